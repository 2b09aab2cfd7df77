import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, PageFrame } from '#app/app.tsx';
import { createAppRouter } from '#app/router.tsx';
import { createServicesStore } from '#app/start/services.ts';
import { createAppUpdate } from '#app/update/app-update.ts';
import { registerServiceWorker } from '#app/update/service-worker.ts';
import { createBusy } from '#platform/busy.ts';
import { createInstallPrompt } from '#platform/install-prompt.ts';
import { applyTextSize, readTextSize } from '#platform/text-size.ts';
import { keepTranslatedTextWhole } from '#platform/translated-text.ts';
import { handOver } from './hand-over.ts';
import { runPart } from './start-parts.ts';

// The composition root, with `main-*.ts` beside it: no other file knows the concrete parts. What the first paint needs is imported above;
// the rest (local data, sync, session, recorder) follows while the shell is already on the screen.
keepTranslatedTextWhole();
applyTextSize(readTextSize());
const busy = createBusy();
const services = createServicesStore();
const install = createInstallPrompt(window);
const update = createAppUpdate(registerServiceWorker('/sw.js'), busy, () => location.reload());
const router = createAppRouter(PageFrame);

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
handOver(root);
// Home is in this file already: with its route loaded, the first paint is the page and not an empty frame. Any other
// page stands on what is behind local data, so its code comes after that has run piece by piece. As a transition React
// yields to the browser while it renders.
const isHome = location.pathname === '/';
const behind = isHome ? null : runPart('services');
void (async () => {
  await behind;
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve))]);
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App router={router} services={services} install={install} update={update} />
      </StrictMode>,
    ),
  );
})();

void (async () => {
  try {
    await (behind ?? runPart('services'));
    const [{ startServices }, { createWindowSession }] = await Promise.all([
      import('./main-services.ts'),
      import('#platform/session/window-session.ts'),
    ]);
    await startServices({
      busy,
      session: createWindowSession(window),
      store: services,
      isUpdating: update.isAccepted,
    });
    // Nobody comes back to a page before.
    const { keepPlace } = await import('#app/frame/keep-place.ts');
    keepPlace(router, window);
  } catch (error) {
    services.set({ status: 'failed', error });
  }
})();
