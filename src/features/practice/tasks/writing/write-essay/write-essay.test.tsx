import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FreeScores } from '#contract/entities/progress.ts';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { createAssessing } from '#features/practice/assess/assessing.ts';
import { createWritingAssessor } from '#features/practice/assess/writing-assessor.ts';
import { writeMeta } from '#data/store/meta.ts';
import { freshMemory } from '#domain/outbox/store/engine-memory.ts';
import { libraryEssay as essay } from '#tests/support/library-essay.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderBegun, renderOn } from '#tests/support/practice.tsx';
import type { Device } from '#tests/support/practice.tsx';
import { writingHere } from '#tests/support/writing-engine.ts';

const item = makeItem('WE', 9_001);

const question = <PracticeScreen taskType="WE" practiceId={item.id} search={{}} />;

function open(device: Device) {
  return renderBegun(device, question, item);
}

it('counts words while typing and says how far they are from the range', async () => {
  const device = await createDevice([item]);
  const { user } = await open(device);
  const box = await screen.findByRole('textbox', { name: 'Your essay' });
  expect(box.getAttribute('spellcheck')).toBe('false');
  await user.type(box, "Well-known U.S. towns don't close them 24/7.");
  expect(screen.getByText('200 to 300, 193 to go')).toBeTruthy();
});

it('keeps text and clock over a reload, and forgets both once the essay is handed in', async () => {
  const device = await createDevice([item], { mode: 'EXAM' });
  const first = await open(device);
  await first.user.type(await screen.findByRole('textbox', { name: 'Your essay' }), 'Half a sentence');
  await device.advance(60_000);
  const key = `local ${item.id}`;
  await waitFor(async () => {
    expect(await device.ports.drafts.load(key)).toMatchObject({ value: { text: 'Half a sentence' } });
  });
  // A reload: what is on the device stays, the page and its memory go.
  first.unmount();
  await device.advance(24 * 3_600_000);

  const second = renderOn(device, question, item);
  await second.user.click(await screen.findByRole('button', { name: 'Go on' }));
  const box = await screen.findByRole('textbox', { name: 'Your essay' });
  expect((box as HTMLTextAreaElement).value).toBe('Half a sentence');
  expect(screen.getByRole('timer', { name: 'Time left: 19:00' })).toBeTruthy();

  await second.user.type(box, '. Done now.');
  await second.user.click(screen.getByRole('button', { name: 'Submit' }));
  const result = await screen.findByRole('region', { name: 'Your result' });
  expect(
    await within(result).findByText(/^No point for form: \d+ words, 200 to 300 are asked\.$/),
  ).toBeTruthy();
  expect(within(result).getByText(/^No points for form means no points for the whole essay/)).toBeTruthy();
  // Without form points the exam gives nothing at all: that much is certain, and no trait says otherwise.
  await waitFor(() => expect(within(result).getAllByText('0 of 2')).toHaveLength(4));
  expect(within(result).getAllByText('0 of 6')).toHaveLength(3);
  expect(result.textContent).toContain('0 of 26 points');
  await waitFor(async () => expect(await device.ports.drafts.load(key)).toBeNull());
});

