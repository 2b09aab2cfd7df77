import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnswerValue, Score } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { scoreAndSubmit } from '#features/practice/attempt/score-and-submit.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { heardSpeech, spokenScore, spokenValue } from '#tests/support/spoken-score.ts';
import { EarlierLine } from './earlier-line.tsx';

const dayMs = 86_400_000;

async function handIn(device: Device, item: BankItem, value: AnswerValue): Promise<string> {
  const submitted = await scoreAndSubmit(device.context, {
    item,
    pteType: 'ACADEMIC',
    handIn: { value },
    durationMs: 42_000,
  });
  if (submitted.kind !== 'saved') throw new Error(submitted.reason);
  return submitted.handedIn.answerId;
}

const typed = (text: string): AnswerValue => ({ kind: 'type', text });

async function twoDictations(earlier: string, now: string) {
  const item = makeItem('WFD', 23_001);
  const device = await createDevice([item]);
  await handIn(device, item, typed(earlier));
  await device.advance(dayMs);
  const answerId = await handIn(device, item, typed(now));
  return { device, ...renderOn(device, <EarlierLine item={item} answerId={answerId} />, item) };
}

const said = 'Please return all library books.';

it('says how a second answer compares, and shows both with the words that only one has', async () => {
  const { user } = await twoDictations('return all library', said);
  const line = await screen.findByRole('button', { name: '2 points more than yesterday' });
  expect(line.getAttribute('aria-expanded')).toBe('false');
  await user.click(line);
  const both = await screen.findByRole('region', { name: 'Both answers' });
  const [head, points, found, time] = within(both).getAllByRole('row');
  expect(head?.textContent).toBe('What is comparedEarlier, yesterdayThis answer');
  expect(points?.textContent).toBe('Points3 of 55 of 5');
  expect(found?.textContent).toBe('Found3 of 5 words right5 of 5 words right');
  expect(time?.textContent).toBe('Time taken42 s42 s');
  const now = within(both).getByRole('region', { name: 'This answer' });
  expect(now.textContent).toContain('(only here: Please)');
  expect(within(both).getByRole('region', { name: 'Earlier' }).textContent).not.toContain('only here');
  await user.click(line);
  expect(screen.queryByRole('region', { name: 'Both answers' })).toBeNull();
});

it('says that nothing was written, and that the same was', async () => {
  const { user } = await twoDictations('', '');
  await user.click(await screen.findByRole('button', { name: 'The same as yesterday' }));
  expect(await screen.findAllByText('Nothing was written.')).toHaveLength(2);
  expect(screen.getByText('Both have the same words.')).toBeTruthy();
});

it('says nothing of a first answer', async () => {
  const item = makeItem('WFD', 23_001);
  const device = await createDevice([item]);
  const answerId = await handIn(device, item, typed(said));
  renderOn(
    device,
    <>
      <EarlierLine item={item} answerId={answerId} />
      <p>End</p>
    </>,
    item,
  );
  await screen.findByText('End');
  await device.advance(dayMs);
  // A later one has something to say: by then the first one would have too.
  const later = await handIn(device, item, typed(said));
  renderOn(device, <EarlierLine item={item} answerId={later} />, item);
  await screen.findByRole('button', { name: 'The same as yesterday' });
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

async function twoRecordings(scoreOf: (at: number) => Score) {
  const item = makeItem('RA', 1_001);
  const device = await createDevice([item]);
  const { db, clock, userId } = device.context;
  const recording = async (name: string) => {
    const bytes = new Uint8Array(new TextEncoder().encode(name)).buffer;
    const sha256 = await device.context.digest.sha256(bytes);
    return { bytes, ref: { ...spokenValue.recording, sha256 } };
  };
  const both = [await recording('earlier'), await recording('now')];
  await db.answers.bulkAdd(
    both.map(({ ref }, at) => ({
      answerId: `a${at}`,
      userId,
      practiceId: item.id,
      taskType: 'RA' as const,
      value: { kind: 'record' as const, recording: ref },
      duration: 40,
      pteType: 'ACADEMIC' as const,
      score: scoreOf(at),
      scorePercentage: 50,
      answeredAt: clock.now() - (1 - at) * 3_600_000,
      version: 0,
      hidden: 0 as const,
    })),
  );
  const keep = (at: number) => {
    const { bytes, ref } = both[at] ?? {};
    if (!bytes || !ref) throw new Error('no such recording');
    const { sha256, sizeBytes, durationMs, mimeType } = ref;
    return db.blobs.add({
      userId,
      sha256,
      bytes,
      sizeBytes,
      durationMs,
      mimeType,
      uploaded: 0,
      createdAt: 1,
    } as never);
  };
  return { device, item, keep, both };
}

const good = () => spokenScore(heardSpeech('The library opens'));

it('plays both recordings under one button, which goes on at the same place', async () => {
  const { device, item, keep } = await twoRecordings(good);
  await keep(0);
  await keep(1);
  const { user } = renderOn(device, <EarlierLine item={item} answerId="a1" />, item);
  await user.click(await screen.findByRole('button', { name: 'About the same as earlier today' }));
  await screen.findByRole('group', { name: 'Your recording now' });
  await user.click(screen.getByRole('button', { name: 'Play' }));
  const [earlier, now] = device.audio.players;
  if (!earlier || !now) throw new Error('no players');
  expect([earlier, now].map((player) => player.getState().status)).toEqual(['ready', 'playing']);
  now.seekTo(1_500);
  now.setRate(0.75);
  await act(async () => now.play());
  await user.click(screen.getByRole('radio', { name: 'Earlier' }));
  await screen.findByRole('group', { name: 'Your earlier recording' });
  expect(now.getState().status).toBe('paused');
  expect(earlier.getState()).toMatchObject({ status: 'playing', positionMs: 1_500 });
  expect(earlier.getSettings().rate).toBe(0.75);
});

it('fetches a recording that is not here, and says when nobody has it', async () => {
  const { device, item, keep } = await twoRecordings(good);
  await keep(1);
  const { user } = renderOn(device, <EarlierLine item={item} answerId="a1" />, item);
  await user.click(await screen.findByRole('button', { name: /^About the same/ }));
  const earlier = await screen.findByRole('region', { name: 'Your earlier recording' });
  await within(earlier).findByRole('progressbar');
  device.audio.answerFetch('gone');
  await within(earlier).findByText('This recording is neither on this device nor on the server.');
  expect(screen.getByRole('group', { name: 'Your recording now' })).toBeTruthy();
});

it('compares no points of another version, and still shows both', async () => {
  const { device, item } = await twoRecordings((at) => ({
    ...good(),
    scorer: at === 0 ? 'reading@2026-01-01' : 'reading@2026-11-23.2',
  }));
  const { user } = renderOn(device, <EarlierLine item={item} answerId="a1" />, item);
  await user.click(
    await screen.findByRole('button', { name: 'An earlier answer was scored by an older version' }),
  );
  const both = await screen.findByRole('region', { name: 'Both answers' });
  await waitFor(() => expect(within(both).getAllByRole('row').length).toBeGreaterThan(1));
  expect(within(both).queryByText('Points')).toBeNull();
});
