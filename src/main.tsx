import './app/theme/mantine-base.css';
import './app/theme/tokens.css';
import './app/theme/base.css';
import './app/theme/reading-font.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, PageFrame } from '#app/app.tsx';
import { createAppRouter } from '#app/router.tsx';
import { createServicesStore } from '#app/start/services.ts';
import { createAppUpdate } from '#app/update/app-update.ts';
import { registerServiceWorker } from '#app/update/service-worker.ts';
import { createBusy } from '#platform/busy.ts';
import { createDeviceStorage } from '#platform/device-storage.ts';
import { createInstallPrompt } from '#platform/install-prompt.ts';

// The composition root: the only file that knows every concrete part. What the first paint needs is imported above;
// the rest (local data, sync, session, recorder) follows while the shell is already on the screen.
const busy = createBusy();
const services = createServicesStore();
const install = createInstallPrompt(window);
const storage = createDeviceStorage(navigator);
const update = createAppUpdate(registerServiceWorker('/sw.js'), busy, () => location.reload());
const router = createAppRouter(PageFrame);

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
// Home is in this file already: with its route loaded, the first paint is the page and not an empty frame.
void Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve))]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App router={router} services={services} install={install} storage={storage} update={update} />
    </StrictMode>,
  ),
);

void (async () => {
  try {
    const [{ startServices }, { createBrowserSession }] = await Promise.all([
      import('./main-services.ts'),
      import('#platform/session/browser-session.ts'),
    ]);
    const session = createBrowserSession({ navigate: (url) => location.assign(url) });
    await startServices({ busy, session, store: services });
  } catch (error) {
    services.set({ status: 'failed', error });
  }
})();
