package app.sablier;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import android.database.Cursor;
import android.hardware.Sensor;
import android.hardware.SensorEvent;
import android.hardware.SensorEventListener;
import android.hardware.SensorManager;
import android.net.Uri;
import android.os.Build;
import android.os.Bundle;
import android.os.VibrationEffect;
import android.os.Vibrator;
import android.provider.OpenableColumns;
import android.provider.Settings;
import android.view.DisplayCutout;
import android.view.View;
import android.view.WindowInsets;
import android.view.WindowInsetsController;
import android.view.WindowManager.LayoutParams;
import android.view.inputmethod.InputMethodManager;
import android.widget.FrameLayout;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Locale;
import quad_native.QuadNative;

/**
 * Sablier's one activity. Rust calls its public methods by name, some of them through miniquad, on a thread of its own;
 * what happens here reaches Rust through {@link QuadNative} and {@link Door}.
 */
public final class MainActivity extends Activity implements SensorEventListener {
    private static final int SAVE = 1;
    private static final int ALLOW = 2;
    private static final int OPEN = 3;
    /** A longer file than this is none of ours, and only its beginning is read, so that the app sees it. */
    private static final int LARGEST_FILE = (8 << 20) + 1;
    private static final String NOTIFY = "android.permission.POST_NOTIFICATIONS";
    /** Where it is noted that the player was asked to allow notifications. */
    private static final String ASKED = "asked";

    private Pane pane;
    private Field field;
    private boolean fullScreen;
    private boolean watchesFlips;
    /** Made when it first speaks. */
    private Voice voice;
    /** The document for which the player chooses a place. */
    private String saving;

    static {
        System.loadLibrary("sablier");
    }

    @Override
    protected void onCreate(Bundle before) {
        super.onCreate(before);
        pane = new Pane(this);
        pane.setOnApplyWindowInsetsListener((view, insets) -> tellEdges(insets));
        field = new Field(this);
        FrameLayout frame = new FrameLayout(this);
        frame.addView(field, new FrameLayout.LayoutParams(1, 1));
        frame.addView(pane);
        setContentView(frame);
        pane.requestFocus();
        reachToTheEdges();
        QuadNative.activityOnCreate(this);
        // A rotation must not open the same link twice.
        if (before == null) {
            tellLink(getIntent());
        }
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        setIntent(intent);
        tellLink(intent);
    }

    @Override
    protected void onResume() {
        super.onResume();
        QuadNative.activityOnResume();
        Door.rest(false);
        Ringer.seen = true;
        Ringer.hush(this);
        listen();
    }

    @Override
    protected void onPause() {
        super.onPause();
        QuadNative.activityOnPause();
        Door.rest(true);
        Ringer.seen = false;
        sensors().unregisterListener(this);
    }

    @Override
    protected void onDestroy() {
        super.onDestroy();
        if (voice != null) {
            voice.close();
        }
        pane.setOnApplyWindowInsetsListener(null);
        pane.close();
        QuadNative.activityOnDestroy();
    }

    @Override
    public void onWindowFocusChanged(boolean focused) {
        super.onWindowFocusChanged(focused);
        if (focused) {
            hideOrShowBars();
        }
    }

    /** The app decides what back means, and calls {@link #leave} if it means goodbye. */
    @Override
    @SuppressWarnings("deprecation")
    public void onBackPressed() {
        Door.back();
    }

    @Override
    protected void onActivityResult(int request, int result, Intent answer) {
        super.onActivityResult(request, result, answer);
        Uri place = result == RESULT_OK && answer != null ? answer.getData() : null;
        if (request == OPEN && place != null) {
            Door.picked(fetch(place) ? nameOf(place) : null);
        }
        if (request != SAVE || saving == null) {
            return;
        }
        String name = saving;
        saving = null;
        if (place == null) {
            Door.saved(null, null);
            return;
        }
        String trouble = copy(new File(Papers.folder(this), name), place);
        Door.saved(trouble == null ? name : null, trouble);
    }

