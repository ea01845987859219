package app.sablier;

import android.content.Context;
import android.text.Editable;
import android.text.InputType;
import android.text.TextWatcher;
import android.view.inputmethod.EditorInfo;
import android.widget.EditText;

/** Where the player types, out of sight behind the pane: the app draws what stands in it. */
final class Field extends EditText implements TextWatcher {
    /** What the app knows of the text already. */
    private String known = "";

    Field(Context context) {
        super(context);
        setSingleLine(true);
        setImeOptions(EditorInfo.IME_ACTION_DONE | EditorInfo.IME_FLAG_NO_EXTRACT_UI);
        addTextChangedListener(this);
        setOnEditorActionListener((view, action, event) -> {
            Door.entered();
            return true;
        });
    }

    void open(String text, boolean isCode) {
        int capitals = isCode ? InputType.TYPE_TEXT_FLAG_CAP_CHARACTERS : InputType.TYPE_TEXT_FLAG_CAP_WORDS;
        setInputType(InputType.TYPE_CLASS_TEXT | InputType.TYPE_TEXT_FLAG_NO_SUGGESTIONS | capitals);
        write(text);
        requestFocus();
    }

    /** Puts in what the app made of what was typed. */
    void write(String text) {
        known = text;
        if (!text.contentEquals(getText())) {
            setText(text);
            setSelection(text.length());
        }
    }

    @Override
    public void beforeTextChanged(CharSequence text, int start, int count, int after) {}

    @Override
    public void onTextChanged(CharSequence text, int start, int before, int count) {}

    @Override
    public void afterTextChanged(Editable text) {
        if (!known.contentEquals(text)) {
            known = text.toString();
            Door.typed(known);
        }
    }
}
