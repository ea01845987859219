#!/bin/sh
# Builds Sablier for Android into out/: a signed APK, and a bundle for the Play store where bundletool is at hand.
# Uses the SDK's own tools and no Gradle. What it is told by the environment:
#   ANDROID_HOME            the SDK
#   ANDROID_NDK_HOME        the NDK, if it is not the newest inside the SDK
#   BUNDLETOOL              bundletool's jar; without it there is no bundle
#   SABLIER_KEYSTORE        a key store to sign with, with SABLIER_KEY (its alias) and SABLIER_KEYSTORE_PASSWORD;
#                           without it a debug key is made once, in the place where Android's own tools keep theirs
set -eu
cd "$(dirname "$0")/../.."

PLATFORM=35    # what it is compiled against and made for
OLDEST=24      # Android 7
PAGE=16384     # the Play store asks for pages of 16 KB
OUT=out
WORK=target/android
HERE=app/android

say() { printf 'sablier: %s\n' "$*" >&2; }
have() { command -v "$1" >/dev/null 2>&1; }
newest() { find "$1" -mindepth 1 -maxdepth 1 -type d 2>/dev/null | sort -V | tail -n 1; }

SDK=${ANDROID_HOME:-${ANDROID_SDK_ROOT:-}}
TOOLS=$(newest "${SDK:-/nowhere}/build-tools")
NDK=${ANDROID_NDK_HOME:-$(newest "${SDK:-/nowhere}/ndk")}
COMPILERS=$(newest "${NDK:-/nowhere}/toolchains/llvm/prebuilt")
JAR=${SDK:-/nowhere}/platforms/android-$PLATFORM/android.jar

# Each target of Rust's, Android's name for it, and the name of its compiler.
targets() {
    echo "aarch64-linux-android arm64-v8a aarch64-linux-android$OLDEST-clang"
    echo "armv7-linux-androideabi armeabi-v7a armv7a-linux-androideabi$OLDEST-clang"
    echo "x86_64-linux-android x86_64 x86_64-linux-android$OLDEST-clang"
}

# Older build tools cannot align for pages of 16 KB.
has_tools() { [ -x "$TOOLS/aapt2" ] && [ "$(basename "$TOOLS" | cut -d. -f1)" -ge "$PLATFORM" ]; }

missing() {
    [ -n "$SDK" ] || echo "the Android SDK: set ANDROID_HOME to its folder (https://developer.android.com/studio#command-line-tools-only)"
    has_tools || echo "its build tools, $PLATFORM or newer: sdkmanager 'build-tools;$PLATFORM.0.0'"
    [ -f "$JAR" ] || echo "its platform: sdkmanager 'platforms;android-$PLATFORM'"
    [ -n "$COMPILERS" ] || echo "the NDK: sdkmanager 'ndk;28.0.13004108', or set ANDROID_NDK_HOME to its folder"
    have javac || echo "a Java compiler, 11 or newer, such as Debian's default-jdk-headless"
    have zip || echo "zip"
    targets | while read -r target _; do
        [ -d "$(rustc --print target-libdir --target "$target")" ] || echo "a target of Rust's: rustup target add $target"
    done
}

ask_for_tools() {
    lacking=$(missing)
    [ -z "$lacking" ] && return
    say "the app for Android is built with the Android SDK and NDK, and this is missing:"
    printf '%s\n' "$lacking" | sed 's/^/sablier:   /' >&2
    say "Without them you can put Sablier on a phone as a web app."
    exit 1
}

version() { sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1; }

# 1.2.3 as 10203: a number that grows with every version.
version_code() { version | awk -F. '{ print $1 * 10000 + $2 * 100 + $3 }'; }

build_library() {
    flags="-C link-arg=-Wl,-z,max-page-size=$PAGE"
    targets | while read -r target folder compiler; do
        name=$(echo "$target" | tr 'a-z-' 'A-Z_')
        env "CARGO_TARGET_${name}_LINKER=$COMPILERS/bin/$compiler" "CARGO_TARGET_${name}_RUSTFLAGS=$flags" \
            cargo rustc --release --locked -p sablier --lib --crate-type cdylib --target "$target"
        mkdir -p "$WORK/lib/$folder"
        "$COMPILERS/bin/llvm-strip" --strip-unneeded -o "$WORK/lib/$folder/libsablier.so" \
            "${CARGO_TARGET_DIR:-target}/$target/release/libsablier.so"
    done
}

