//! The rules of Stone Age.
