package app.sablier;

import android.content.Context;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.SurfaceHolder;
import android.view.SurfaceView;
import android.view.View;
import quad_native.QuadNative;

/** The pane of glass: what miniquad draws on, and where it gets touches and keys from. */
final class Pane extends SurfaceView implements View.OnTouchListener, View.OnKeyListener, SurfaceHolder.Callback {
    // miniquad's numbers for what a finger does.
    private static final int MOVED = 0;
    private static final int ENDED = 1;
    private static final int STARTED = 2;
    private static final int CANCELLED = 3;

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
                touch(event, event.getActionIndex(), STARTED);
                break;
            case MotionEvent.ACTION_UP:
            case MotionEvent.ACTION_POINTER_UP:
                touch(event, event.getActionIndex(), ENDED);
                break;
            case MotionEvent.ACTION_MOVE:
                touchAll(event, MOVED);
                break;
            case MotionEvent.ACTION_CANCEL:
                touchAll(event, CANCELLED);
                break;
            default:
                return false;
        }
        return true;
    }

    private void touchAll(MotionEvent event, int phase) {
        for (int finger = 0; finger < event.getPointerCount(); finger++) {
            touch(event, finger, phase);
        }
    }

    private void touch(MotionEvent event, int finger, int phase) {
        if (!closed) {
            QuadNative.surfaceOnTouch(event.getPointerId(finger), phase, event.getX(finger), event.getY(finger));
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
