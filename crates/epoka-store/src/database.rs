//! What a database must do for us, and the little language in which it is asked.
//!
//! The statements are written once, in the SQL that SQLite and PostgreSQL share; each back end is native
//! otherwise (its own driver, connections, durability).

use std::{future::Future, pin::Pin};

use tokio::sync::mpsc;

/// An answer that is still to come.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A database that keeps what it has acknowledged.
pub trait Database: Send + Sync + 'static {
    /// Its kind, for logs.
    fn name(&self) -> &'static str;

    /// The rows of a query, as of the last commit.
    fn read(&self, query: Statement) -> Pending<'_, Vec<Row>>;

    /// Carries out all statements or none. The answer comes after they are on disk.
    fn write(&self, batch: Vec<Statement>) -> Pending<'_, ()>;

    /// The same, and other servers on this database hear that the table has changed.
    fn write_about(&self, _table: &str, batch: Vec<Statement>) -> Pending<'_, ()> {
        self.write(batch)
    }

    /// Whether other servers may use it at the same time.
    fn is_shared(&self) -> bool {
        false
    }

    /// What other servers on this database change, from now on; none if there cannot be others.
    fn news(&self) -> Option<mpsc::Receiver<News>> {
        None
    }
}

/// What other servers on the same database have changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// This table.
    Table(String),
    /// Perhaps anything: nobody could hear it for a while.
    Anything,
}

/// Why the store does not do what it is asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// A key is taken: somebody else was first.
    #[error("somebody else was first")]
    Taken,
    /// What the statement builds on is not so any more.
    #[error("{0}")]
    Refused(&'static str),
    /// The database failed. What was to be written may or may not be there: whoever needs to know reads it.
    #[error("the database failed: {0}")]
    Failed(String),
    /// The database is not set up as it must be: nothing can be kept in it.
    #[error("{0}")]
    Unfit(String),
}

/// One statement with its parameters `$1`, `$2`, ….
#[derive(Clone, Debug)]
pub struct Statement {
    /// The SQL.
    pub sql: &'static str,
    /// The parameters in order.
    pub params: Vec<Value>,
    /// Why the whole batch is refused unless the statement changes exactly one row.
    pub one_or: Option<&'static str>,
}

impl Statement {
    /// A statement that may change any number of rows.
    pub fn new(sql: &'static str, params: Vec<Value>) -> Statement {
        Statement { sql, params, one_or: None }
    }

    /// Refuses the whole batch unless the statement changes exactly one row.
    #[must_use]
    pub fn one_or(self, why: &'static str) -> Statement {
        Statement { one_or: Some(why), ..self }
    }

    /// Checks how many rows were changed.
    pub(crate) fn check(&self, changed: u64) -> Result<(), StoreError> {
        match self.one_or {
            Some(why) if changed != 1 => Err(StoreError::Refused(why)),
            Some(_) | None => Ok(()),
        }
    }
}

/// `sql!("… $1 …", value)`: a statement and its parameters.
macro_rules! sql {
    ($sql:literal $(, $value:expr)* $(,)?) => {
        $crate::database::Statement::new($sql, vec![$($crate::database::Value::from($value)),*])
    };
}
pub(crate) use sql;

/// A value of a column or a parameter.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Nothing.
    Null,
    /// A number, a time in milliseconds or a truth.
    Int(i64),
    /// A number with a fraction.
    Real(f64),
    /// A text, an id or JSON.
    Text(String),
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Int(number)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Int(i64::from(number))
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Value {
        Value::Int(i64::from(number))
    }
}

impl From<bool> for Value {
    fn from(truth: bool) -> Value {
        Value::Int(i64::from(truth))
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Value {
        Value::Real(number)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.into())
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::Text(text.clone())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&serde_json::Value> for Value {
    fn from(json: &serde_json::Value) -> Value {
        Value::Text(json.to_string())
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::Null, Into::into)
    }
}

/// A row of an answer. Its columns are taken one by one, in the order in which the query names them.
#[derive(Clone, Debug)]
pub struct Row(std::vec::IntoIter<Value>);

impl Row {
    /// A row of these values.
    pub(crate) fn new(values: Vec<Value>) -> Row {
        Row(values.into_iter())
    }

    fn take(&mut self) -> Result<Value, StoreError> {
        self.0.next().ok_or_else(|| StoreError::Failed("a row has too few columns".into()))
    }

    /// The next column: a number.
    pub fn int(&mut self) -> Result<i64, StoreError> {
        self.maybe_int()?.ok_or_else(|| wrong("a number", &Value::Null))
    }

    /// The next column: a small number.
    pub fn small(&mut self) -> Result<u8, StoreError> {
        let number = self.int()?;
        u8::try_from(number).map_err(|_| wrong("a small number", &Value::Int(number)))
    }

    /// The next column: a truth.
    pub fn truth(&mut self) -> Result<bool, StoreError> {
        Ok(self.int()? != 0)
    }

    /// The next column: a number or nothing.
    pub fn maybe_int(&mut self) -> Result<Option<i64>, StoreError> {
        match self.take()? {
            Value::Null => Ok(None),
            Value::Int(number) => Ok(Some(number)),
            other @ (Value::Real(_) | Value::Text(_)) => Err(wrong("a number", &other)),
        }
    }

    /// The next column: a number with a fraction.
    pub fn real(&mut self) -> Result<f64, StoreError> {
        match self.take()? {
            Value::Real(number) => Ok(number),
            other @ (Value::Null | Value::Int(_) | Value::Text(_)) => Err(wrong("a fraction", &other)),
        }
    }

    /// The next column: a text.
    pub fn text(&mut self) -> Result<String, StoreError> {
        self.maybe_text()?.ok_or_else(|| wrong("a text", &Value::Null))
    }

    /// The next column: a text or nothing.
    pub fn maybe_text(&mut self) -> Result<Option<String>, StoreError> {
        match self.take()? {
            Value::Null => Ok(None),
            Value::Text(text) => Ok(Some(text)),
            other @ (Value::Int(_) | Value::Real(_)) => Err(wrong("a text", &other)),
        }
    }

    /// The next column: JSON.
    pub fn json(&mut self) -> Result<serde_json::Value, StoreError> {
        Ok(self.maybe_json()?.unwrap_or_default())
    }

    /// The next column: JSON or nothing.
    pub fn maybe_json(&mut self) -> Result<Option<serde_json::Value>, StoreError> {
        let read = |text: String| serde_json::from_str(&text).map_err(|error| StoreError::Failed(error.to_string()));
        self.maybe_text()?.map(read).transpose()
    }
}

fn wrong(wanted: &str, found: &Value) -> StoreError {
    StoreError::Failed(format!("a column holds {found:?} instead of {wanted}"))
}
