package app.sablier;

import android.content.ContentProvider;
import android.content.ContentValues;
import android.content.Context;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import android.os.ParcelFileDescriptor;
import android.provider.OpenableColumns;
import java.io.File;
import java.io.FileNotFoundException;

/** Lends the documents in one folder to the apps that a player shares them with, and nothing else. */
public final class Papers extends ContentProvider {
    private static final String PDF = "application/pdf";
    private static final String JSON = "application/json";
    private static final String PNG = "image/png";
    /** A file that the player picked, as the app reads it. */
    static final String PICKED = "picked";

    /** Where documents wait for other apps to fetch them. */
    static File folder(Context context) {
        File folder = new File(context.getCacheDir(), "papers");
        folder.mkdirs();
        return folder;
    }

    /** What a document is, by its name. */
    static String type(String name) {
        return name.endsWith(".pdf") ? PDF : name.endsWith(".png") ? PNG : JSON;
    }

    static Uri address(Context context, String name) {
        String authority = context.getPackageName() + ".papers";
        return new Uri.Builder().scheme("content").authority(authority).appendPath(name).build();
    }

    private File file(Uri address) throws FileNotFoundException {
        String name = address.getLastPathSegment();
        // A name with a way in it could lead out of the folder.
        if (name == null || !name.equals(new File(name).getName())) {
            throw new FileNotFoundException();
        }
        File file = new File(folder(getContext()), name);
        if (!file.isFile()) {
            throw new FileNotFoundException();
        }
        return file;
    }

    @Override
    public boolean onCreate() {
        return true;
    }

    @Override
    public ParcelFileDescriptor openFile(Uri address, String mode) throws FileNotFoundException {
        return ParcelFileDescriptor.open(file(address), ParcelFileDescriptor.MODE_READ_ONLY);
    }

    @Override
    public String getType(Uri address) {
        return type(String.valueOf(address.getLastPathSegment()));
    }

    @Override
    public Cursor query(Uri address, String[] wanted, String where, String[] values, String order) {
        String[] all = {OpenableColumns.DISPLAY_NAME, OpenableColumns.SIZE};
        String[] columns = wanted == null ? all : wanted;
        MatrixCursor table = new MatrixCursor(columns, 1);
        try {
            File file = file(address);
            MatrixCursor.RowBuilder row = table.newRow();
            for (String column : columns) {
                row.add(column.equals(OpenableColumns.DISPLAY_NAME) ? file.getName()
                        : column.equals(OpenableColumns.SIZE) ? (Object) file.length() : null);
            }
        } catch (FileNotFoundException missing) {
            // An empty table says it.
        }
        return table;
    }

    @Override
    public Uri insert(Uri address, ContentValues values) {
        return null;
    }

    @Override
    public int update(Uri address, ContentValues values, String where, String[] arguments) {
        return 0;
    }

    @Override
    public int delete(Uri address, String where, String[] arguments) {
        return 0;
    }
}
