import { expect, test, vi } from 'vitest';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { createDeviceVoice } from './device-voice.ts';

class Utterance extends EventTarget {
  voice: unknown = null;
  lang = '';
  rate = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}
vi.stubGlobal('SpeechSynthesisUtterance', Utterance);

/** The browser's speech, which says nothing until the test lets it. */
function createSpeech() {
  const spoken: Utterance[] = [];
  let cancels = 0;
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => [
      { lang: 'en-GB', localService: true },
      { lang: 'fa_IR', localService: false },
    ],
    speak: (utterance: Utterance) => void spoken.push(utterance),
    cancel: () => void (cancels += 1),
  });
  const clock = createFakeClock();
  const voice = createDeviceVoice(speech as unknown as SpeechSynthesis, clock);
  const tell = (type: string, about: object = {}) =>
    spoken.at(-1)?.dispatchEvent(Object.assign(new Event(type), about));
  return { voice, clock, spoken, tell, cancelled: () => cancels };
}

test('tells where each word begins, and nothing of sentences or of what was stopped', async () => {
  const { voice, tell } = createSpeech();
  const words: number[] = [];
  const outcome = voice.say('Bees dance.', 'UK', 1, (at) => words.push(at));
  tell('boundary', { name: 'sentence', charIndex: 0 });
  tell('boundary', { name: 'word', charIndex: 0 });
  tell('boundary', { name: 'word', charIndex: 5 });
  expect(voice.isSpeaking()).toBe(true);
  voice.stop();
  tell('boundary', { name: 'word', charIndex: 7 });
  expect(words).toEqual([0, 5]);
  expect(await outcome).toBe('stopped');
  expect(voice.isSpeaking()).toBe(false);
});

test('another language is said by a voice of it, and by no other', async () => {
  const { voice, spoken, tell } = createSpeech();
  expect(['fa', 'zh-Hans', 'en'].map(voice.speaks)).toEqual([true, false, true]);
  const outcome = voice.say('زنبورها می‌رقصند.', { language: 'fa' });
  expect(spoken.at(-1)?.lang).toBe('fa_IR');
  tell('end');
  expect(await outcome).toBe('said');
  expect(await voice.say('蜜蜂跳舞。', { language: 'zh-Hans' })).toBe('failed');
  expect(spoken).toHaveLength(1);
});

test('a slow speed has more time to end', async () => {
  const { voice, clock, tell } = createSpeech();
  const outcome = voice.say('Bees dance.', 'UK', 0.5);
  clock.advance(19_000);
  tell('end');
  expect(await outcome).toBe('said');
});

test('a voice that never calls back is given up, and does not begin after all', async () => {
  const { voice, clock, cancelled } = createSpeech();
  const outcome = voice.say('Bees dance.', 'UK');
  const before = cancelled();
  clock.advance(10_001);
  expect(await outcome).toBe('failed');
  expect(cancelled()).toBe(before + 1);
});

test('a voice that the system takes away was stopped, and one that cannot speak has failed', async () => {
  const { voice, tell } = createSpeech();
  const taken = voice.say('Bees dance.', 'UK');
  tell('error', { error: 'interrupted' });
  expect(await taken).toBe('stopped');
  const broken = voice.say('Bees dance.', 'UK');
  tell('error', { error: 'synthesis-failed' });
  expect(await broken).toBe('failed');
});
