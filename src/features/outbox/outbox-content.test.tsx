import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createComment, createReply } from '#data/commands/comments.ts';
import { setNote } from '#data/commands/notes.ts';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import { addWord, setWordBookmark } from '#data/commands/words.ts';
import { setProfile } from '#data/commands/set-profile.ts';
import type { DataContext } from '#data/store/context.ts';
import { writeMeta } from '#data/store/meta.ts';
import type { OpState } from '#domain/outbox/op.ts';
import { freshMemory } from '#domain/outbox/store/engine-memory.ts';
import { DataContextProvider } from '#data/hooks/use-data-context.ts';
import { createDevice } from '#tests/support/practice.tsx';
import { answerTo } from '#tests/support/sync-device.ts';
import { Toasts } from '#ui/toasts.tsx';
import { exportOutbox } from './export-outbox.ts';
import { OutboxContent } from './outbox-content.tsx';
import { OutboxPortsProvider, type OutboxPorts, type SyncNowResult } from './outbox-ports.ts';

const learner = 'learner-1';

async function signedInDevice() {
  const device = await createDevice([]);
  return { ...device, context: { ...device.context, userId: learner } };
}

function show(context: DataContext, syncNow: () => Promise<SyncNowResult> = async () => 'drained') {
  const ports: OutboxPorts = {
    storage: {
      room: async () => ({ usedBytes: 1, quotaBytes: 100 }),
      fits: async () => true,
      clearedAfterDays: async () => null,
    },
    syncNow,
  };
  render(
    <MantineProvider env="test">
      <DataContextProvider value={context}>
        <OutboxPortsProvider value={ports}>
          <Toasts>
            <OutboxContent signIn={<p>Sign in here</p>} more={null} />
          </Toasts>
        </OutboxPortsProvider>
      </DataContextProvider>
    </MantineProvider>,
  );
  return userEvent.setup();
}

async function become(context: DataContext, kind: string, state: OpState, code = 'VALIDATION') {
  await context.db.outbox
    .filter((op) => op.kind === kind)
    .modify({ state, attempts: 1, lastError: { code, message: 'is too long', at: 1 } });
}

const list = (name: string) => screen.findByRole('list', { name });

it('groups what waits by what can move it on', async () => {
  const { context } = await signedInDevice();
  await submitAnswer(context, answerTo(23_001, 'first'));
  await setBookmark(context, { practiceId: 15_001, type: 'HARD' });
  await submitAnswer(context, answerTo(23_002, 'second'));
  await context.db.outbox.where({ opId: (await context.db.outbox.toArray())[0]?.opId ?? '' }).modify({
    state: 'inflight',
  });
  await become(context, 'bookmark.set', 'dead', 'FORBIDDEN');
  show(context);
  expect((await list('Please check')).textContent).toContain('The server does not allow it.');
  expect((await list('On its way')).textContent).toContain('Write from Dictation #23001');
  expect((await list('Sends automatically')).textContent).toContain('Waiting for its turn');
  expect(screen.getByRole('heading', { name: '3 changes to send' })).toBeTruthy();
});

it('says what the learner finds when nothing waits', async () => {
  const { context } = await signedInDevice();
  show(context);
  await screen.findByRole('heading', { name: 'Nothing to send' });
  await screen.findByRole('heading', { name: 'Up to date' });
  expect(screen.queryByRole('button', { name: 'Save a copy' })).toBeNull();
});

it('offers to sign in where nothing moves without it', async () => {
  const device = await createDevice([]);
  await submitAnswer(device.context, answerTo(23_001));
  show(device.context);
  await screen.findByText('Sign in here');
  expect(screen.queryByRole('button', { name: 'Sync now' })).toBeNull();
  expect((await list('Sends automatically')).textContent).toContain('Waiting for you to sign in');
});

