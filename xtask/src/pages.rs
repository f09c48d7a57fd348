//! The pages people read: which there are, and what a page consists of.

use std::path::PathBuf;

use crate::workspace;

/// The pages at the root of the repository.
const AT_THE_ROOT: [&str; 4] = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"];

/// Every page: those at the root and those in `docs`.
pub fn all() -> Vec<PathBuf> {
    let root = workspace::root();
    AT_THE_ROOT.iter().map(|name| root.join(name)).chain(workspace::files(&root.join("docs"), ".md")).collect()
}

/// A page in Markdown.
#[derive(Debug, Default)]
pub struct Page {
    /// The lines outside of code blocks, each with its number.
    pub prose: Vec<(usize, String)>,
    pub blocks: Vec<Block>,
}

/// A fenced block of code.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// The number of the line it begins in.
    pub line: usize,
    /// The word after the fence, such as `sh`; empty if there is none.
    pub language: String,
    /// The comment in the line before it.
    pub note: Option<String>,
    pub text: String,
}

impl Page {
    pub fn parse(text: &str) -> Page {
        let mut page = Page::default();
        let mut open: Option<(usize, Block)> = None;
        for (number, line) in (1..).zip(text.lines()) {
            let bare = line.trim_start();
            let indent = line.len() - bare.len();
            match &mut open {
                None => match bare.strip_prefix("```") {
                    Some(word) => open = Some((indent, page.begin(number, word))),
                    None => page.prose.push((number, line.into())),
                },
                Some(_) if bare.trim_end() == "```" => page.blocks.extend(open.take().map(|(_, block)| block)),
                Some((outer, block)) => {
                    block.text.push_str(&line[indent.min(*outer)..]);
                    block.text.push('\n');
                }
            }
        }
        page
    }

    fn begin(&self, line: usize, word: &str) -> Block {
        let before = self.prose.last().filter(|(number, _)| number + 1 == line);
        let note = before.and_then(|(_, text)| text.trim().strip_prefix("<!--")?.strip_suffix("-->"));
        Block { line, language: word.trim().into(), note: note.map(|note| note.trim().to_owned()), text: String::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_has_its_language_its_comment_and_its_text() {
        let page = Page::parse("A line.\n<!-- runs until stopped -->\n```sh\nepoka serve\n\n  --now\n```\nThe end.\n");
        let text = "epoka serve\n\n  --now\n".to_owned();
        let note = Some("runs until stopped".to_owned());
        assert_eq!(page.blocks, [Block { line: 3, language: "sh".into(), note, text }]);
        assert_eq!(page.prose.len(), 3);
    }

    #[test]
    fn a_comment_further_up_belongs_to_no_block() {
        let page = Page::parse("<!-- not run: too long -->\n\n```sh\ntrue\n```\n");
        assert_eq!(page.blocks[0].note, None);
    }

    #[test]
    fn a_block_in_a_list_loses_the_indent_of_the_list() {
        let page = Page::parse("1. Start it:\n   ```sh\n   if true\n     then false\n   ```\n");
        assert_eq!(page.blocks[0].text, "if true\n  then false\n");
    }
}
