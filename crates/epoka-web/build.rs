//! Lists the files of the browser client, so that they become part of the program.
//!
//! `web/dist` is made by `npm run build` (`cargo xtask play` and `check` do it). Without it the server is built all the same and
//! shows a page that says how to make the client: nobody needs Node to work on the rules.

use std::{
    env,
    fmt::Write as _,
    fs, io,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../web");
    let dist = root.join("dist");
    println!("cargo::rerun-if-changed=build.rs");
    // The folder above is watched too: a client that appears is noticed.
    println!("cargo::rerun-if-changed={}", if dist.is_dir() { &dist } else { &root }.display());
    let mut files = Vec::new();
    collect(&dist, &mut files)?;
    files.sort();
    let mut code = String::from("&[\n");
    for path in &files {
        println!("cargo::rerun-if-changed={}", path.display());
        let name = path.strip_prefix(&dist).expect("it lies in the folder").to_string_lossy().replace('\\', "/");
        let path = path.canonicalize()?.to_string_lossy().into_owned();
        let _ = writeln!(code, "    ({name:?}, include_bytes!({path:?}) as &[u8]),");
    }
    code.push_str("]\n");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it")).join("client.rs");
    fs::write(out, code)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { collect(&path, files)? } else { files.push(path) }
    }
    Ok(())
}
