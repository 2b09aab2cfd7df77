// What must run before the first paint (a separate file: the security policy allows no inline script).

// The colour scheme.
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

// The app's scripts, which the built page only names (tools/build/start-parts.ts): where the server sent a first view
// they are fetched when it has been painted, so that on a slow line nothing competes with the words.
document.addEventListener('DOMContentLoaded', function () {
  var isStarted = false;
  function start() {
    if (isStarted) return;
    isStarted = true;
    document.querySelectorAll('link[rel="passage-part"]').forEach(function (part) {
      part.rel = 'modulepreload';
    });
    document.querySelectorAll('link[rel="passage-entry"]').forEach(function (entry) {
      var script = document.createElement('script');
      script.type = 'module';
      script.src = entry.href;
      document.head.append(script);
    });
  }
  var isPainted =
    document.getElementById('first-view') === null ||
    document.visibilityState !== 'visible' ||
    !(window.PerformanceObserver && PerformanceObserver.supportedEntryTypes.includes('paint'));
  if (isPainted) return start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, 3000);
});