    /** Copies a document to the place the player chose, and returns what went wrong, if anything did. */
    private String copy(File document, Uri place) {
        try (InputStream from = new FileInputStream(document);
                OutputStream to = getContentResolver().openOutputStream(place)) {
            pour(from, to, Long.MAX_VALUE);
            return null;
        } catch (IOException | RuntimeException trouble) {
            return trouble.toString();
        }
    }

    /** Copies a file that the player picked to where the app can read it, and tests whether that went well. */
    private boolean fetch(Uri picked) {
        try (InputStream from = getContentResolver().openInputStream(picked);
                OutputStream to = new FileOutputStream(new File(Papers.folder(this), Papers.PICKED))) {
            pour(from, to, LARGEST_FILE);
            return true;
        } catch (IOException | RuntimeException trouble) {
            return false;
        }
    }

    private static void pour(InputStream from, OutputStream to, long most) throws IOException {
        byte[] some = new byte[1 << 16];
        long left = most;
        for (int length = from.read(some); length >= 0 && left > 0; length = from.read(some)) {
            to.write(some, 0, (int) Math.min(length, left));
            left -= length;
        }
    }

    private String nameOf(Uri picked) {
        String[] wanted = {OpenableColumns.DISPLAY_NAME};
        try (Cursor table = getContentResolver().query(picked, wanted, null, null, null)) {
            return table != null && table.moveToFirst() && table.getString(0) != null ? table.getString(0) : "";
        } catch (RuntimeException trouble) {
            return "";
        }
    }

    private void tellLink(Intent intent) {
        if (intent != null && intent.getData() != null) {
            Door.link(intent.getData().toString());
        }
    }

    // The window, from edge to edge.

    @SuppressWarnings("deprecation")
    private void reachToTheEdges() {
        if (Build.VERSION.SDK_INT >= 28) {
            LayoutParams look = getWindow().getAttributes();
            look.layoutInDisplayCutoutMode = LayoutParams.LAYOUT_IN_DISPLAY_CUTOUT_MODE_SHORT_EDGES;
            getWindow().setAttributes(look);
        }
        hideOrShowBars();
    }

    @SuppressWarnings("deprecation")
    private void hideOrShowBars() {
        if (Build.VERSION.SDK_INT >= 30) {
            getWindow().setDecorFitsSystemWindows(false);
            WindowInsetsController bars = getWindow().getInsetsController();
            if (bars == null) {
                return;
            }
            bars.setSystemBarsBehavior(WindowInsetsController.BEHAVIOR_SHOW_TRANSIENT_BARS_BY_SWIPE);
            if (fullScreen) {
                bars.hide(WindowInsets.Type.systemBars());
            } else {
                bars.show(WindowInsets.Type.systemBars());
            }
            return;
        }
        int look = View.SYSTEM_UI_FLAG_LAYOUT_STABLE | View.SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN
                | View.SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION;
        if (fullScreen) {
            look |= View.SYSTEM_UI_FLAG_FULLSCREEN | View.SYSTEM_UI_FLAG_HIDE_NAVIGATION
                    | View.SYSTEM_UI_FLAG_IMMERSIVE_STICKY;
        }
        getWindow().getDecorView().setSystemUiVisibility(look);
    }

    @SuppressWarnings("deprecation")
    private WindowInsets tellEdges(WindowInsets insets) {
        if (Build.VERSION.SDK_INT >= 30) {
            android.graphics.Insets covered = insets.getInsets(
                    WindowInsets.Type.systemBars() | WindowInsets.Type.displayCutout());
            Door.edges(covered.left, covered.top, covered.right, covered.bottom);
            return insets;
        }
        int left = insets.getSystemWindowInsetLeft();
        int top = insets.getSystemWindowInsetTop();
        int right = insets.getSystemWindowInsetRight();
        int bottom = insets.getSystemWindowInsetBottom();
        DisplayCutout notch = Build.VERSION.SDK_INT >= 28 ? insets.getDisplayCutout() : null;
        if (notch != null) {
            left = Math.max(left, notch.getSafeInsetLeft());
            top = Math.max(top, notch.getSafeInsetTop());
            right = Math.max(right, notch.getSafeInsetRight());
            bottom = Math.max(bottom, notch.getSafeInsetBottom());
        }
        Door.edges(left, top, right, bottom);
        return insets;
    }

