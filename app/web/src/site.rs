//! Puts the site together: the compiled programs, the page around them, icons, and how much of it a phone loads.

use crate::{
    address::Address,
    headers, icons,
    outside::Sources,
    packed::{Files, Weight, When},
    page,
    preview::{self, SCREENSHOTS},
    program::{Module, Program},
    shortcuts,
    toolchain::{self, Effort, Toolchain},
};
use anyhow::{Context, Result, bail};
use std::{
    fs,
    path::{Path, PathBuf},
};
use wasm_bindgen_cli_support::{Bindgen, Output};

/// The most that a first visit may load, in bytes of brotli.
const FIRST_LOAD: usize = 1_600_000;

/// Builds the site for a program into the folder `out`; it will be found at the address, if that is known.
///
/// # Errors
/// Something is missing, does not compile, cannot be written, or is too large.
pub fn build(program: Program, effort: Effort, address: Option<&Address>, out: &Path) -> Result<()> {
    let sources = Sources::find()?;
    let toolchain = Toolchain::find()?;
    println!("{}", toolchain.describe());
    let mut compiled = PathBuf::new();
    for packages in program.packages() {
        compiled = toolchain.compile(sources.root(), packages, effort)?;
    }

    let mut files = Files::default();
    let work = sources.root().join("target/web/site");
    fs::create_dir_all(&work)?;
    let wasm = work.join(program.file());
    fs::copy(compiled.join(program.file()), &wasm).with_context(|| format!("{} was not made", program.file()))?;
    without_bindgen(&wasm)?;
    if effort == Effort::Smallest {
        toolchain::shrink(&wasm)?;
    }
    files.add(program.file(), When::First, fs::read(&wasm)?);
    for module in program.modules() {
        add_module(&mut files, module, &compiled, &work)?;
    }
    around(&mut files, program, address, &sources)?;
    let version = seal(&mut files);

    if out.exists() {
        clear(out)?;
    }
    let weights = files.write(out, effort)?;
    report(&weights, out, &version, effort)
}

fn prints(program: Program) -> bool {
    program == Program::Sablier
}

/// Adds a module that comes later and the script that wasm-bindgen writes for it.
fn add_module(files: &mut Files, module: &Module, compiled: &Path, work: &Path) -> Result<()> {
    let Module { file, name, does } = module;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(compiled.join(file)).out_name(name).typescript(false);
    bindgen.remove_name_section(true).remove_producers_section(true);
    let mut bound = bindgen.no_modules(true)?.generate_output().with_context(|| format!("{file} cannot be bound"))?;
    forget_others(&mut bound, does);
    bound.emit(work)?;
    for name in [format!("{name}.js"), format!("{name}_bg.wasm")] {
        files.add(&name, When::Later, fs::read(work.join(&name))?);
    }
    Ok(())
}

/// Takes wasm-bindgen out of a program that does not use it. It comes in through `rand`, for which the printing module
/// wants a way to ask the browser for chance, and macroquad's loader refuses it.
fn without_bindgen(wasm: &Path) -> Result<()> {
    let mut module = walrus::Module::from_file(wasm)?;
    let is_bindgen = |name: &str| name.starts_with("__wbindgen") || name.starts_with("__externref");
    let exports: Vec<_> = module.exports.iter().filter(|it| is_bindgen(&it.name)).map(|it| it.id()).collect();
    exports.into_iter().for_each(|export| module.exports.delete(export));
    let mut imports = Vec::new();
    for import in module.imports.iter().filter(|it| is_bindgen(&it.module)) {
        match import.kind {
            walrus::ImportKind::Function(function) => imports.push(function),
            _ => bail!("{} is no function", import.name),
        }
    }
    for function in imports {
        module.replace_imported_func(function, |(body, _)| {
            body.unreachable();
        })?;
    }
    walrus::passes::gc::run(&mut module);
    module.emit_wasm_file(wasm)
}

/// Takes away what libraries such as printpdf export by themselves, with all that only those functions need.
/// The optimiser does not come near such a module: binaryen 108 exports the wrong one of its two tables.
fn forget_others(bound: &mut Output, does: &str) {
    let module = bound.wasm_mut();
    let is_ours = |name: &str| name == "memory" || name == does || name.starts_with("__");
    let others: Vec<_> = module.exports.iter().filter(|it| !is_ours(&it.name)).map(|it| it.id()).collect();
    others.into_iter().for_each(|export| module.exports.delete(export));
    walrus::passes::gc::run(module);
}

