// Sets the colour scheme before the first paint (a separate file: the security policy allows no inline script).
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('passage-color-scheme');
  } catch {
    // Storage is blocked: follow the system.
  }
  var isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
})();
