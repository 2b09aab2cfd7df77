// What must run before the first paint (a separate file: the security policy allows no inline script).

// The colour scheme.
(function () {
  function draw(isDark) {
    document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  }
  function drawAsChosen() {
    var chosen = null;
    try {
      chosen = localStorage.getItem('passage-color-scheme');
    } catch {
      // Storage is blocked: follow the system.
    }
    draw(chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches));
  }
  drawAsChosen();
  // Paper is white.
  addEventListener('beforeprint', function () {
    draw(false);
  });
  addEventListener('afterprint', drawAsChosen);
})();

// Whose pages these are. A learner who signs out leaves addresses in the history, with what they looked for in them, and whole
// pages in the back/forward cache. Each entry is marked with the sitting in which it was made (src/platform/sitting.ts).
(function () {
  function read() {
    try {
      return localStorage.getItem('passage-sitting');
    } catch {
      // Storage is blocked: then nobody can be told from the next one.
      return null;
    }
  }
  var sitting = read();
  var before = history.state;
  if (before !== null && (before.sitting || null) !== sitting && location.search + location.hash !== '')
    history.replaceState(null, '', location.pathname);

  ['pushState', 'replaceState'].forEach(function (name) {
    var own = history[name];
    history[name] = function (state, title, address) {
      return own.call(history, Object.assign({}, state, { sitting: sitting }), title, address);
    };
  });

  addEventListener('pageshow', function (event) {
    if (!event.persisted || read() === sitting) return;
    document.documentElement.style.visibility = 'hidden';
    // What it would keep as it goes was kept when it went into the cache.
    addEventListener(
      'pagehide',
      function (going) {
        going.stopImmediatePropagation();
      },
      true,
    );
    location.replace(location.pathname);
  });
})();

// What the page of this address needs besides, as the build lists it (tools/build/start-parts.ts): named like the scripts
// of every page, so that all of it is asked for at once and not wave after wave.
function passagePageFiles() {
  var list = document.getElementById('passage-pages');
  if (list === null) return;
  var known = JSON.parse(list.textContent);
  var task = /^\/dashboard\/(\w+\/[\w-]+)(\/\d+)?$/.exec(location.pathname);
  var names = task === null ? [location.pathname.slice(1)] : task[2] ? ['question', task[1]] : ['list'];
  var isStored = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (isStored && names[0] === 'question' && known.font) add('preload', known.font, 'font');
  names.forEach(function (name) {
    (known.pages[name] || []).forEach(function (place) {
      var file = known.files[place];
      if (/\.css$/.test(file)) add('stylesheet', file);
      else add('passage-part', file);
    });
  });

  function add(rel, file, as) {
    var link = document.querySelector('link[href="/' + file + '"]') || document.createElement('link');
    if (as) link.as = as;
    link.crossOrigin = '';
    link.rel = rel;
    link.href = '/' + file;
    if (!link.isConnected) document.head.append(link);
  }
}

// The app's scripts, which the built page only names (tools/build/start-parts.ts): where the server sent a first view
// they are fetched when it has been painted, so that on a slow line nothing competes with the words.
document.addEventListener('DOMContentLoaded', function () {
  var isStarted = false;
  function start() {
    if (isStarted) return;
    isStarted = true;
    if (document.getElementById('first-view') === null) document.documentElement.dataset.readingFont = '';
    passagePageFiles();
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

// The watchdog. An app that does not start, because a part of it is not what it should be (a portal's page that was kept
// in its place, a file that was cut off), is fetched anew past every cache. What the learner did lies in the databases,
// which are not touched.
(function () {
  var lookEveryMs = 1000;
  var askEveryMs = 10000;
  var longestStartMs = 20000;
  var mostHeals = 4;
  var key = 'passage-heals';
  var began = performance.now();
  var askedAt = -askEveryMs;
  var isBroken = false;
  var words = null;

  function hasStarted() {
    var root = document.getElementById('root');
    return root !== null && root.firstChild !== null;
  }

  // Counted for this tab, so that what no fresh file mends does not reload for ever.
  function healsBefore() {
    try {
      return Number(sessionStorage.getItem(key) || 0);
    } catch {
      return mostHeals;
    }
  }

  function keepHeals(count) {
    try {
      sessionStorage.setItem(key, String(count));
    } catch {
      // Storage is blocked: then nothing is healed, and there is nothing to count.
    }
  }

  function isController() {
    return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  }

  function all(promises) {
    return Promise.all(promises);
  }

  // First what the service worker keeps; without one it is the browser's own cache that is wrong.
  function forgetShell() {
    if (isController())
      return navigator.serviceWorker
        .getRegistrations()
        .then(function (found) {
          return all(
            found.map(function (each) {
              return each.unregister();
            }),
          );
        })
        .then(function () {
          return caches.keys();
        })
        .then(function (names) {
          return all(
            names
              .filter(function (name) {
                return /-precache-|^passage-config/.test(name);
              })
              .map(function (name) {
                return caches.delete(name);
              }),
          );
        });
    var files = document.querySelectorAll('head link[href], head script[src]');
    return all(
      Array.from(files, function (file) {
        return fetch(file.href || file.src, { cache: 'reload' });
      }),
    );
  }

  function say() {
    if (words || document.getElementById('first-view')) return;
    words = document.createElement('p');
    words.setAttribute('role', 'alert');
    words.textContent =
      'Passage could not start yet. What you saved is safe on this device. It tries again by itself when there is a connection.';
    words.style.cssText = 'font: 18px/1.5 system-ui, sans-serif; margin: 20vh auto; padding: 0 24px; max-width: 30em';
    document.body.append(words);
  }

  function heal() {
    askedAt = performance.now();
    var heals = healsBefore();
    if (heals >= mostHeals) return say();
    // Somebody else than our server must not be asked for the parts of the app.
    fetch('/api/health', { cache: 'no-store' })
      .then(function (answer) {
        if (answer.headers.get('x-api') !== '1') throw new Error('not ours');
        if (hasStarted()) return undefined;
        keepHeals(heals + 1);
        return forgetShell().then(function () {
          location.reload();
        });
      })
      .catch(say);
  }

  var timer = setInterval(function () {
    if (hasStarted()) {
      clearInterval(timer);
      if (healsBefore() > 0) keepHeals(0);
      if (words) words.remove();
      return;
    }
    var now = performance.now();
    // A first visit over a slow line may take its time; what a service worker keeps is there at once.
    var isLate = isController() && now - began > longestStartMs;
    if ((isBroken || isLate) && now - askedAt > askEveryMs) heal();
  }, lookEveryMs);

  function onBroken() {
    isBroken = true;
  }
  addEventListener('error', onBroken, true);
  addEventListener('unhandledrejection', onBroken);
  addEventListener('online', function () {
    askedAt = -askEveryMs;
  });
})();