it('tells a learner on the free plan how many AI scores are left, and that an essay beyond them is scored here', async () => {
  const device = await createDevice([item]);
  const { db } = device.context;
  await writeMeta(db, 'sync local', { ...freshMemory, aiQuota: { status: 'TRIAL', remaining: 1 } });
  const { user } = await open(device);
  expect(await screen.findByText('1 detailed score left')).toBeTruthy();
  await user.type(await screen.findByRole('textbox', { name: 'Your essay' }), 'A short one.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const result = await screen.findByRole('region', { name: 'Your result' });
  await user.click(within(result).getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByText('No detailed scores left. Scores from this device have no limit.'),
  ).toBeTruthy();
});

async function handIn(text: string, device: Device | null = null) {
  const used = device ?? (await createDevice([item]));
  const { user } = await open(used);
  await user.click(await screen.findByRole('textbox', { name: 'Your essay' }));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  return { user, device: used, result: await screen.findByRole('region', { name: 'Your result' }) };
}

it('shows the range of points of an essay before its evidence, and below it that this device scored it', async () => {
  const { result, user } = await handIn(essay);
  expect(await within(result).findByText('The length is within 200 to 300 words.')).toBeTruthy();
  const source = await within(result).findByText('Scored on this device.');
  // What an estimate is opens with a tap, and is said nowhere else.
  const meaning = within(result).getByText(/It is a practice estimate, not an exam score\.$/);
  expect(meaning.hidden).toBe(true);
  await user.click(within(result).getByRole('button', { name: 'Estimate', expanded: false }));
  expect(meaning.hidden).toBe(false);
  expect(within(result).getByText('2 of 2')).toBeTruthy();
  expect(within(result).getByRole('heading', { name: /Key points: \d of 3 found/ })).toBeTruthy();
  expect(result.textContent).toMatch(/\d+ to \d+ of 26 points\u00A0· \d+ words, .* found\u00A0· next: /);
  const text = within(result).getByRole('region', { name: 'Your essay' });
  expect(text.compareDocumentPosition(source) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const line = within(result).getByRole('heading', { name: /^Your result: ?\d+ to \d+ of 26 points/ });
  expect(text.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  expect(result.textContent).not.toMatch(/PTE score/);
});

it('goes from work to the score without a moment of neither', async () => {
  const seen: string[] = [];
  // From before the answer is handed in: the work may be over before the test finds the result.
  const watch = new MutationObserver(() =>
    seen.push(screen.queryByRole('region', { name: 'Your result' })?.textContent ?? ''),
  );
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  const { result } = await handIn(essay);
  await within(result).findByText(/Scored on this device/);
  watch.disconnect();
  const working = 'Scoring your answer on this device';
  const since = seen.slice(seen.findIndex((text) => text.includes(working)));
  expect(since[0]).toContain(working);
  expect(since.filter((text) => !text.includes(working) && !text.includes('Scored on this device'))).toEqual(
    [],
  );
});

it('explains an error when it is chosen by keyboard, and goes back to it', async () => {
  const { user, result } = await handIn(essay);
  const [mark] = await within(result).findAllByRole('button', { name: /^goverment ?\(spelling\)/ });
  if (mark === undefined) throw new Error('no mark');
  mark.focus();
  await user.keyboard('{Enter}');
  const card = await screen.findByRole('dialog', { name: /^goverment ?\(spelling\)/ });
  expect(within(card).getByText('government')).toBeTruthy();
  expect(within(card).getByText('This word is misspelt.')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^goverment ?\(spelling\)/ })).toBeNull());
  expect(document.activeElement).toBe(mark);
  expect(within(result).getAllByRole('button', { name: /\(grammar\)/ }).length).toBeGreaterThan(0);
});

it('shows the text whole, letter by letter, with its marks in it', async () => {
  const odd = `<b>${essay}</b> constructor __proto__ \u{1F4DA} المكتبات`;
  const { result } = await handIn(odd);
  await within(result).findByText(/Scored on this device/);
  const text = within(result).getByRole('region', { name: 'Your essay' }).querySelector('[lang]');
  const hidden = text?.cloneNode(true) as HTMLElement;
  for (const mark of hidden.querySelectorAll('[class*="VisuallyHidden"]')) mark.remove();
  expect(hidden.textContent).toBe(odd);
  expect(text?.querySelector('b')).toBeNull();
});

