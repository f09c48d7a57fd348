//! Threads for bots that think.
//!
//! There are few of them, and they give way to everything else: a table does not answer later because bots think at another.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread,
};

use tokio::sync::oneshot;

type Work = Box<dyn FnOnce() + Send>;

/// Who thinks. What is still to be thought of when nobody holds them any more is forgotten.
pub struct Thinkers(mpsc::Sender<Work>);

impl Thinkers {
    /// So many of them.
    pub fn new(count: usize) -> Thinkers {
        let (work, queue) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        for number in 0..count.max(1) {
            let queue = queue.clone();
            let thinker = thread::Builder::new().name(format!("epoka-thinker-{number}"));
            thinker.spawn(move || think(&queue)).expect("a server can start its threads");
        }
        Thinkers(work)
    }

    /// Lets somebody think of something, as soon as there is room; none if it went wrong. What nobody waits for any more is
    /// not begun.
    pub fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> impl Future<Output = Option<T>> + Send + 'static {
        let (done, result) = oneshot::channel();
        let work = move || {
            if !done.is_closed() {
                let _ = done.send(thought());
            }
        };
        // Without a thinker the work is dropped, and with it the promise of a result.
        let _ = self.0.send(Box::new(work));
        async { result.await.ok() }
    }
}

/// Takes up one work after the other until there will be none.
fn think(queue: &Mutex<mpsc::Receiver<Work>>) {
    give_way();
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(work) = next else { return };
        if catch_unwind(AssertUnwindSafe(work)).is_err() {
            tracing::error!("a thought went wrong");
        }
    }
}

/// How much a thinker gives way, of 19: on a busy machine about a thirtieth of a core is left to it.
#[cfg(target_os = "linux")]
const COURTESY: i32 = 15;

/// From now on this thread works while others do not want to.
#[cfg(target_os = "linux")]
fn give_way() {
    if let Err(error) = rustix::process::nice(COURTESY) {
        tracing::warn!(%error, "bots think as eagerly as tables answer");
    }
}

/// Elsewhere only whole programs can be made to give way.
#[cfg(not(target_os = "linux"))]
fn give_way() {}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_thought_that_goes_wrong_stops_nobody() {
        let thinkers = Thinkers::new(1);
        assert_eq!(thinkers.think(|| panic!("wrong")).await, None::<()>);
        assert_eq!(thinkers.think(|| 7).await, Some(7));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn thinkers_give_way_and_nobody_else_does() {
        let own = || rustix::process::getpriority_process(None).unwrap();
        let before = own();
        assert_eq!(Thinkers::new(2).think(own).await, Some((before + COURTESY).min(19)));
        assert_eq!(own(), before);
    }
}
