//! The protocol over a pair of streams.

use std::io::{self, BufRead, Read, Write};

use crate::{
    engine::{Engine, MAX_LINE},
    error::{Code, Error},
    message::Response,
};

/// Answers every line of the input until it ends. Only a broken stream stops it earlier.
pub fn serve(engine: &mut Engine, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.by_ref().take(MAX_LINE as u64 + 1).read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(());
        }
        if line.pop_if(|last| *last == b'\n').is_none() && read > MAX_LINE {
            skip_line(&mut input)?;
        }
        let reply = match std::str::from_utf8(&line) {
            Ok(line) => engine.answer(line),
            Err(_) if line.len() > MAX_LINE => engine.answer(&String::from_utf8_lossy(&line)),
            Err(error) => {
                let error = Error::new(Code::Parse, format!("the line is not UTF-8: {error}"));
                Some(Response::error(serde_json::Value::Null, error).to_line())
            }
        };
        if let Some(reply) = reply {
            writeln!(output, "{reply}")?;
            output.flush()?;
        }
    }
}

/// Reads to the end of a line that is too long to be kept.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let chunk = input.fill_buf()?;
        let (length, last) = match chunk.iter().position(|&byte| byte == b'\n') {
            Some(at) => (at + 1, true),
            None => (chunk.len(), chunk.is_empty()),
        };
        input.consume(length);
        if last {
            return Ok(());
        }
    }
}
