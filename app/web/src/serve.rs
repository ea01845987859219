//! Serves a built folder at home: on this machine and to phones on the same network.

use crate::headers;
use anyhow::{Context, Result, bail};
use axum::{
    Router,
    http::{HeaderName, HeaderValue},
};
use std::{
    io::ErrorKind,
    net::{IpAddr, Ipv4Addr, UdpSocket},
    path::Path,
};
use tokio::net::TcpListener;
use tower_http::{
    services::{ServeDir, ServeFile},
    set_header::SetResponseHeaderLayer,
};

/// How many ports are tried.
const TRIES: u16 = 20;

/// Serves `folder` until it is stopped.
///
/// # Errors
/// There is no built site in the folder, or no port is free.
pub fn serve(port: u16, folder: &Path) -> Result<()> {
    if !folder.join("index.html").is_file() {
        bail!("there is no built site in {}; build it first", folder.display());
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_io().build()?;
    runtime.block_on(async {
        let listener = listen(port).await?;
        greet(listener.local_addr()?.port());
        Ok(axum::serve(listener, site(folder)?).await?)
    })
}

async fn listen(port: u16) -> Result<TcpListener> {
    for port in port..=port.saturating_add(TRIES) {
        match TcpListener::bind((Ipv4Addr::UNSPECIFIED, port)).await {
            Err(error) if error.kind() == ErrorKind::AddrInUse => {}
            bound => return bound.with_context(|| format!("cannot listen on port {port}")),
        }
    }
    bail!("port {port} and the next {TRIES} are taken; choose another with --port")
}

/// The files, each in the best compressed form the browser takes, and asked for anew at every visit.
///
/// # Errors
/// One of our headers is none.
fn site(folder: &Path) -> Result<Router> {
    let lost = ServeFile::new(folder.join("404.html")).precompressed_br().precompressed_gzip();
    let files = ServeDir::new(folder).precompressed_br().precompressed_gzip().not_found_service(lost);
    let mut router = Router::new().fallback_service(files);
    for (name, value) in headers::all() {
        let value = HeaderValue::try_from(value).with_context(|| format!("the header {name}"))?;
        router = router.layer(SetResponseHeaderLayer::overriding(HeaderName::from_static(name), value));
    }
    Ok(router)
}

fn greet(port: u16) {
    println!("Sablier is at  http://localhost:{port}/");
    if let Some(address) = home_address() {
        let link = format!("http://{address}:{port}/");
        println!("on a phone at  {link}  (in the same network)\n");
        if let Some(code) = qr(&link) {
            println!("{code}");
        }
    }
    println!("Installing it and playing offline need https, or localhost: browsers allow them nowhere else.");
    println!("The folder is plain files; any static web host that speaks https will do. Ctrl-C stops serving.");
}

/// This machine's address in its network. Nothing is sent: choosing a route is enough to learn it.
fn home_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|address| !address.is_loopback() && !address.is_unspecified())
}

