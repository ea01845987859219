package app.sablier;

/** What the device tells the app. The other side of the door is app/src/platform/android.rs. */
final class Door {
    static final int DOWN = 0;
    static final int MOVE = 1;
    static final int UP = 2;
    static final int CANCEL = 3;

    private Door() {}

    /** What a finger did, which one, where in pixels, and how many milliseconds ago. */
    static native void touched(int phase, int finger, float x, float y, float ago);

    /** Pixels at each edge that a bar or a notch covers. */
    static native void edges(int left, int top, int right, int bottom);

    /** The player opened an address of ours. */
    static native void link(String address);

    /** The player went back. */
    static native void back();

    /** What stands in the field in which the player types. */
    static native void typed(String text);

    /** The keyboard's own key that ends typing was used. */
    static native void entered();

    /** A document was saved under this name; or there was some trouble; or, if both are null, the player declined. */
    static native void saved(String name, String trouble);

    /** The file that the player picked lies among the papers as {@link Papers#PICKED} and is called this; null if not. */
    static native void picked(String name);

    /** The app left the screen, or came back. */
    static native void rest(boolean resting);

    /** What holds the device up, in metres per second squared: to the right, to the top, out of the screen. */
    static native void felt(float right, float top, float out);
}
