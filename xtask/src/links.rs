//! Links between pages: every file and every heading that a page refers to exists. The network is not asked.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Component, Path, PathBuf},
};

use crate::{
    pages::{self, Page},
    workspace::{self, Done},
};

/// Pages at the root that the book shows as well.
const IN_THE_BOOK: [&str; 2] = ["ARCHITECTURE.md", "CONTRIBUTING.md"];

/// Checks all pages and tells every link that leads nowhere, and every page the book does not list.
pub fn run() -> Done {
    let mut known = BTreeMap::new();
    for path in pages::all() {
        known.insert(path.clone(), Page::parse(&workspace::read(&path)?));
    }
    let mut wrong: Vec<String> = known.iter().flat_map(|(path, page)| broken(path, page, &known)).collect();
    wrong.extend(unlisted(&workspace::root().join("docs"), &known));
    let book = workspace::read(&workspace::root().join("docs/book.toml"))?;
    for name in IN_THE_BOOK {
        wrong.extend(astray(name, &known[&workspace::root().join(name)], &book));
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// The pages by their paths.
type Pages = BTreeMap<PathBuf, Page>;

/// The links of a page that lead nowhere.
fn broken(path: &Path, page: &Page, known: &Pages) -> Vec<String> {
    let mut wrong = Vec::new();
    for (line, text) in &page.prose {
        for target in targets(text) {
            if let Err(why) = follow(path, &target, known) {
                wrong.push(format!("{}:{line}: {why}", workspace::short(path)));
            }
        }
    }
    wrong
}

/// Follows a link from a page. Where it leaves the repository nobody looks.
fn follow(from: &Path, target: &str, known: &Pages) -> Done {
    if target.contains("://") || target.starts_with("mailto:") {
        return Ok(());
    }
    let (file, anchor) = target.split_once('#').map_or((target, None), |(file, anchor)| (file, Some(anchor)));
    let folder = from.parent().expect("a page lies in a folder");
    let to = if file.is_empty() { from.to_owned() } else { plain(&folder.join(file)) };
    if !known.contains_key(&to) && !to.exists() {
        return Err(format!("there is no file `{file}`"));
    }
    let Some(anchor) = anchor else { return Ok(()) };
    let page = known.get(&to).ok_or_else(|| format!("`{file}` is no page with headings"))?;
    if anchors(page).iter().any(|known| known == anchor) {
        Ok(())
    } else {
        Err(format!("`{target}`: there is no heading `#{anchor}`"))
    }
}

/// A path without `.` and `..`.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(plain.pop()),
            Component::CurDir => {}
            Component::Prefix(_) | Component::RootDir | Component::Normal(_) => plain.push(part),
        }
    }
    plain
}

/// Pages in the folder of the book that its table of contents does not list.
fn unlisted(docs: &Path, known: &Pages) -> Vec<String> {
    let contents = docs.join("SUMMARY.md");
    let Some(summary) = known.get(&contents) else { return vec!["docs/SUMMARY.md is missing".into()] };
    let listed: Vec<PathBuf> =
        summary.prose.iter().flat_map(|(_, text)| targets(text)).map(|target| plain(&docs.join(target))).collect();
    let pages = known.keys().filter(|path| path.starts_with(docs) && **path != contents);
    let lost = pages.filter(|path| !listed.contains(path));
    lost.map(|path| format!("docs/SUMMARY.md does not list {}", workspace::short(path))).collect()
}

/// Links of a page at the root that lead nowhere in the book: its settings have to lead them on.
fn astray(name: &str, page: &Page, book: &str) -> Vec<String> {
    let targets = page.prose.iter().flat_map(|(_, text)| targets(text)).filter(|target| !target.contains("://"));
    let files: BTreeSet<String> = targets.filter_map(|target| Some(target.split('#').next()?.to_owned())).collect();
    let pages = files.iter().filter_map(|file| file.strip_suffix(".md"));
    let lost = pages.filter(|page| !book.contains(&format!("\"/{page}.html\" =")));
    lost.map(|page| format!("docs/book.toml does not redirect /{page}.html, a link of {name}")).collect()
}

/// What the links and pictures in a line lead to: `[text](target)`, `src="target"`, `href="target"` and `[name]: target`.
fn targets(line: &str) -> Vec<String> {
    let line = without_code(line);
    let ends = [("](", ')'), ("src=\"", '"'), ("href=\"", '"')];
    let mut found = Vec::new();
    for (start, end) in ends {
        let parts = line.split(start).skip(1).filter_map(|rest| rest.split_once(end));
        // A title may follow the target.
        found.extend(parts.filter_map(|(target, _)| target.split_whitespace().next()).map(ToOwned::to_owned));
    }
    let defined = line.strip_prefix('[').and_then(|rest| rest.split_once("]: ")).map(|(_, target)| target.trim());
    found.extend(defined.map(ToOwned::to_owned));
    found
}

