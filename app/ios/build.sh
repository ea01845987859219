#!/bin/sh
# Builds Sablier for iOS on a Mac, as app bundles: out/ios for devices and out/ios-simulator for the simulator.
# What it is told by the environment:
#   SABLIER_IDENTITY   the identity to sign with for devices, with SABLIER_PROFILE, its provisioning profile;
#                      without them the bundle for devices is not signed, and only a simulator runs what was built
set -eu
cd "$(dirname "$0")/../.."

export IPHONEOS_DEPLOYMENT_TARGET=13.0
OUT=out
WORK=target/ios
HERE=app/ios

say() { printf 'sablier: %s\n' "$*" >&2; }

# Each target of Rust's, Apple's name for it, and where its bundle goes.
targets() {
    echo "aarch64-apple-ios iphoneos ios"
    echo "aarch64-apple-ios-sim iphonesimulator ios-simulator"
}

missing() {
    xcrun --sdk iphoneos --show-sdk-path >/dev/null 2>&1 || echo "Xcode with the iOS SDK: https://apps.apple.com/app/xcode/id497799835"
    targets | while read -r target _; do
        [ -d "$(rustc --print target-libdir --target "$target")" ] || echo "a target of Rust's: rustup target add $target"
    done
}

ask_for_tools() {
    if [ "$(uname -s)" != Darwin ]; then
        say "the app for iOS can be built only on a Mac with Xcode, and this is not one."
        say "Without it you can put Sablier on a phone as a web app."
        exit 1
    fi
    lacking=$(missing)
    [ -z "$lacking" ] && return
    say "the app for iOS is built with Xcode, and this is missing:"
    printf '%s\n' "$lacking" | sed 's/^/sablier:   /' >&2
    exit 1
}

version() { sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1; }

paint_icon() {
    cp -R "$HERE/Assets.xcassets" "$WORK/Assets.xcassets"
    cargo run --quiet --release --locked -p printkit-core --example icons -- ios "$WORK/Assets.xcassets/AppIcon.appiconset"
}

# A bundle for one platform: the program, its description, its words and its pictures.
build_bundle() {
    target=$1 platform=$2 bundle=$3
    cargo build --release --locked -p sablier --bin sablier --target "$target"
    rm -rf "$bundle"
    mkdir -p "$bundle"
    cp "${CARGO_TARGET_DIR:-target}/$target/release/sablier" "$bundle/sablier"
    cp -R "$HERE"/*.lproj "$bundle/"
    cp "$HERE/Info.plist" "$bundle/Info.plist"
    xcrun actool "$WORK/Assets.xcassets" --compile "$bundle" --platform "$platform" --app-icon AppIcon \
        --minimum-deployment-target "$IPHONEOS_DEPLOYMENT_TARGET" --target-device iphone --target-device ipad \
        --output-partial-info-plist "$WORK/icons.plist" >/dev/null
    /usr/libexec/PlistBuddy -c "Merge $WORK/icons.plist" "$bundle/Info.plist"
    plutil -insert CFBundleShortVersionString -string "$(version)" "$bundle/Info.plist"
    plutil -insert CFBundleVersion -string "$(version)" "$bundle/Info.plist"
}

sign() {
    platform=$1 bundle=$2
    if [ "$platform" = iphonesimulator ]; then
        codesign --force --sign - "$bundle"
    elif [ -n "${SABLIER_IDENTITY:-}" ] && [ -n "${SABLIER_PROFILE:-}" ]; then
        cp "$SABLIER_PROFILE" "$bundle/embedded.mobileprovision"
        security cms -D -i "$SABLIER_PROFILE" -o "$WORK/profile.plist"
        plutil -extract Entitlements xml1 -o "$WORK/entitlements.plist" "$WORK/profile.plist"
        codesign --force --sign "$SABLIER_IDENTITY" --entitlements "$WORK/entitlements.plist" "$bundle"
    else
        say "$bundle is not signed: a device needs SABLIER_IDENTITY and SABLIER_PROFILE"
    fi
}

ask_for_tools
rm -rf "$WORK"
mkdir -p "$WORK"
paint_icon
targets | while read -r target platform folder; do
    bundle=$OUT/$folder/Sablier.app
    build_bundle "$target" "$platform" "$bundle"
    sign "$platform" "$bundle"
    say "$bundle is ready"
done
say "To try it: xcrun simctl install booted $OUT/ios-simulator/Sablier.app && xcrun simctl launch booted app.sablier"