    // What miniquad calls.

    public void setFullScreen(boolean full) {
        runOnUiThread(() -> {
            fullScreen = full;
            hideOrShowBars();
        });
    }

    public void showKeyboard(boolean show) {
        runOnUiThread(() -> {
            if (show) {
                keyboard().showSoftInput(pane, 0);
            } else {
                keyboard().hideSoftInputFromWindow(pane.getWindowToken(), 0);
            }
        });
    }

    public String getClipboardText() {
        ClipData clip = ((ClipboardManager) getSystemService(Context.CLIPBOARD_SERVICE)).getPrimaryClip();
        CharSequence text = clip == null || clip.getItemCount() == 0 ? null : clip.getItemAt(0).getText();
        return text == null ? null : text.toString();
    }

    public void setClipboardText(String text) {
        ClipData clip = ClipData.newPlainText(getString(R.string.name), text);
        ((ClipboardManager) getSystemService(Context.CLIPBOARD_SERVICE)).setPrimaryClip(clip);
    }

    // What app/src/platform/android.rs calls.

    /** The app's own folder, which no other app can read. */
    public String folder() {
        return getFilesDir().getAbsolutePath();
    }

    /** Where a document must lie to be shared or saved by its name. */
    public String papers() {
        return Papers.folder(this).getAbsolutePath();
    }

    /** The language the device is set to, such as fr-FR. */
    public String language() {
        return Locale.getDefault().toLanguageTag();
    }

    /** Pixels a dp. */
    public float density() {
        return getResources().getDisplayMetrics().density;
    }

    /** How much larger than usual the player wants text. */
    public float textScale() {
        return getResources().getConfiguration().fontScale;
    }

    /** Whether the player turned animations off. */
    public boolean wantsCalm() {
        return Settings.Global.getFloat(getContentResolver(), Settings.Global.ANIMATOR_DURATION_SCALE, 1) == 0;
    }

    public void keepAwake(boolean awake) {
        runOnUiThread(() -> {
            if (awake) {
                getWindow().addFlags(LayoutParams.FLAG_KEEP_SCREEN_ON);
            } else {
                getWindow().clearFlags(LayoutParams.FLAG_KEEP_SCREEN_ON);
            }
        });
    }

    @SuppressWarnings("deprecation")
    public boolean canVibrate() {
        Vibrator motor = (Vibrator) getSystemService(Context.VIBRATOR_SERVICE);
        return motor != null && motor.hasVibrator();
    }

    @SuppressWarnings("deprecation")
    public void vibrate(int milliseconds) {
        Vibrator motor = (Vibrator) getSystemService(Context.VIBRATOR_SERVICE);
        if (motor == null) {
            return;
        }
        if (Build.VERSION.SDK_INT >= 26) {
            motor.vibrate(VibrationEffect.createOneShot(milliseconds, VibrationEffect.DEFAULT_AMPLITUDE));
        } else {
            motor.vibrate(milliseconds);
        }
    }

    private SensorManager sensors() {
        return (SensorManager) getSystemService(Context.SENSOR_SERVICE);
    }

    private void listen() {
        Sensor sensor = watchesFlips ? sensors().getDefaultSensor(Sensor.TYPE_ACCELEROMETER) : null;
        if (sensor != null) {
            sensors().registerListener(this, sensor, SensorManager.SENSOR_DELAY_UI);
        }
    }

    @Override
    public void onSensorChanged(SensorEvent event) {
        Door.felt(event.values[0], event.values[1], event.values[2]);
    }