/// A line without what stands between backticks.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect()
}

/// The anchors of a page's headings, as GitHub makes them.
fn anchors(page: &Page) -> Vec<String> {
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let headings = page.prose.iter().filter_map(|(_, line)| heading(line));
    let numbered = headings.map(|heading| {
        let anchor = slug(heading);
        let times = seen.entry(anchor.clone()).or_default();
        *times += 1;
        if *times == 1 { anchor } else { format!("{anchor}-{}", *times - 1) }
    });
    numbered.collect()
}

/// The text of a heading, if the line is one.
fn heading(line: &str) -> Option<&str> {
    let text = line.trim_start_matches('#');
    let depth = line.len() - text.len();
    (1..=6).contains(&depth).then(|| text.strip_prefix(' ')).flatten().map(str::trim)
}

/// Lower case, hyphens for spaces, nothing else that is no letter, digit, hyphen or underscore; of a link its text alone.
fn slug(heading: &str) -> String {
    let mut text = String::new();
    let mut rest = heading;
    while let Some((before, after)) = rest.split_once("](") {
        text.push_str(before);
        rest = after.split_once(')').map_or("", |(_, after)| after);
    }
    text.push_str(rest);
    let kept = text.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.flat_map(char::to_lowercase).map(|c| if c == ' ' { '-' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_pictures_and_definitions_lead_somewhere() {
        let line =
            "See [the *map*](ARCHITECTURE.md#the-map), ![a board](docs/a.webp \"A board\") and <img src=\"b.png\">.";
        assert_eq!(targets(line), ["ARCHITECTURE.md#the-map", "docs/a.webp", "b.png"]);
        assert_eq!(targets("[book]: docs/SUMMARY.md"), ["docs/SUMMARY.md"]);
    }

    #[test]
    fn code_has_no_links() {
        assert_eq!(targets("`[text](nowhere.md)` and [text](here.md)"), ["here.md"]);
    }

    #[test]
    fn anchors_are_made_as_github_makes_them() {
        let text = "# Epoka\n## What `epoka serve` does, and why\n## `--lang pl`: [Polish](pl.md)\n## Fair dice\n```sh\n# no heading\n```\n## Fair dice\n#hash\n";
        let expected = ["epoka", "what-epoka-serve-does-and-why", "--lang-pl-polish", "fair-dice", "fair-dice-1"];
        assert_eq!(anchors(&Page::parse(text)), expected);
    }

    #[test]
    fn a_file_or_heading_that_does_not_exist_is_told() {
        let docs = workspace::root().join("docs");
        let here = docs.join("here.md");
        let links =
            "[a](../README.md#epoka) [b](../README.md#gone) [c](gone.md) [d](#top) [e](https://example.org/gone)";
        let known = Pages::from([
            (here.clone(), Page::parse(&format!("# Top\n{links}\n"))),
            (workspace::root().join("README.md"), Page::parse("# Epoka\n")),
        ]);
        let expected = ["`../README.md#gone`: there is no heading `#gone`", "there is no file `gone.md`"];
        assert_eq!(broken(&here, &known[&here], &known), expected.map(|why| format!("docs/here.md:2: {why}")));
    }

    #[test]
    fn the_book_lists_every_page() {
        let docs = Path::new("docs");
        let page = |text: &str| Page::parse(text);
        let known = Pages::from([
            (docs.join("SUMMARY.md"), page("- [Play](play.md)\n- [Dice](decisions/dice.md)\n")),
            (docs.join("play.md"), page("")),
            (docs.join("decisions/dice.md"), page("")),
            (docs.join("lost.md"), page("")),
        ]);
        assert_eq!(unlisted(docs, &known), ["docs/SUMMARY.md does not list docs/lost.md"]);
    }

    #[test]
    fn a_link_of_a_page_at_the_root_works_in_the_book_as_well() {
        let page =
            Page::parse("[a](docs/web.md#a-board) [b](docs/server.md) [c](#top) [d](https://example.org/e.md)\n");
        let book = "\"/docs/web.html\" = \"../web.html\"\n";
        let expected = "docs/book.toml does not redirect /docs/server.html, a link of ARCHITECTURE.md";
        assert_eq!(astray("ARCHITECTURE.md", &page, book), [expected]);
    }
}
