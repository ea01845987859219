# The commands of Sablier. Each installs what it is missing (tests/setup.sh) and asks nothing.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help play test print bench

# rustup puts cargo here, but only new shells know.
export PATH := $(PATH):$(HOME)/.cargo/bin

SETUP := tests/setup.sh
OUT := out

help:
	@echo 'make play    build Sablier and open it'
	@echo 'make test    run every test'
	@echo 'make print   write the print-and-play kits as PDF into $(OUT)/'
	@echo 'make bench   print the benchmark table'

play:
	@$(SETUP) display rust build run
	cargo run --release --locked -p sablier

test:
	@$(SETUP) rust build run test
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	cargo test --workspace --locked

print:
	@$(SETUP) rust
	cargo build --release --locked -p printkit
	@for paper in a4 letter; do for style in colour ink-saver; do \
		cargo run --quiet --release --locked -p printkit -- \
			donjonz --lang fr,en,es --paper $$paper --style $$style --out $(OUT)/ || exit 1; \
	done; done

bench:
	@$(SETUP) rust build run test
	cargo build --release --locked -p sablier -p sablier-tests
	xvfb-run -a -s '-screen 0 1700x1800x24' target/release/bench
