import type { BrowserFamily, SystemFamily } from '#platform/recorder/microphone-setup.ts';
import { GuidePicture } from './guide-picture.tsx';
import classes from './microphone.module.css';

/** Where each browser keeps the permission of a site. */
const browserSteps: Readonly<Record<BrowserFamily, readonly string[]>> = {
  chromium: [
    'Click the sign at the start of the address bar.',
    'Turn on Microphone.',
    'Come back here and press Request Permission.',
  ],
  'chromium-phone': [
    'Tap the sign at the start of the address bar, then Permissions.',
    'Turn on Microphone.',
    'Come back here and press Request Permission.',
  ],
  firefox: [
    'Click the crossed-out microphone at the start of the address bar.',
    'Remove the block beside Use the microphone.',
    'Come back here and press Request Permission.',
  ],
  'firefox-phone': [
    'Tap the lock at the start of the address bar.',
    'Set Microphone to Allowed.',
    'Come back here and press Request Permission.',
  ],
  safari: [
    'Open the Safari menu, then Settings for this website.',
    'Set Microphone to Allow.',
    'Come back here and press Request Permission.',
  ],
  ios: [
    'Tap the page menu at the start of the address bar, then the settings of this website.',
    'Set Microphone to Allow.',
    'Come back here and press Request Permission.',
  ],
};

/** Where each system keeps the permission of a browser. */
const systemSteps: Readonly<Record<SystemFamily, string>> = {
  windows: 'Settings, Privacy & security, Microphone: turn on access for apps and for desktop apps.',
  mac: 'System Settings, Privacy & Security, Microphone: turn on your browser.',
  android: 'Settings, Apps, your browser, Permissions, Microphone: choose Allow.',
  ios: 'Settings, Apps, your browser, Microphone: turn it on. For the app on the Home Screen: Settings, Passage.',
  other: 'Open the privacy or sound settings of your system, and let your browser use the microphone.',
};

/** How a blocked microphone is allowed again, in this browser and in this system. */
export function PermissionGuide({ browser, system }: { browser: BrowserFamily; system: SystemFamily }) {
  return (
    <div className={classes.guide}>
      <h3>If it is blocked in the browser</h3>
      <GuidePicture place={browser === 'safari' ? 'menu' : 'address'} />
      <ol className={classes.how}>
        {browserSteps[browser].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3>If it is allowed there and still blocked</h3>
      <p>{systemSteps[system]}</p>
    </div>
  );
}
