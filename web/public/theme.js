// Before the first paint: the theme and language somebody chose last, so that nothing flashes.
try {
  const kept = JSON.parse(localStorage.getItem('epoka') ?? '{}');
  const dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  if (kept.lang) document.documentElement.lang = kept.lang;
} catch {
  // Nothing kept, or kept by something else: the defaults hold.
}