/// Adds everything but the programs.
fn around(files: &mut Files, program: Program, address: Option<&Address>, sources: &Sources) -> Result<()> {
    let site = sources.folder("sablier-web")?.join("site");
    let ours = |name: &str| fs::read_to_string(site.join(name)).with_context(|| format!("site/{name} cannot be read"));
    let mut scripts = Vec::new();
    for (package, path) in program.crate_scripts() {
        let file = sources.folder(package)?.join(path);
        let name = path.rsplit('/').next().unwrap_or(path);
        let text = fs::read(&file).with_context(|| format!("{} cannot be read", file.display()))?;
        files.add(name, When::First, text);
        scripts.push(name.to_string());
    }
    scripts.extend(program.bridge().iter().map(|name| name.to_string()));
    for name in program.bridge().iter().chain(&["loader.js", "style.css"]) {
        files.add(name, When::First, ours(name)?);
    }
    if prints(program) {
        files.add("print.js", When::Later, ours("print.js")?);
    }
    for icon in icons::ALL {
        // All but the tab's are for installing alone.
        files.add(icon.path, if icon.side > 100 { When::Later } else { When::First }, icon.png());
    }
    files.add("manifest.webmanifest", When::First, page::manifest());
    let size = files.0.get(program.file()).map_or(0, |file| file.bytes.len());
    files.add("index.html", When::First, page::html(&ours("index.html")?, program, &scripts, size, address));
    files.add("sw.js", When::Never, ours("sw.js")?);
    files.add("404.html", When::Apart, page::lost(&ours("404.html")?, address));
    files.add(headers::FILE, When::Apart, headers::file());
    before(files, &site, address)
}

/// Adds what is seen of the app before it is opened.
fn before(files: &mut Files, site: &Path, address: Option<&Address>) -> Result<()> {
    for shortcut in shortcuts::all() {
        files.add(&shortcut.icon, When::Apart, shortcut.png());
    }
    for path in SCREENSHOTS.map(|shot| shot.path) {
        let png = fs::read(site.join(path)).with_context(|| format!("site/{path} cannot be read"))?;
        files.add(path, When::Apart, png);
    }
    if address.is_some() {
        files.add(preview::SHARED, When::Apart, preview::shared());
    }
    Ok(())
}

/// Names the version of the whole, and writes it and the lists of files where they belong.
fn seal(files: &mut Files) -> String {
    let version = files.version();
    let list = |when| serde_json::json!(files.paths(when)).to_string().replace("\"index.html\"", "\"\"");
    let (first, rest) = (list(When::First), list(When::Later));
    let values = [("version", version.as_str()), ("first", &first), ("rest", &rest)];
    for name in ["index.html", "sw.js"] {
        if let Some(file) = files.0.get_mut(name) {
            file.bytes = page::fill(&String::from_utf8_lossy(&file.bytes), &values).into_bytes();
        }
    }
    version
}

/// Empties a folder that an earlier build made, and no other.
fn clear(out: &Path) -> Result<()> {
    let is_empty = fs::read_dir(out).with_context(|| format!("{} is no folder", out.display()))?.next().is_none();
    if !is_empty && !out.join("sw.js").is_file() {
        bail!("{} holds something else than a built site; choose another folder", out.display());
    }
    fs::remove_dir_all(out).with_context(|| format!("{} cannot be emptied", out.display()))
}

fn report(weights: &[Weight], out: &Path, version: &str, effort: Effort) -> Result<()> {
    println!("{:>10} {:>10}  {} (version {version})", "bytes", "brotli", out.display());
    for weight in weights {
        println!("{:>10} {:>10}  {}", weight.plain, weight.brotli, weight.path);
    }
    let is_first = |weight: &&Weight| matches!(weight.when, When::First | When::Never);
    let first: usize = weights.iter().filter(is_first).map(|weight| weight.brotli).sum();
    println!("{:>10} {first:>10}  first load, of at most {FIRST_LOAD}", "");
    if first > FIRST_LOAD && effort == Effort::Smallest {
        bail!("the first load is too large");
    }
    Ok(())
}
