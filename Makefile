# The commands of Sablier. Each installs what it is missing (tests/setup.sh) and asks nothing.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help play window web test test-engines quick print bench android ios

# rustup puts cargo here, but only new shells know.
export PATH := $(PATH):$(HOME)/.cargo/bin

SETUP := tests/setup.sh
OUT := out

help:
	@echo 'make play    build Sablier and open it; as a web page where there is no display'
	@echo 'make web     build the web app into $(OUT)/web and serve it in the local network'
	@echo 'make test    run every test'
	@echo 'make test-engines  play every story in Chromium, Firefox and WebKit'
	@echo 'make quick   run what an inner loop needs, in two minutes'
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

# All three print how long each stage took.
test:
	@$(SETUP) rust build run test web phones browser engines
	@tests/all.sh all

test-engines:
	@$(SETUP) rust build run test web browser engines
	@tests/all.sh engines

quick:
	@$(SETUP) rust build run test
	@tests/all.sh quick

print:
	@$(SETUP) rust
	cargo build --release --locked -p printkit
	@for game in donjonz knock fighter; do for paper in a4 letter; do for style in colour ink-saver; do \
		cargo run --quiet --release --locked -p printkit -- \
			$$game --lang fr,en,es --paper $$paper --style $$style --out $(OUT)/ || exit 1; \
	done; done; done

bench:
	@$(SETUP) rust build run test web browser engines
	cargo build --release --locked -p sablier -p sablier-tests -p sablier-empty
	xvfb-run -a -s '-screen 0 1700x1800x24' target/release/bench
	cargo build --locked -p sablier-web
	target/debug/sablier-web build --out $(OUT)/web
	target/debug/sablier-web build --empty --out $(OUT)/empty
	cd tests/browser && npm ci --no-audit --no-fund --loglevel=error && node --test smallest.mjs && node bench.mjs

android:
	@$(SETUP) rust
	@app/android/build.sh

ios:
	@$(SETUP) rust
	@app/ios/build.sh