    @Override
    public void onAccuracyChanged(Sensor sensor, int accuracy) {}

    public boolean canFeel() {
        return sensors().getDefaultSensor(Sensor.TYPE_ACCELEROMETER) != null;
    }

    /** Watches for the device being turned over, as long as the app is seen. */
    public void watchFlips(boolean watch) {
        runOnUiThread(() -> {
            watchesFlips = watch;
            sensors().unregisterListener(this);
            listen();
        });
    }

    private boolean wasAsked() {
        return getPreferences(MODE_PRIVATE).getBoolean(ASKED, false);
    }

    public void speak(String words, String language) {
        runOnUiThread(() -> {
            if (voice == null) {
                voice = new Voice(this);
            }
            voice.say(words, language);
        });
    }

    /** Whether a timer can ring while the app is out of sight. Nobody declined before they were asked. */
    public boolean mayRing() {
        return Build.VERSION.SDK_INT >= 33 && !wasAsked() || Ringer.notifications(this).areNotificationsEnabled();
    }

    public void setAlarm(int milliseconds, String words) {
        Ringer.set(this, milliseconds, words);
        if (Build.VERSION.SDK_INT >= 33 && !wasAsked()) {
            getPreferences(MODE_PRIVATE).edit().putBoolean(ASKED, true).apply();
            runOnUiThread(() -> requestPermissions(new String[] {NOTIFY}, ALLOW));
        }
    }

    public void cancelAlarm() {
        Ringer.cancel(this);
    }

    public void shareText(String text) {
        Intent send = new Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text);
        runOnUiThread(() -> offer(Intent.createChooser(send, null)));
    }

    public void sharePaper(String name) {
        Uri address = Papers.address(this, name);
        Intent send = new Intent(Intent.ACTION_SEND).setType(Papers.type(name)).putExtra(Intent.EXTRA_STREAM, address)
                .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
        // The chooser shows a preview, and may read only what the clip names.
        send.setClipData(ClipData.newRawUri(name, address));
        runOnUiThread(() -> offer(Intent.createChooser(send, null)));
    }

    public void savePaper(String name) {
        Intent create = new Intent(Intent.ACTION_CREATE_DOCUMENT).addCategory(Intent.CATEGORY_OPENABLE)
                .setType(Papers.type(name)).putExtra(Intent.EXTRA_TITLE, name);
        runOnUiThread(() -> {
            saving = name;
            try {
                startActivityForResult(create, SAVE);
            } catch (ActivityNotFoundException nowhere) {
                saving = null;
                Door.saved(null, nowhere.toString());
            }
        });
    }

    /** Lets the player type; {@link Door#typed} tells what. */
    public void openField(String text, boolean isCode) {
        runOnUiThread(() -> {
            field.open(text, isCode);
            keyboard().showSoftInput(field, 0);
        });
    }

    /** Has another text stand where the player types. */
    public void writeField(String text) {
        runOnUiThread(() -> field.write(text));
    }

    public void closeField() {
        runOnUiThread(() -> {
            keyboard().hideSoftInputFromWindow(field.getWindowToken(), 0);
            pane.requestFocus();
        });
    }

    private InputMethodManager keyboard() {
        return (InputMethodManager) getSystemService(Context.INPUT_METHOD_SERVICE);
    }

    public void askFile() {
        Intent open = new Intent(Intent.ACTION_OPEN_DOCUMENT).addCategory(Intent.CATEGORY_OPENABLE).setType("*/*");
        runOnUiThread(() -> {
            try {
                startActivityForResult(open, OPEN);
            } catch (ActivityNotFoundException nowhere) {
                Door.picked(null);
            }
        });
    }

    private void offer(Intent intent) {
        try {
            startActivity(intent);
        } catch (ActivityNotFoundException nobody) {
            // A device without any app to share with offers none.
        }
    }

    /** Ends the activity; the process stays as long as Android likes. */
    public void leave() {
        runOnUiThread(this::finish);
    }
}
