package app.sablier;

import android.app.AlarmManager;
import android.app.Notification;
import android.app.NotificationChannel;
import android.app.NotificationManager;
import android.app.PendingIntent;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.media.AudioAttributes;
import android.media.RingtoneManager;
import android.os.Build;

/** Rings for a timer that runs through while nobody sees the app: Android wakes it, and it shows a notification. */
public final class Ringer extends BroadcastReceiver {
    private static final String CHANNEL = "timer";
    private static final String WORDS = "words";
    private static final int NUMBER = 1;

    /** Whether the app is on the screen, where it rings for itself. */
    static volatile boolean seen;

    /** Rings after so many milliseconds, saying these words; a wish made before is forgotten. */
    static void set(Context context, int milliseconds, String words) {
        AlarmManager alarms = (AlarmManager) context.getSystemService(Context.ALARM_SERVICE);
        long moment = System.currentTimeMillis() + milliseconds;
        if (Build.VERSION.SDK_INT < 31 || alarms.canScheduleExactAlarms()) {
            alarms.setExactAndAllowWhileIdle(AlarmManager.RTC_WAKEUP, moment, call(context, words));
        } else {
            // Some minutes late is better than never.
            alarms.setAndAllowWhileIdle(AlarmManager.RTC_WAKEUP, moment, call(context, words));
        }
    }

    static void cancel(Context context) {
        ((AlarmManager) context.getSystemService(Context.ALARM_SERVICE)).cancel(call(context, ""));
    }

    /** Takes a notification away that the player has followed. */
    static void hush(Context context) {
        notifications(context).cancel(NUMBER);
    }

    static NotificationManager notifications(Context context) {
        return (NotificationManager) context.getSystemService(Context.NOTIFICATION_SERVICE);
    }

    private static PendingIntent call(Context context, String words) {
        Intent intent = new Intent(context, Ringer.class).putExtra(WORDS, words);
        int flags = PendingIntent.FLAG_UPDATE_CURRENT | PendingIntent.FLAG_IMMUTABLE;
        return PendingIntent.getBroadcast(context, 0, intent, flags);
    }

    @Override
    public void onReceive(Context context, Intent intent) {
        if (seen) {
            return;
        }
        Intent open = new Intent(context, MainActivity.class).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK);
        Notification notification = builder(context)
                .setSmallIcon(android.R.drawable.ic_lock_idle_alarm)
                .setContentTitle(intent.getStringExtra(WORDS))
                .setCategory(Notification.CATEGORY_ALARM)
                .setContentIntent(PendingIntent.getActivity(context, 0, open, PendingIntent.FLAG_IMMUTABLE))
                .setAutoCancel(true)
                .build();
        notifications(context).notify(NUMBER, notification);
    }

    @SuppressWarnings("deprecation")
    private static Notification.Builder builder(Context context) {
        android.net.Uri sound = RingtoneManager.getDefaultUri(RingtoneManager.TYPE_NOTIFICATION);
        AudioAttributes loud = new AudioAttributes.Builder().setUsage(AudioAttributes.USAGE_ALARM).build();
        if (Build.VERSION.SDK_INT < 26) {
            return new Notification.Builder(context).setSound(sound, loud).setPriority(Notification.PRIORITY_HIGH)
                    .setDefaults(Notification.DEFAULT_VIBRATE);
        }
        String name = context.getString(R.string.name);
        NotificationChannel channel = new NotificationChannel(CHANNEL, name, NotificationManager.IMPORTANCE_HIGH);
        channel.setSound(sound, loud);
        channel.enableVibration(true);
        notifications(context).createNotificationChannel(channel);
        return new Notification.Builder(context, CHANNEL);
    }
}
