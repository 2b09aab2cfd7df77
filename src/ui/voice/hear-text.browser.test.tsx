import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeVoice } from '#tests/support/fake-voice.ts';
import { GapsResult } from '#ui/practice/gaps-result.tsx';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import { HearableText } from './hearable-text.tsx';
import { DeviceVoiceProvider } from './use-device-voice.ts';
import type { ReactNode } from 'react';
import '#app/theme/tokens.css';

beforeEach(() => scrollTo({ top: 0, behavior: 'instant' }));
afterEach(cleanup);

const passage = 'Bees dance well, all day. They “show” the way.\n\nThen – at night – they rest.';

async function begin(text: string, shown: ReactNode) {
  const fake = createFakeVoice();
  render(
    <MantineProvider env="test">
      <DeviceVoiceProvider value={fake.voice}>
        <HearableText text={text} name="the passage">
          {shown}
        </HearableText>
      </DeviceVoiceProvider>
    </MantineProvider>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: /^Hear the passage/ }));
  const finishSentence = async () => {
    const { length } = fake.said;
    fake.end('said');
    await expect.poll(() => fake.said.length).toBe(length + 1);
  };
  return { ...fake, finishSentence };
}
const marked = (kind: 'sentence' | 'word') =>
  [...(CSS.highlights.get(`passage-spoken-${kind}`) ?? [])].map(String).join('|');
const marks = () => [marked('sentence'), marked('word')];

test('the sentence that is read is marked, and the word where the voice tells it, without a change to the text', async () => {
  const { end, finishSentence, reachWord } = await begin(passage, <ReadingText text={passage} />);
  const nodes = [...document.querySelectorAll('p')].map(({ firstChild }) => firstChild);
  expect(marks()).toEqual(['Bees dance well, all day.', '']);
  reachWord('Bees dance '.length);
  expect(marks()).toEqual(['Bees dance well, all day.', 'well']);
  reachWord('Bees dance well,\nall '.length);
  expect(marked('word')).toBe('day');
  await finishSentence();
  expect(marks()).toEqual(['They “show” the way.', '']);
  reachWord('They “show” the '.length);
  expect(marked('word')).toBe('way');
  await finishSentence();
  reachWord('Then – at night – they '.length);
  expect(marks()).toEqual(['Then – at night – they rest.', 'rest']);
  expect([...document.querySelectorAll('p')].map(({ firstChild }) => firstChild)).toEqual(nodes);
  end('said');
  await expect.poll(marks).toEqual(['', '']);
});

test('marks go when the reading is stopped', async () => {
  const { reachWord } = await begin(passage, <ReadingText text={passage} />);
  reachWord(0);
  expect(marked('word')).toBe('Bees');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Stop reading' }));
  await expect.poll(marks).toEqual(['', '']);
});

test('in a text with gaps the right words are marked, and not what stands beside them', async () => {
  const gap = { why: 'It fits.', right: 'show', given: 'hide', isRight: false };
  const { reachWord } = await begin(
    'Bees show the way.',
    <GapsResult text="Bees {1} the way." gaps={[gap]} />,
  );
  reachWord('Bees '.length);
  expect(marked('word')).toBe('show');
  reachWord('Bees show the '.length);
  expect(marked('word')).toBe('way');
});

test('a page translator is left alone: what it shows is not what is read, and the text is marked again after it', async () => {
  const { finishSentence, reachWord } = await begin(passage, <ReadingText text={passage} />);
  const first = document.querySelector('p')!;
  const original = first.firstChild!;
  const translated = document.createElement('font');
  translated.textContent = 'Las abejas bailan.';
  original.replaceWith(translated);
  reachWord(0);
  expect(marked('word')).toBe('');
  expect(first.textContent).toBe('Las abejas bailan.');
  translated.replaceWith(original);
  await finishSentence();
  expect(marked('sentence')).toBe('They “show” the way.');
});

test('the reading stays in sight, and lets a reader go who has scrolled away', async () => {
  const sentences = Array.from({ length: 60 }, (_, at) => `Bee number ${at} is here.`);
  const text = sentences.join('\n\n');
  const { finishSentence } = await begin(text, <ReadingText text={text} />);
  const isInSight = () => {
    const [range] = [...(CSS.highlights.get('passage-spoken-sentence') ?? [])];
    const { top = -1, bottom = -1 } = range instanceof Range ? range.getBoundingClientRect() : {};
    return top >= 0 && bottom <= innerHeight;
  };
  // As far as two windows below.
  const { length } = sentences;
  for (let at = 1; at < length - 10; at += 1) {
    await finishSentence();
    await expect.poll(isInSight).toBe(true);
  }
  expect(scrollY).toBeGreaterThan(innerHeight);
  scrollTo({ top: 0, behavior: 'instant' });
  expect(isInSight()).toBe(false);
  const away = scrollY;
  await finishSentence();
  await finishSentence();
  expect(scrollY).toBe(away);
});