it('shows a reply under the comment that it cannot go without', async () => {
  const { context } = await signedInDevice();
  const saved = await createComment(context, { practiceId: 1_003, text: 'How do you say it?' });
  if (saved.kind !== 'saved') throw new Error('not saved');
  await createReply(context, { commentId: saved.commentId, text: 'Like this.' });
  await become(context, 'comment.create', 'dead', 'FORBIDDEN');
  show(context);
  const children = await list('Waits for: Comment, Read Aloud #1003');
  expect(children.textContent).toContain('Waiting for another change');
  expect(screen.queryByRole('list', { name: 'Sends automatically' })).toBeNull();
  expect(screen.getByRole('heading', { name: '2 changes to send' })).toBeTruthy();
});

it('shows under something stuck all that cannot go before it: a mark under its word, an answer under an earlier one', async () => {
  const { context } = await signedInDevice();
  const word = { book: 'vocabBook', word: 'tide' } as const;
  await addWord(context, word);
  await setWordBookmark(context, { ...word, bookmark: 'HARD' });
  await submitAnswer(context, answerTo(23_001, 'first'));
  await become(context, 'bookWord.set', 'dead');
  await become(context, 'answer.submit', 'dead');
  await submitAnswer(context, answerTo(23_001, 'second'));
  await submitAnswer(context, answerTo(23_002, 'of another question'));
  show(context);
  const behindWord = await list('Waits for: Word added to your vocabulary book, tide');
  expect(behindWord.textContent).toContain('Waiting for another change');
  const behindAnswer = await list('Waits for: Answer, Write from Dictation #23001');
  expect(behindAnswer.textContent).toContain('Waiting for an earlier change');
  expect(within(await list('Sends automatically')).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: '5 changes to send' })).toBeTruthy();
});

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

it('says of an answer that waits for an AI score when there are new ones', async () => {
  const { context } = await signedInDevice();
  await submitAnswer(context, {
    ...answerTo(9_001),
    taskType: 'WE',
    value: { kind: 'write', text: 'Well.' },
  });
  await become(context, 'answer.submit', 'parked-quota', 'AI_LIMIT');
  const free = { scores: 5, per: 'day' } as const;
  const aiQuota = { status: 'TRIAL', remaining: 0, free } as const;
  await writeMeta(context.db, `sync ${learner}`, { ...freshMemory, aiQuota });
  const user = show(context);
  await user.click(within(await list('Sends automatically')).getByRole('button'));
  expect(await screen.findByText(/^You get 5 new detailed scores at \d\d:\d\d, in /)).toBeTruthy();
  expect(screen.getByText('Your free AI scores are used up. Your answer is saved.')).toBeTruthy();
});

it('sends a refused answer again as it is, or with other words under another id', async () => {
  const { context } = await signedInDevice();
  await submitAnswer(context, answerTo(23_001, 'too many words'));
  await become(context, 'answer.submit', 'dead');
  const [before] = await context.db.outbox.toArray();
  const user = show(context);
  await user.click(await screen.findByRole('button', { name: /^Retry: Answer/ }));
  await waitFor(async () => expect(await context.db.outbox.toArray()).toMatchObject([{ state: 'pending' }]));
  await become(context, 'answer.submit', 'dead');
  await user.click(await screen.findByRole('button', { name: /^Edit and retry: Answer/ }));
  const box = await screen.findByRole('textbox', { name: 'Your answer' });
  expect(box).toHaveProperty('value', 'too many words');
  await user.clear(box);
  await user.type(box, 'few');
  await user.click(screen.getByRole('button', { name: 'Save and retry' }));
  await waitFor(async () => {
    const [after] = await context.db.outbox.toArray();
    expect(after).toMatchObject({ state: 'pending', attempts: 0, seq: before?.seq });
    expect(after?.opId).not.toBe(before?.opId);
    expect(after?.payload).toMatchObject({ answer: { kind: 'type', text: 'few' } });
  });
  expect(await context.db.answers.toArray()).toMatchObject([{ value: { kind: 'type', text: 'few' } }]);
});