it('takes as much of 20,000 pasted words as fits, says so, and loses nothing that was written', async () => {
  const device = await createDevice([item]);
  const { user } = await open(device);
  const box = (await screen.findByRole('textbox', { name: 'Your essay' })) as HTMLTextAreaElement;
  await user.click(box);
  await user.paste('The end.');
  box.setSelectionRange(0, 0);
  await user.paste('word '.repeat(20_000));
  await waitFor(() => expect(box.value).toHaveLength(60_000));
  expect(box.value.endsWith('The end.')).toBe(true);
  expect(await screen.findByText(/an answer has room for 60,000 characters/)).toBeTruthy();
  // The exam's own button.
  await navigator.clipboard.writeText('more '.repeat(20_000));
  box.setSelectionRange(0, 10);
  await user.click(screen.getByRole('button', { name: 'Paste' }));
  await waitFor(() => expect(box.value.startsWith('more more word')).toBe(true));
  expect(box.value).toHaveLength(60_000);
  expect(box.value.endsWith('The end.')).toBe(true);
  await user.clear(box);
  expect(screen.queryByText(/an answer has room for/)).toBeNull();
});

it('says so when the engine is not on the device yet, keeps the answer, and scores it later', async () => {
  const device = await createDevice([item]);
  let hasData = false;
  const writing = createWritingAssessor(device.context, {
    assess: async (job) => (hasData ? writingHere.assess(job) : { kind: 'no-data' }),
  });
  const assessing = createAssessing({
    context: device.context,
    assessors: { writing },
    device: 'phone',
    report: () => undefined,
  });
  const { result } = await handIn(essay, { ...device, ports: { ...device.ports, assessing } });
  expect(
    await within(result).findByText(/The scoring files \(1 MB\) are not on this device yet/),
  ).toBeTruthy();
  expect(within(result).getByText('2 of 2')).toBeTruthy();
  expect(result.textContent).not.toMatch(/of 26 points/);
  hasData = true;
  await assessing.completeMissing();
  expect(await within(result).findByText(/Scored on this device/)).toBeTruthy();
  expect(within(result).queryByText(/The scoring files/)).toBeNull();
});

it('gives a mean over five answers, and says how many are missing until then', async () => {
  const device = await createDevice([item]);
  const first = await handIn(essay, device);
  expect(await within(first.result).findByText(/After 4 more answers/)).toBeTruthy();
  const [row] = await device.context.db.answers.toArray();
  if (row === undefined) throw new Error('no answer');
  for (const n of [1, 2, 3, 4]) await device.context.db.answers.add({ ...row, answerId: `copy-${n}` });
  expect(await within(first.result).findByText(/Your last 5 answers to this task together/)).toBeTruthy();
  expect(first.result.textContent).toMatch(/about \d+ to \d+ % of the points/);
});

it('warns of ready-made phrases and copied words while they are written, after a pause', async () => {
  const device = await createDevice([item]);
  const { user } = await open(device);
  await user.click(await screen.findByRole('textbox', { name: 'Your essay' }));
  await user.paste(
    'In this modern era, every coin has two sides, and last but not least it plays a vital role in our lives.',
  );
  await device.advance(500);
  expect(screen.queryByText(/Ready-made phrases/)).toBeNull();
  await device.advance(1_000);
  expect(await screen.findByText(/Ready-made phrases earn little/)).toBeTruthy();
  await user.clear(screen.getByRole('textbox', { name: 'Your essay' }));
  expect(screen.queryByText(/Ready-made phrases/)).toBeNull();
  await user.paste('Should every town have a library? Should every town have a library? I say yes to that.');
  await device.advance(1_500);
  expect(await screen.findByText(/taken from the question word for word/)).toBeTruthy();
});