/// A link as a code to scan off the terminal.
fn qr(link: &str) -> Option<String> {
    use qrcode::render::unicode::Dense1x2;
    let code = qrcode::QrCode::new(link).ok()?;
    // Terminals are mostly dark, so what is light in the code is drawn and what is dark is left out.
    Some(code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{
        fs,
        io::{Read, Write},
        net::{SocketAddr, TcpStream},
        path::PathBuf,
        thread,
    };

    /// A folder with a small site, and beside it a file that must stay private.
    fn folder(name: &str) -> PathBuf {
        let root = std::env::temp_dir().join(format!("sablier-web-{name}-{}", std::process::id()));
        fs::create_dir_all(root.join("site")).expect("temporary files can be written");
        let put = |path: &str, text: &str| fs::write(root.join(path), text).expect("temporary files can be written");
        put("private.txt", "private");
        put("site/index.html", "plain page");
        put("site/404.html", "a dead end");
        put("site/a.wasm", "plain wasm");
        put("site/a.wasm.br", "brotli wasm");
        put("site/a.wasm.gz", "gzip wasm");
        put("site/manifest.webmanifest", "{}");
        root.join("site")
    }

    /// Serves such a folder on a port of its own until the test ends.
    fn start(name: &str) -> SocketAddr {
        let folder = folder(name);
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let address = listener.local_addr().expect("it is bound");
        listener.set_nonblocking(true).expect("a socket can be");
        thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build().expect("threads start");
            runtime.block_on(async {
                let listener = TcpListener::from_std(listener).expect("it is non-blocking");
                axum::serve(listener, site(&folder).expect("our headers are some")).await
            })
        });
        address
    }

    /// The whole answer to a request, headers in lower case.
    fn ask(server: SocketAddr, line: &str, headers: &str) -> String {
        let mut stream = TcpStream::connect(server).expect("it listens");
        write!(stream, "{line} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n{headers}\r\n").expect("it listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers with text");
        answer.to_lowercase()
    }

    #[test]
    fn each_browser_gets_the_best_form_that_it_takes() {
        let server = start("forms");
        let forms = [
            ("Accept-Encoding: gzip, deflate, br\r\n", "content-encoding: br", "brotli wasm"),
            ("Accept-Encoding: gzip\r\n", "content-encoding: gzip", "gzip wasm"),
            ("Accept-Encoding: br;q=0, gzip\r\n", "content-encoding: gzip", "gzip wasm"),
            ("", "content-type: application/wasm", "plain wasm"),
        ];
        for (headers, encoding, body) in forms {
            let answer = ask(server, "GET /a.wasm?v=1", headers);
            assert!(answer.contains(encoding) && answer.ends_with(body), "{headers}: {answer}");
            assert!(answer.contains("content-type: application/wasm") && answer.contains("cache-control: no-cache"));
        }
    }

    #[test]
    fn a_page_that_has_not_changed_is_not_sent_again() {
        let server = start("again");
        let answer = ask(server, "GET /", "");
        let date = answer.split("last-modified: ").nth(1).and_then(|rest| rest.lines().next()).expect("it is dated");
        let again = ask(server, "GET /", &format!("If-Modified-Since: {}\r\n", date_in_capitals(date)));
        assert!(again.starts_with("http/1.1 304"), "{again}");
    }

    /// Dates are compared letter by letter: `mon, 16 nov 2026 06:32:44 gmt` as `Mon, 16 Nov 2026 06:32:44 GMT`.
    fn date_in_capitals(date: &str) -> String {
        let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
        date.split(' ').map(capital).collect::<Vec<_>>().join(" ").replace("Gmt", "GMT")
    }

    #[test]
    fn types_heads_and_missing_files() {
        let server = start("types");
        assert!(ask(server, "GET /manifest.webmanifest", "").contains("content-type: application/manifest+json"));
        let head = ask(server, "HEAD /", "");
        assert!(head.starts_with("http/1.1 200") && head.contains("text/html") && !head.contains("plain page"));
        assert!(ask(server, "GET /missing.js", "").starts_with("http/1.1 404"));
        assert!(ask(server, "POST /", "").starts_with("http/1.1 405"));
    }

    #[test]
    fn a_wrong_address_is_answered_with_a_page_of_its_own() {
        let server = start("lost");
        for path in ["/missing", "/a/b/missing.html?c=d"] {
            let answer = ask(server, &format!("GET {path}"), "");
            assert!(answer.starts_with("http/1.1 404") && answer.ends_with("a dead end"), "{path}: {answer}");
            assert!(answer.contains("content-type: text/html"), "{path}: {answer}");
        }
    }

    #[test]
    fn every_answer_has_all_headers() {
        let server = start("headers");
        for path in ["/", "/a.wasm", "/missing"] {
            let answer = ask(server, &format!("GET {path}"), "");
            for (name, value) in headers::all() {
                assert!(answer.contains(&format!("\r\n{name}: {}\r\n", value.to_lowercase())), "{path}: {name}");
            }
            assert_eq!(answer.matches("\r\nvary: accept-encoding\r\n").count(), 1, "{path}");
        }
    }

    #[test]
    fn nothing_outside_of_the_folder_is_served() {
        let server = start("outside");
        for path in ["/../private.txt", "/%2e%2e/private.txt", "/..%2fprivate.txt", "//private.txt", "/%00"] {
            let answer = ask(server, &format!("GET {path}"), "");
            assert!(answer.starts_with("http/1.1 4") && !answer.ends_with("private"), "{path}: {answer}");
        }
    }

    #[test]
    fn it_survives_nonsense_and_broken_connections() {
        let server = start("nonsense");
        drop(TcpStream::connect(server).expect("it listens"));
        let mut nonsense = TcpStream::connect(server).expect("it listens");
        nonsense.write_all(b"\0\xff nonsense\r\n\r\n").expect("it listens");
        drop(nonsense);
        assert!(ask(server, "GET /", "").ends_with("plain page"));
    }

    #[test]
    fn a_taken_port_is_passed_over() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build().expect("threads start");
        runtime.block_on(async {
            let first = listen(0).await.expect("the system gives a port");
            let port = first.local_addr().expect("it is bound").port();
            let second = listen(port).await.expect("one of twenty ports is free");
            assert!(second.local_addr().expect("it is bound").port() > port);
        });
    }

    #[test]
    fn a_link_becomes_a_code() {
        assert!(qr("http://192.168.1.23:8080/").is_some_and(|code| code.lines().count() > 10));
    }
}
