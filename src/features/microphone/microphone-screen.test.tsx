import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SignalFacts } from '#contract/entities/answer.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import type { WrittenDown } from '#ui/say/say-ports.ts';
import { MicrophoneScreen } from './microphone-screen.tsx';
import { testSentence } from './test-sentence.ts';

const headset = { deviceId: 'usb', label: 'USB headset' };
const builtIn = { deviceId: 'built-in', label: 'Built-in microphone' };

interface Opening {
  step?: 'choose' | 'test';
  from?: string;
  written?: WrittenDown;
  prepare?: (device: Awaited<ReturnType<typeof createDevice>>) => void;
}

async function open({ step = 'choose', from, written, prepare }: Opening = {}) {
  const device = await createDevice([]);
  const { microphone } = device.audio;
  microphone.connect([builtIn, headset]);
  prepare?.(device);
  const { createRecorder, createPlayer, audio } = device.ports;
  const ports = {
    createRecorder,
    createPlayer,
    audio,
    microphone,
    clock: device.context.clock,
    writeDown: async () => written ?? ({ kind: 'heard', text: testSentence, by: 'device' } as const),
  };
  const view = renderOn(device, <MicrophoneScreen step={step} from={from ?? null} ports={ports} />);
  /** Five seconds of sound, or fewer. */
  const test = async ({
    seconds = 5,
    facts = {},
  }: { seconds?: number; facts?: Partial<SignalFacts> } = {}) => {
    device.audio.measure(facts);
    await view.user.click(await screen.findByRole('button', { name: 'Start the test' }));
    await waitFor(() => expect(device.audio.isRecording()).toBe(true));
    act(() => {
      for (let second = 0; second < seconds; second += 1) device.audio.speak('a second of sound');
    });
    await view.user.click(screen.getByRole('button', { name: 'Stop' }));
    await screen.findByRole('button', { name: 'Confirm Changes' });
  };
  return { ...view, device, microphone, test };
}

const currentStep = () =>
  within(screen.getByRole('list', { name: 'Steps of the setup' }))
    .getAllByRole('listitem')
    .find((stop) => stop.getAttribute('aria-current') === 'step')?.textContent;

