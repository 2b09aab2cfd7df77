import { afterEach, expect, test, vi } from 'vitest';
import { wavFile } from '#domain/audio/wav.ts';
import { tone } from '#tests/support/tone.ts';
import { createHtmlPlayer } from './html-player.ts';
import type { Player, PlayerSource, PlayerState } from './player.ts';

const wav = (seconds: number) => wavFile(tone(seconds, 48_000, 0.1), 48_000);
const sound = (seconds: number): PlayerSource => ({ bytes: wav(seconds), mimeType: 'audio/wav' });

let player: Player;
afterEach(() => {
  player.dispose();
  vi.restoreAllMocks();
});

const placed = () => player.getState() as Extract<PlayerState, { positionMs: number }>;
const status = () => player.getState().status;

test('bytes are loaded, played to their end, and played again from the start', async () => {
  player = createHtmlPlayer();
  expect(status()).toBe('empty');
  await player.load(sound(0.4));
  expect(player.getState()).toMatchObject({ status: 'ready', positionMs: 0, durationMs: 400 });
  await player.play();
  await expect.poll(status).toBe('playing');
  await expect.poll(status).toBe('ended');
  await player.play();
  await expect.poll(status).toBe('playing');
  expect(placed().positionMs).toBeLessThan(400);
});

test('a pause keeps the place, and seeks stay inside the sound', async () => {
  player = createHtmlPlayer();
  await player.load(sound(10));
  await player.play();
  await expect.poll(() => placed().positionMs).toBeGreaterThan(50);
  player.pause();
  await expect.poll(status).toBe('paused');
  player.seekTo(6_000);
  await expect.poll(() => placed().positionMs).toBe(6_000);
  player.seekBy(2_000);
  await expect.poll(() => placed().positionMs).toBe(8_000);
  player.seekBy(60_000);
  await expect.poll(() => placed().positionMs).toBe(10_000);
  player.seekBy(-60_000);
  await expect.poll(() => placed().positionMs).toBe(0);
});

test('double speed is the rate of the element while it plays, and stays for the next sound', async () => {
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play');
  const playedRate = () => (played.mock.contexts.at(-1) as HTMLMediaElement).playbackRate;
  player = createHtmlPlayer();
  player.setRate(2);
  await player.load(sound(0.4));
  await player.play();
  await expect.poll(status).toBe('ended');
  expect(playedRate()).toBe(2);
  await player.load(sound(0.4));
  await player.play();
  await expect.poll(status).toBe('ended');
  expect(playedRate()).toBe(2);
  player.setRate(9);
  expect(player.getSettings().rate).toBe(2);
  player.setRate(0.1);
  expect(player.getSettings().rate).toBe(0.5);
});

test('the volume goes in clean steps and stays between silence and full', () => {
  player = createHtmlPlayer();
  player.setVolume(0.1 + 0.2);
  expect(player.getSettings().volume).toBe(0.3);
  player.setVolume(1.1);
  expect(player.getSettings().volume).toBe(1);
  player.setVolume(-0.1);
  expect(player.getSettings().volume).toBe(0);
});

test('a browser that wants a tap first leaves it blocked, and the tap plays', async () => {
  player = createHtmlPlayer();
  await player.load(sound(1));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValueOnce(
    new DOMException('tap first', 'NotAllowedError'),
  );
  await player.play();
  expect(status()).toBe('blocked');
  await player.play();
  await expect.poll(status).toBe('playing');
});

test('what is missing and what is no sound are told apart', async () => {
  player = createHtmlPlayer();
  await player.load({ url: '/no-such-sound.mp3?status=404' });
  expect(status()).toBe('failed');
  await player.load({ bytes: new TextEncoder().encode('words'), mimeType: 'audio/mpeg' });
  expect(player.getState()).toEqual({ status: 'failed', code: 'unplayable' });
});

test('a sound that came as something else is asked for once more, past the cache, and played', async () => {
  const bytes = wav(0.4);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const asked: (RequestCache | undefined)[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_url, init) => {
    asked.push(init?.cache);
    return new Response(bytes, { headers: { 'content-type': 'audio/wav' } });
  });
  player = createHtmlPlayer();
  // The development server answers with its page, as a portal would.
  await player.load({ url: `/api/content/media/${sha256}` });
  expect(player.getState()).toMatchObject({ status: 'ready', durationMs: 400 });
  expect(asked).toEqual(['reload']);
  await player.load({ url: `/api/content/media/${'0'.repeat(64)}` });
  expect(player.getState()).toMatchObject({ status: 'failed' });
});

test('a second load in quick succession wins', async () => {
  player = createHtmlPlayer();
  const first = player.load(sound(5));
  const second = player.load(sound(1));
  await Promise.all([first, second]);
  expect(player.getState()).toMatchObject({ status: 'ready', durationMs: 1_000 });
});
