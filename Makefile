# The commands of Sablier. Each installs what it is missing (tests/setup.sh) and asks nothing.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help play window web test compile-site compile-tests check-phones check-browser print bench android ios

# rustup puts cargo here, but only new shells know.
export PATH := $(PATH):$(HOME)/.cargo/bin

SETUP := tests/setup.sh
OUT := out

help:
	@echo 'make play    build Sablier and open it; as a web page where there is no display'
	@echo 'make web     build the web app into $(OUT)/web and serve it in the local network'
	@echo 'make test    run every test'
	@echo 'make print   write the print-and-play kits as PDF into $(OUT)/'
	@echo 'make bench   print the benchmark table'
	@echo 'make android build the app for Android, with its SDK and NDK'
	@echo 'make ios     build the app for iOS, on a Mac with Xcode'

play:
	@if $(SETUP) display; then $(MAKE) --no-print-directory window; else $(MAKE) --no-print-directory web; fi

window:
	@$(SETUP) rust build run
	cargo run --release --locked -p sablier

web:
	@$(SETUP) rust web
	cargo run --release --locked -p sablier-web -- build --out $(OUT)/web $(if $(ADDRESS),--address '$(ADDRESS)')
	cargo run --release --locked -p sablier-web -- serve $(OUT)/web

test:
	@$(SETUP) rust build run test web phones browser
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	cargo build --workspace --locked --bin sablier-web
	@$(MAKE) --no-print-directory -j2 -Otarget compile-site compile-tests
	cargo test --workspace --locked
	@$(MAKE) --no-print-directory -j2 -Otarget check-browser check-phones

# Side by side, since each has long stretches that only one core works at. Each asks for cores by itself.
compile-site:
	MAKEFLAGS= target/debug/sablier-web build --out $(OUT)/web

compile-tests:
	MAKEFLAGS= cargo test --workspace --locked --no-run

# The web app, played by touch in a real browser, beside the programs that it must agree with.
check-browser:
	@$(SETUP) browser
	cd tests/browser && npm ci --no-audit --no-fund --loglevel=error && node --test --test-reporter=spec

# Neither app for phones can rot unseen: both are type-checked everywhere.
check-phones:
	@$(SETUP) rust phones
	MAKEFLAGS= tests/phones.sh

print:
	@$(SETUP) rust
	cargo build --release --locked -p printkit
	@for game in donjonz knock fighter; do for paper in a4 letter; do for style in colour ink-saver; do \
		cargo run --quiet --release --locked -p printkit -- \
			$$game --lang fr,en,es --paper $$paper --style $$style --out $(OUT)/ || exit 1; \
	done; done; done

bench:
	@$(SETUP) rust build run test web browser
	cargo build --release --locked -p sablier -p sablier-tests -p sablier-empty
	xvfb-run -a -s '-screen 0 1700x1800x24' target/release/bench
	cargo build --locked -p sablier-web
	target/debug/sablier-web build --out $(OUT)/web
	target/debug/sablier-web build --empty --out $(OUT)/empty
	cd tests/browser && npm ci --no-audit --no-fund --loglevel=error && node bench.mjs

android:
	@$(SETUP) rust
	@app/android/build.sh

ios:
	@$(SETUP) rust
	@app/ios/build.sh
