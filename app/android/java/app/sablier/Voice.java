package app.sablier;

import android.content.Context;
import android.speech.tts.TextToSpeech;
import java.util.Locale;

/** The system's own voice. Where it has none, or none for a language, it stays silent. */
final class Voice {
    private final TextToSpeech speech;
    private boolean ready;
    /** What was to be said before the voice was there. */
    private String words;
    private String language;

    Voice(Context context) {
        speech = new TextToSpeech(context.getApplicationContext(), this::open);
    }

    /** Says words in the language of this code, instead of what it still says. */
    void say(String words, String language) {
        this.words = words;
        this.language = language;
        if (ready) {
            speak();
        }
    }

    void close() {
        speech.shutdown();
    }

    private void open(int status) {
        ready = status == TextToSpeech.SUCCESS;
        if (ready && words != null) {
            speak();
        }
    }

    private void speak() {
        int known = speech.setLanguage(Locale.forLanguageTag(language));
        if (known != TextToSpeech.LANG_MISSING_DATA && known != TextToSpeech.LANG_NOT_SUPPORTED) {
            speech.speak(words, TextToSpeech.QUEUE_FLUSH, null, "sablier");
        }
    }
}
