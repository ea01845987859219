package app.sablier;

import android.content.Context;
import android.os.SystemClock;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.SurfaceHolder;
import android.view.SurfaceView;
import android.view.View;
import quad_native.QuadNative;

/** The pane of glass: what miniquad draws on and gets keys from, and what feels fingers. */
final class Pane extends SurfaceView implements View.OnTouchListener, View.OnKeyListener, SurfaceHolder.Callback {
    private boolean closed;

    Pane(Context context) {
        super(context);
        getHolder().addCallback(this);
        setFocusable(true);
        setFocusableInTouchMode(true);
        requestFocus();
        setOnTouchListener(this);
        setOnKeyListener(this);
    }

    /** Says nothing more to miniquad, which listens no longer and would end the process. */
    void close() {
        closed = true;
    }

    @Override
    public void surfaceCreated(SurfaceHolder holder) {
        if (!closed) {
            QuadNative.surfaceOnSurfaceCreated(holder.getSurface());
        }
    }

    @Override
    public void surfaceChanged(SurfaceHolder holder, int format, int width, int height) {
        if (!closed) {
            QuadNative.surfaceOnSurfaceChanged(holder.getSurface(), width, height);
        }
    }

    @Override
    public void surfaceDestroyed(SurfaceHolder holder) {
        if (!closed) {
            QuadNative.surfaceOnSurfaceDestroyed(holder.getSurface());
        }
    }

    @Override
    public boolean onTouch(View view, MotionEvent event) {
        switch (event.getActionMasked()) {
            case MotionEvent.ACTION_DOWN:
            case MotionEvent.ACTION_POINTER_DOWN:
                touch(event, event.getActionIndex(), Door.DOWN);
                break;
            case MotionEvent.ACTION_UP:
            case MotionEvent.ACTION_POINTER_UP:
                touch(event, event.getActionIndex(), Door.UP);
                break;
            case MotionEvent.ACTION_MOVE:
                moveAll(event);
                break;
            case MotionEvent.ACTION_CANCEL:
                for (int finger = 0; finger < event.getPointerCount(); finger++) {
                    touch(event, finger, Door.CANCEL);
                }
                break;
            default:
                return false;
        }
        return true;
    }

    /** Fingers move more often than they are told of: the moves since then come along, oldest first. */
    private void moveAll(MotionEvent event) {
        for (int finger = 0; finger < event.getPointerCount(); finger++) {
            for (int past = 0; past < event.getHistorySize(); past++) {
                tell(Door.MOVE, event.getPointerId(finger), event.getHistoricalX(finger, past),
                        event.getHistoricalY(finger, past), event.getHistoricalEventTime(past));
            }
            touch(event, finger, Door.MOVE);
        }
    }

    private void touch(MotionEvent event, int finger, int phase) {
        tell(phase, event.getPointerId(finger), event.getX(finger), event.getY(finger), event.getEventTime());
    }

    private void tell(int phase, int finger, float x, float y, long time) {
        if (!closed) {
            Door.touched(phase, finger, x, y, (float) (SystemClock.uptimeMillis() - time));
        }
    }

    @Override
    public boolean onKey(View view, int code, KeyEvent event) {
        // The way back reaches the activity, and volume keys the system.
        if (closed || event.isSystem()) {
            return false;
        }
        if (event.getAction() == KeyEvent.ACTION_DOWN) {
            QuadNative.surfaceOnKeyDown(code);
            int letter = event.getUnicodeChar();
            if (letter != 0) {
                QuadNative.surfaceOnCharacter(letter);
            }
        } else if (event.getAction() == KeyEvent.ACTION_UP) {
            QuadNative.surfaceOnKeyUp(code);
        }
        return true;
    }
}