build_resources() {
    cp -R "$HERE/res" "$WORK/res"
    cargo run --quiet --release --locked -p printkit-core --example icons -- android "$WORK/res"
    "$TOOLS/aapt2" compile --dir "$WORK/res" -o "$WORK/resources.zip"
}

# Binds manifest and resources; what it is asked for besides depends on the kind of package.
link_resources() {
    "$TOOLS/aapt2" link -I "$JAR" --manifest "$HERE/AndroidManifest.xml" \
        --min-sdk-version "$OLDEST" --target-sdk-version "$PLATFORM" \
        --version-code "$(version_code)" --version-name "$(version)" "$@" "$WORK/resources.zip"
}

# miniquad brings its own half of the door between Java and Rust.
miniquads_java() {
    cargo metadata --locked --format-version 1 | tr ',' '\n' |
        sed -n 's|.*"manifest_path":"\(.*/miniquad-[0-9.]*\)/Cargo.toml".*|\1/java/QuadNative.java|p'
}

build_java() {
    mkdir -p "$WORK/classes" "$WORK/dex"
    javac --release 11 -classpath "$JAR" -d "$WORK/classes" \
        "$(miniquads_java)" "$WORK/java/app/sablier/R.java" "$HERE"/java/app/sablier/*.java
    find "$WORK/classes" -name '*.class' -exec \
        "$TOOLS/d8" --release --min-api "$OLDEST" --lib "$JAR" --output "$WORK/dex" {} +
}

debug_key() {
    SABLIER_KEYSTORE=${HOME:?}/.android/debug.keystore
    SABLIER_KEYSTORE_PASSWORD=android
    SABLIER_KEY=androiddebugkey
    [ -f "$SABLIER_KEYSTORE" ] && return
    mkdir -p "$(dirname "$SABLIER_KEYSTORE")"
    keytool -genkeypair -keystore "$SABLIER_KEYSTORE" -storepass "$SABLIER_KEYSTORE_PASSWORD" -alias "$SABLIER_KEY" \
        -dname 'CN=Android Debug' -keyalg RSA -keysize 2048 -validity 10000
}

build_apk() {
    apk=$(pwd)/$WORK/sablier.apk
    cp "$WORK/linked.apk" "$apk"
    (cd "$WORK/dex" && zip -q "$apk" classes.dex)
    # Stored and aligned, a library is used where it lies and never unpacked.
    (cd "$WORK" && zip -q -D -0 -r "$apk" lib)
    "$TOOLS/zipalign" -f -P 16 4 "$apk" "$WORK/aligned.apk"
    "$TOOLS/apksigner" sign --ks "$SABLIER_KEYSTORE" --ks-pass env:SABLIER_KEYSTORE_PASSWORD \
        --ks-key-alias "$SABLIER_KEY" --out "$OUT/sablier-$(version).apk" "$WORK/aligned.apk"
    say "$OUT/sablier-$(version).apk is ready: adb install $OUT/sablier-$(version).apk"
}

build_bundle() {
    [ -n "${BUNDLETOOL:-}" ] || return 0
    bundle=$OUT/sablier-$(version).aab
    link_resources --proto-format -o "$WORK/linked.zip"
    mkdir -p "$WORK/base/manifest" "$WORK/base/dex"
    unzip -q "$WORK/linked.zip" -d "$WORK/base"
    mv "$WORK/base/AndroidManifest.xml" "$WORK/base/manifest/"
    cp "$WORK/dex/classes.dex" "$WORK/base/dex/"
    cp -R "$WORK/lib" "$WORK/base/lib"
    (cd "$WORK/base" && zip -q -D -r ../base.zip .)
    rm -f "$bundle"
    java -jar "$BUNDLETOOL" build-bundle --modules="$WORK/base.zip" --output="$bundle"
    jarsigner -keystore "$SABLIER_KEYSTORE" -storepass:env SABLIER_KEYSTORE_PASSWORD "$bundle" "$SABLIER_KEY" >&2
    say "$bundle is ready for the Play store"
}

ask_for_tools
rm -rf "$WORK"
mkdir -p "$WORK" "$OUT"
if [ -z "${SABLIER_KEYSTORE:-}" ]; then debug_key; fi
export SABLIER_KEYSTORE_PASSWORD="${SABLIER_KEYSTORE_PASSWORD:?goes with SABLIER_KEYSTORE}"
: "${SABLIER_KEY:?goes with SABLIER_KEYSTORE}"
build_library
build_resources
link_resources --java "$WORK/java" -o "$WORK/linked.apk"
build_java
build_apk
build_bundle