it('keeps the words in the dialog when the device is full, and says so', async () => {
  const { context } = await signedInDevice();
  await submitAnswer(context, answerTo(23_001, 'too many words'));
  await become(context, 'answer.submit', 'dead');
  const user = show(context);
  await user.click(await screen.findByRole('button', { name: /^Edit and retry: Answer/ }));
  const box = await screen.findByRole('textbox', { name: 'Your answer' });
  await user.clear(box);
  await user.type(box, 'few');
  context.db.outbox.hook('creating', refuse);
  context.db.outbox.hook('updating', refuse);
  await user.click(screen.getByRole('button', { name: 'Save and retry' }));
  expect(await screen.findByText('This device is full. Free some room, then try again.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveProperty('value', 'few');
  expect(await context.db.outbox.toArray()).toMatchObject([{ state: 'dead' }]);
});

it('shows what a newer Passage saved, though it cannot read it, and lets it be kept or given up', async () => {
  const { context } = await signedInDevice();
  await setBookmark(context, { practiceId: 15_001, type: 'HARD' });
  // This app was put back to an older version, which has never heard of the kind.
  await context.db.outbox.toCollection().modify((op) => {
    Object.assign(op, { kind: 'flashcard.set', v: 1, state: 'parked-version', payload: { cards: 3 } });
  });
  const user = show(context);
  const row = await list('Please check');
  expect(row.textContent).toContain('Something new');
  expect(row.textContent).toContain('Waiting for a newer version of Passage');
  const copy = await exportOutbox(context, { pteType: 'ACADEMIC', now: 0 });
  expect(new TextDecoder().decode(copy[2])).toContain('"cards": 3');
  await user.click(screen.getByRole('button', { name: 'Discard: Something new' }));
  const question = await screen.findByRole('dialog', { name: 'Discard' });
  expect(question.textContent).toContain('It is only on this device. If you discard it, it is gone.');
});

const unreadable = {
  'of an unknown kind': { kind: 'flashcard.set', v: 1, payload: { cards: 3 } },
  'of a newer version': { kind: 'comment.create', v: 99, payload: { blocks: ['hello'] } },
  'without its shape': { kind: 'answer.submit', v: 1, payload: null },
};
const states = [
  'pending',
  'inflight',
  'parked-auth',
  'parked-quota',
  'parked-version',
  'dead',
  'conflict',
] as const;
it.each(Object.entries(unreadable).flatMap(([what, odd]) => states.map((state) => ({ what, state, odd }))))(
  'shows and exports a change $what that is $state',
  async ({ odd, state }) => {
    const { context } = await signedInDevice();
    await setBookmark(context, { practiceId: 15_001, type: 'HARD' });
    await context.db.outbox.toCollection().modify((op) => Object.assign(op, odd, { state }));
    show(context);
    expect((await screen.findByText('Something new')).textContent).toBe('Something new');
    expect(screen.queryByRole('button', { name: /^Edit and retry/ })).toBeNull();
    const copy = await exportOutbox(context, { pteType: 'ACADEMIC', now: 0 });
    expect(new TextDecoder().decode(copy[2])).toContain(JSON.stringify(odd.kind));
  },
);

it('offers no words of a newer version to be changed, since only a part of them is known here', async () => {
  const { context } = await signedInDevice();
  await submitAnswer(context, answerTo(23_001));
  await become(context, 'answer.submit', 'dead');
  await context.db.outbox.toCollection().modify({ v: 2 });
  show(context);
  await screen.findByRole('button', { name: /^Retry/ });
  expect(screen.queryByRole('button', { name: /^Edit and retry/ })).toBeNull();
});

it('offers no other words for what the server may have taken', async () => {
  const { context } = await signedInDevice();
  await submitAnswer(context, answerTo(23_001));
  await become(context, 'answer.submit', 'dead', 'INTERNAL');
  await context.db.outbox.toCollection().modify({ serverErrors: 8 });
  show(context);
  await screen.findByText(/failed on it 8 times/);
  expect(screen.getByRole('button', { name: /^Retry/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Edit and retry/ })).toBeNull();
});

it('discards after a question, and not before Undo has run out', async () => {
  const device = await signedInDevice();
  const { context } = device;
  await submitAnswer(context, answerTo(23_001));
  await become(context, 'answer.submit', 'dead');
  const user = show(context);
  const discard = async () => {
    await user.click(await screen.findByRole('button', { name: /^Discard: Answer/ }));
    const modal = await screen.findByRole('dialog', { name: 'Discard' });
    await user.click(within(modal).getByRole('button', { name: 'Discard' }));
    await screen.findByRole('button', { name: 'Undo' });
  };
  await discard();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Is too long.');
  await device.advance(20_000);
  expect(await context.db.answers.count()).toBe(1);
  await discard();
  await device.advance(20_000);
  await waitFor(async () => expect(await context.db.answers.count()).toBe(0));
  await screen.findByRole('heading', { name: 'Nothing to send' });
});

it('shows two texts of a note side by side, and saves what the learner makes of both', async () => {
  const { context } = await signedInDevice();
  await setNote(context, { practiceId: 1_003, description: '<p>Slowly.</p><p>Mine.</p>' });
  const value = {
    id: 'n',
    practiceId: 1_003,
    description: '<p>Slowly.</p><p>Theirs.</p>',
    date: '2026-11-21',
  };
  await context.db.entities.toCollection().modify({ shadow: { version: 3, value } });
  await become(context, 'note.set', 'conflict', 'VERSION_CONFLICT');
  const user = show(context);
  const mine = await screen.findByRole('region', { name: 'On this device' });
  expect(within(mine).getByText('Mine.').tagName).toBe('MARK');
  expect(within(mine).getByText('Slowly.').tagName).toBe('SPAN');
  expect(screen.getByRole('region', { name: 'On the server' }).textContent).toContain('Theirs.');
  await user.click(screen.getByRole('button', { name: /^Make one of both/ }));
  const editor = screen.getByRole('textbox', { name: /^One note out of both/ });
  expect(editor).toHaveProperty('value', 'Slowly.\nTheirs.\nMine.');
  await user.click(screen.getByRole('button', { name: 'Save this' }));
  await waitFor(async () =>
    expect(await context.db.outbox.toArray()).toMatchObject([
      { state: 'pending', payload: { description: '<p>Slowly.</p><p>Theirs.</p><p>Mine.</p>' } },
    ]),
  );
});

it('"Sync now" says what became of it, not what was hoped', async () => {
  const { context } = await signedInDevice();
  await submitAnswer(context, answerTo(23_001));
  let result: SyncNowResult = 'busy';
  const user = show(context, async () => result);
  await user.click(await screen.findByRole('button', { name: 'Sync now' }));
  expect(await screen.findByText('Another tab of Passage is syncing already.')).toBeTruthy();
  result = 'drained';
  await user.click(screen.getByRole('button', { name: 'Sync now' }));
  expect(await screen.findByText(/^There is no connection to Passage\. Nothing is lost/)).toBeTruthy();
  await context.db.outbox.clear();
  await user.click(screen.getByRole('button', { name: 'Sync now' }));
  expect(await screen.findByText('Done. Everything is on the server.')).toBeTruthy();
});

it('says that something on the server needs a newer app', async () => {
  const { context } = await signedInDevice();
  const skipped = [{ kind: 'flashcard', isKnown: false, at: 1 }];
  await writeMeta(context.db, `sync ${learner}`, { ...freshMemory, syncedAt: 1, skipped });
  show(context);
  const said = 'The server has something newer than this version of Passage. It comes with the next update.';
  expect(await screen.findByText(said)).toBeTruthy();
});

it('lets a refused nickname be changed, with all else of that change', async () => {
  const { context } = await signedInDevice();
  await setProfile(context, { nickname: 'adm1n', language: 'HI' });
  await become(context, 'profile.set', 'dead');
  const user = show(context);
  await user.click(await screen.findByRole('button', { name: 'Edit and retry: Profile' }));
  const field = await screen.findByRole('textbox', { name: 'Your nickname' });
  await user.clear(field);
  await user.type(field, 'Passage team');
  const save = screen.getByRole('button', { name: 'Save and retry' });
  expect(screen.getByText(/people who run Passage/)).toBeTruthy();
  expect(save.hasAttribute('disabled')).toBe(true);
  await user.clear(field);
  await user.type(field, 'ana');
  await user.click(save);
  await expect
    .poll(async () => (await context.db.outbox.toArray()).map(({ state, payload }) => ({ state, payload })))
    .toEqual([{ state: 'pending', payload: { nickname: 'ana', language: 'HI' } }]);
});