it('asks for the permission first, and goes on by itself when the settings give it', async () => {
  const { user, microphone } = await open({
    prepare: (device) => device.audio.microphone.setPermission('to-ask'),
  });
  microphone.answerWith({ kind: 'denied', error: 'NotAllowedError', message: 'no' });
  await user.click(await screen.findByRole('button', { name: 'Allow microphone' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The question was closed. Press the button again, then choose Allow.',
  );
  act(() => microphone.setPermission('denied'));
  expect(await screen.findByText('Turn on Microphone.')).toBeTruthy();
  expect(currentStep()).toBe('Allow');
  act(() => microphone.setPermission('granted'));
  expect(await screen.findByRole('heading', { name: 'Choose your microphone' })).toBeTruthy();
  expect(currentStep()).toBe('Choose');
});

it('says that no microphone was found, and shows one once it is connected', async () => {
  const { microphone } = await open({ prepare: (device) => device.audio.microphone.connect([]) });
  expect(await screen.findByText('No microphone was found')).toBeTruthy();
  act(() => microphone.connect([builtIn]));
  expect(await screen.findByRole('radio', { name: /Built-in microphone/ })).toBeTruthy();
});

it('falls back to the choice of the system when the selected microphone is disconnected', async () => {
  const { user, microphone } = await open();
  await user.click(await screen.findByRole('radio', { name: /USB headset/ }));
  act(() => microphone.connect([builtIn]));
  expect(await screen.findByText('USB headset is not connected.')).toBeTruthy();
  const systems = screen.getByRole('radio', { name: /system's choice/ });
  expect((systems as HTMLInputElement).checked).toBe(true);
});

it('shows the level of each microphone, and lets all of them go before the test', async () => {
  const { user, microphone } = await open();
  await screen.findByRole('radio', { name: /USB headset/ });
  act(() =>
    microphone.setLevels({
      isWaitingForTouch: true,
      levels: new Map([
        ['usb', { rmsDbfs: -40, sampleRate: 48_000 }],
        ['built-in', { rmsDbfs: -41, sampleRate: 48_000 }],
      ]),
    }),
  );
  const wordsOf = (name: string) =>
    screen.getByRole('meter', { name: `Level of ${name}` }).getAttribute('aria-valuetext');
  await waitFor(() => expect(wordsOf('USB headset')).toBe('Loud enough'));
  expect(wordsOf('Built-in microphone')).toBe('Quiet');
  expect(screen.getAllByText('48 kHz')).toHaveLength(2);
  expect(screen.getByText('Touch the page to see the levels.')).toBeTruthy();
  expect(microphone.openWatches()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Test this microphone' }));
  await screen.findByRole('button', { name: 'Start the test' });
  // The button that led here is gone: the focus is not lost to the top of the page.
  expect(document.activeElement?.contains(screen.getByRole('heading', { name: 'Say this sentence' }))).toBe(
    true,
  );
  expect(document.activeElement).not.toBe(document.body);
  expect(microphone.openWatches()).toBe(0);
});

it('saves the tested microphone for this device, and leads back to the question', async () => {
  const { user, microphone, device, test } = await open({ from: '/dashboard/speaking/read-aloud/1001' });
  await user.click(await screen.findByRole('radio', { name: /USB headset/ }));
  await user.click(screen.getByRole('button', { name: 'Test this microphone' }));
  await test();
  expect(screen.getByText('You sound clear')).toBeTruthy();
  expect((await screen.findByText(/^We understood:/)).textContent).toBe(`We understood: ${testSentence} `);
  expect(microphone.choice.read()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Confirm Changes' }));
  expect(await screen.findByText('Saved for this device')).toBeTruthy();
  expect(microphone.choice.read()).toEqual({ ...headset, checkedAt: device.context.clock.now() });
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe(
    '/dashboard/speaking/read-aloud/1001',
  );
});

it.each([
  ['No sound at all', { peakDbfs: -120, speechDbfs: null }],
  ['No voice heard', { speechMs: 0, speechDbfs: null }],
  ['Too quiet', { speechDbfs: -52 }],
  ['Too loud', { clippedShare: 0.02 }],
] as const)('%s: says so, with what to do, and offers to try again first', async (title, facts) => {
  const { user, test } = await open({ step: 'test' });
  await test({ facts });
  expect(screen.getByText(title)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Start the test' })).toBeTruthy();
});

it('judges nothing by a test that was stopped at once', async () => {
  const { test } = await open({ step: 'test' });
  await test({ seconds: 1 });
  expect(screen.getByText('Too short to tell')).toBeTruthy();
});

it('says that the microphone went away in the middle of the test', async () => {
  const { user, device } = await open({ step: 'test' });
  await user.click(await screen.findByRole('button', { name: 'Start the test' }));
  await waitFor(() => expect(device.audio.isRecording()).toBe(true));
  act(() => {
    device.audio.speak('the start');
    device.audio.unplug();
  });
  expect(await screen.findByText('The microphone went away')).toBeTruthy();
});

it('leads to the guide when the permission is gone at the start of the test', async () => {
  const { user, device, microphone } = await open({ step: 'test' });
  await screen.findByRole('button', { name: 'Start the test' });
  device.audio.refuseMicrophone();
  await user.click(screen.getByRole('button', { name: 'Start the test' }));
  expect(await screen.findByText('No Microphone Permission')).toBeTruthy();
  device.audio.allowMicrophone();
  microphone.answerWith(null);
  await user.click(screen.getByRole('button', { name: 'Request Permission' }));
  expect(await screen.findByRole('button', { name: 'Start the test' })).toBeTruthy();
});

it.each([
  [{ kind: 'heard', text: 'Today eye.', by: 'server' }, /not the whole sentence.*The server wrote this down/],
  [{ kind: 'heard', text: '', by: 'device' }, /We understood no words/],
  [{ kind: 'no-pack' }, /once the files to score offline are on this device/],
  [{ kind: 'failed' }, /could not be written down this time/],
  [{ kind: 'refused', message: 'Too many requests' }, /Too many requests/],
] as const)('says what became of the words: %o', async (written, words) => {
  const { test } = await open({ step: 'test', written });
  await test();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText('You sound clear')).toBeTruthy();
});