it('in the exam warns of nothing, and shows what was answered before only once it is handed in', async () => {
  const device = await createDevice([item], { mode: 'EXAM' });
  const { user } = await open(device);
  await user.click(await screen.findByRole('textbox', { name: 'Your essay' }));
  await user.paste(
    'In this modern era, every coin has two sides, and last but not least it plays a vital role in our lives.',
  );
  await device.advance(2_000);
  // Once more, for a warning that would come later than the check of it.
  await device.advance(2_000);
  expect(screen.queryByText(/Ready-made phrases/)).toBeNull();
  expect(screen.getByText(/^Answers and comments are shown when you have submitted/)).toBeTruthy();
  expect(screen.queryByRole('tab', { name: /My Answers|Community|Comments/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('region', { name: 'Your result' });
  expect(await screen.findAllByRole('tab', { name: /My Answers|Community|Comments/ })).toHaveLength(3);
});

it('asks before it clears a text that was begun', async () => {
  const device = await createDevice([item]);
  const { user } = await open(device);
  const box = await screen.findByRole('textbox', { name: 'Your essay' });
  await user.type(box, 'Some words');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect((box as HTMLTextAreaElement).value).toBe('Some words');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Start again' }));
  await waitFor(() =>
    expect((screen.getByRole('textbox', { name: 'Your essay' }) as HTMLTextAreaElement).value).toBe(''),
  );
});

it('is busy from the first moment until the essay is handed in, so that no update interrupts it', async () => {
  const device = await createDevice([item]);
  const { user } = await open(device);
  await user.type(await screen.findByRole('textbox', { name: 'Your essay' }), 'A word.');
  expect(device.ports.busy.isBusy()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('region', { name: 'Your result' });
  await waitFor(() => expect(device.ports.busy.isBusy()).toBe(false));
});

it('shows model answers and key points to compare with when the learner asks for them', async () => {
  const device = await createDevice([item]);
  const { user } = await open(device);
  await user.click(await screen.findByRole('button', { name: 'Show answer' }));
  const answer = await screen.findByRole('region', { name: 'Answer' });
  expect(await within(answer).findByText('A library gives everyone a quiet place.')).toBeTruthy();
  expect(within(answer).getAllByRole('checkbox')).toHaveLength(3);
  expect(await within(answer).findByRole('heading', { name: 'Look closer' })).toBeTruthy();
  expect(answer.querySelector('script')).toBeNull();
});

it('in practice hands nothing in by itself', async () => {
  const device = await createDevice([item]);
  const { user } = await open(device);
  await user.type(await screen.findByRole('textbox', { name: 'Your essay' }), 'Almost done.');
  await device.advance(40 * 60_000);
  expect(await device.context.db.answers.count()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const result = await screen.findByRole('region', { name: 'Your result' });
  expect(await within(result).findByText('Done in practice mode: no time limit, with help.')).toBeTruthy();
});

it('in the exam hands in what is there when the time is over, and shows nothing of the answer before', async () => {
  const device = await createDevice([item], { mode: 'EXAM' });
  const { user } = await open(device);
  await user.type(await screen.findByRole('textbox', { name: 'Your essay' }), 'Almost done.');
  for (const name of ['Show answer', 'Hint', 'Try again'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await device.advance(20 * 60_000 - 1_000);
  expect(await device.context.db.answers.count()).toBe(0);
  await device.advance(1_000);
  await screen.findByRole('region', { name: 'Your result' });
  const [answer] = await device.context.db.answers.toArray();
  expect(answer).toMatchObject({ mode: 'EXAM', duration: 1_200, value: { text: 'Almost done.' } });
  expect(await screen.findByRole('button', { name: 'Show answer' })).toBeTruthy();
});

it('in the exam hands in an empty page, too', async () => {
  const device = await createDevice([item], { mode: 'EXAM' });
  await open(device);
  await screen.findByRole('textbox', { name: 'Your essay' });
  await device.advance(20 * 60_000);
  await screen.findByRole('region', { name: 'Your result' });
  expect((await device.context.db.answers.toArray())[0]?.value).toEqual({ kind: 'write', text: '' });
});

it('in practice shows one key point after the other, when asked', async () => {
  const device = await createDevice([item]);
  const { user } = await open(device);
  expect(screen.queryByText('A good answer says')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Hint' }));
  const hints = () =>
    within(screen.getByRole('heading', { name: 'A good answer says' }).parentElement!).getAllByRole(
      'listitem',
    );
  expect(hints()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Next hint' }));
  expect(hints()).toHaveLength(2);
});

describe('an essay beyond the free AI scores', () => {
  const perDay = { scores: 5, per: 'day' } as const;
  /** Handed in, scored on the device, and the server has no AI score for it. */
  async function handInWithout(free: FreeScores) {
    const device = await createDevice([item]);
    const aiQuota = { status: 'TRIAL', remaining: 0, free } as const;
    // The server spoke at nine; the clock of the test stands at noon.
    const serverTime = Date.UTC(2026, 10, 21, 9);
    await writeMeta(device.context.db, 'sync local', { ...freshMemory, aiQuota, serverTime });
    const opened = await handIn(essay, device);
    expect(await within(opened.result).findByText(/^Scored on this device/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await hearOfNone(device);
    return { ...opened, dialog: await screen.findByRole('dialog', { name: 'AI scores' }) };
  }
  const hearOfNone = ({ context }: Device) =>
    context.db.answers
      .toCollection()
      .modify({ version: 1, scoring: { status: 'waiting', needs: 'ai-score' } });

  it('has the score of this device, and a dialog says what waits, until when, and the way on', async () => {
    const { dialog, result, user } = await handInWithout(perDay);
    expect(
      within(dialog).getByText('You have used your 5 free AI-score test attempts for today.'),
    ).toBeTruthy();
    expect(dialog.textContent).toMatch(/You get 5 new detailed scores at \d\d:\d\d, in 12 hours\./);
    expect(dialog.textContent).toContain('Your answer is saved.');
    expect(within(dialog).getByRole('link', { name: 'Upgrade Now' }).getAttribute('href')).toBe(
      '/dashboard/plans',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Ok, Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(result).getByText('The length is within 200 to 300 words.')).toBeTruthy();
    expect(within(result).getByText(/^Scored on this device/)).toBeTruthy();
    expect(result.textContent).toMatch(/waits until you have AI scores again.*You get 5 new detailed scores/);
  });

  it('says so once a day', async () => {
    const { device, result, user } = await handInWithout(perDay);
    await user.click(screen.getByRole('button', { name: 'Ok, Got it' }));
    await user.click(within(result).getByRole('button', { name: 'Try again' }));
    const again = async () => {
      await user.type(await screen.findByRole('textbox', { name: 'Your essay' }), 'A short one.');
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      await screen.findByRole('region', { name: 'Your result' });
      await hearOfNone(device);
      expect(await screen.findByText(/waits until you have AI scores again/)).toBeTruthy();
    };
    await again();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so where they do not come again, and promises nothing', async () => {
    const { dialog, result } = await handInWithout({ scores: 5, per: 'account' });
    expect(
      within(dialog).getByText(
        'With the free plan, you are allowed to submit AI tests up to 5 times. You currently have 0 submissions remaining.',
      ),
    ).toBeTruthy();
    expect(within(dialog).getByText('You do not get new ones on the free plan.')).toBeTruthy();
    expect(result.textContent).not.toMatch(/You get/);
  });
});

it('tells in a dialog what the free plan gives, where the number of scores left stands', async () => {
  const device = await createDevice([item]);
  const aiQuota = { status: 'TRIAL', remaining: 3, free: { scores: 5, per: 'day' } } as const;
  await writeMeta(device.context.db, 'sync local', { ...freshMemory, aiQuota });
  const { user } = await open(device);
  await user.click(await screen.findByRole('button', { name: '3 detailed scores today' }));
  const dialog = await screen.findByRole('dialog', { name: 'AI scores' });
  expect(dialog.textContent).toContain('You currently have 3 submissions remaining.');
  expect(within(dialog).getByRole('link', { name: 'Upgrade Now' }).getAttribute('href')).toBe(
    '/dashboard/plans',
  );
});
