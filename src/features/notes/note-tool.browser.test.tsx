import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { textLimits } from '#contract/text-limits.ts';
import { setNote } from '#data/commands/notes.ts';
import type { DataContext } from '#data/store/context.ts';
import { openLocalData } from '#data/store/open-local-data.ts';
import { listNotes } from '#data/queries/notes.ts';
import { localUserId } from '#data/store/rows.ts';
import { DataContextProvider } from '#data/hooks/use-data-context.ts';
import { systemClock } from '#platform/clock.ts';
import { systemDigest } from '#platform/digest.ts';
import { createDrafts, draftKey, type Drafts } from '#platform/drafts.ts';
import { systemIds } from '#platform/ids.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { Toasts } from '#ui/toasts.tsx';
import { NotePortsProvider } from './note-ports.ts';
import { NoteTool } from './note-tool.tsx';

const item = makeItem('MCS_R', 15_001, { title: 'Bees' });
let context: DataContext;
let drafts: Drafts;
let close = () => {};
let opened = 0;
afterEach(() => {
  cleanup();
  close();
});

async function openNote(stored?: string) {
  opened += 1;
  const name = `notes-${opened}-${Date.now()}`;
  const local = await openLocalData(name);
  drafts = createDrafts(`${name}-drafts`);
  close = () => local.close();
  context = {
    db: local.db,
    strictDb: local.strictDb,
    userId: localUserId,
    clock: systemClock,
    ids: systemIds,
    digest: systemDigest,
    kick: () => undefined,
  };
  if (stored !== undefined) await setNote(context, { practiceId: item.id, description: stored });
  return showNote(stored !== undefined);
}

/** A page that is opened on what the device has. */
async function showNote(hasNote: boolean) {
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <MantineProvider env="test">
        <DataContextProvider value={context}>
          <NotePortsProvider value={{ drafts }}>
            <Toasts>
              <NoteTool item={item} title={item.title}>
                {({ label, run }) => (
                  <button type="button" onClick={run}>
                    {label}
                  </button>
                )}
              </NoteTool>
            </Toasts>
          </NotePortsProvider>
        </DataContextProvider>
      </MantineProvider>
    ),
  });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() });
  const user = userEvent.setup();
  // The router of a test is not the app's registered one.
  const view = render(<RouterProvider router={router as never} />);
  const name = hasNote ? 'Your note' : 'Note';
  await user.click(await screen.findByRole('button', { name }));
  const box = await screen.findByRole('textbox', { name: 'Note on Bees' });
  return { ...view, user, box };
}
const written = async () => (await listNotes(context)).map(({ description }) => description);
const press = (name: string) => screen.getByRole('button', { name });

it('is written with bold words, saved on the device, changed, and cleared after a question', async () => {
  const { user, box } = await openNote();
  expect(press('Save')).toHaveProperty('disabled', true);
  expect(press('Clear')).toHaveProperty('disabled', true);
  await user.click(box);
  await user.keyboard('Look for ');
  await user.click(press('Bold'));
  await user.keyboard('however');
  await user.click(press('Save'));
  await screen.findByText('Saved successfully');
  expect(await written()).toEqual(['<p>Look for <strong>however</strong></p>']);
  await waitFor(() => expect(press('Clear')).toHaveProperty('disabled', false));
  await user.click(press('Clear'));
  const dialog = await screen.findByRole('dialog', { name: 'Clear this note?' });
  await user.click(within(dialog).getByRole('button', { name: 'Clear Note' }));
  await screen.findByText('Deleted note');
  expect(await written()).toEqual([]);
});

it('cuts what goes beyond 2,000 characters and says so in red words', async () => {
  const { user, box } = await openNote(`<p>${'x'.repeat(1_998)}</p>`);
  expect(await screen.findByText('1998 / 2000')).toBeTruthy();
  await user.click(box);
  await user.keyboard('abcd');
  expect(await screen.findByText('Character Limit (2000)')).toBeTruthy();
  expect(box.textContent).toHaveLength(2_000);
  await user.click(press('Save'));
  await screen.findByText('Note updated');
  expect((await written())[0]).toHaveLength(2_007);
});

/** What the clipboard may hold, and the beginning of what the note is then. */
const pastes: Record<string, { html?: string; text?: string; begins: string; isCut: boolean }> = {
  'three million characters of HTML': {
    html: `<p>${'word '.repeat(600_000)}</p>`,
    begins: '<p>word word',
    isCut: true,
  },
  'three million characters of text': { text: 'word '.repeat(600_000), begins: '<p>word word', isCut: true },
  'a hundred thousand empty paragraphs': { html: '<p></p>'.repeat(100_000), begins: '<p></p>', isCut: true },
  'a hundred thousand lines': { text: 'a\n'.repeat(100_000), begins: '<p>a</p><p>a</p>', isCut: true },
  'lists ten thousand deep': { html: `${'<ul><li>'.repeat(10_000)}deep`, begins: '<ul><li>', isCut: true },
  'five thousand entries of one letter': {
    html: `<ul>${'<li><p>a</p></li>'.repeat(5_000)}</ul>`,
    begins: '<ul><li><p>a</p></li>',
    isCut: true,
  },
  'bold letters between plain ones': {
    html: `<p>${'<b><i>a</i></b>&amp;'.repeat(1_000)}</p>`,
    begins: '<p><strong><em>a</em></strong>&amp;',
    isCut: true,
  },
  'a hundred thousand comments of a program': {
    html: `${'<!--x-->'.repeat(100_000)}<p>a</p>`,
    begins: '<p>a</p>',
    isCut: false,
  },
  'a page with styles, from a word processor': {
    html: `<html><head><style>${'p{margin:0}'.repeat(20_000)}</style></head><body><p style="x"><b>Bold</b> and <i>italic</i></p></body></html>`,
    begins: '<p><strong>Bold</strong> and <em>italic</em></p>',
    isCut: false,
  },
  'a short list': {
    html: '<ul><li>one</li><li>two</li></ul>',
    begins: '<ul><li><p>one</p></li><li><p>two</p></li></ul>',
    isCut: false,
  },
};

it.each(Object.entries(pastes))(
  'takes of %s what a note can hold',
  async (_, { html, text, begins, isCut }) => {
    const { user, box } = await openNote();
    const clipboardData = new DataTransfer();
    if (html !== undefined) clipboardData.setData('text/html', html);
    if (text !== undefined) clipboardData.setData('text/plain', text);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    const notice = 'What you pasted is longer than a note can be. Its end was left out.';
    if (isCut) await screen.findByText(notice);
    // The learner can write on, and save something that the server takes.
    if (isCut) await user.keyboard('{Backspace}');
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
    if (box.innerText.trim() === '') await user.keyboard('a');
    await user.click(press('Save'));
    await screen.findByText('Saved successfully');
    const [note = ''] = await written();
    expect(note.slice(0, begins.length)).toBe(begins);
    expect(note.length).toBeLessThanOrEqual(textLimits.noteHtml);
  },
);

it('refuses one more line, and says why, where its tags alone are as long as a note may be', async () => {
  const entry = '<li><p>a</p></li>';
  const entries = Math.floor((textLimits.noteHtml - '<p></p><ul></ul>'.length) / entry.length) - 3;
  const { user, box } = await openNote(`<p></p><ul>${entry.repeat(entries)}</ul>`);
  await user.click(box);
  await user.keyboard('{Enter}b{Enter}b{Enter}b{Enter}');
  await screen.findByText('A note cannot have more lines, lists, bold or italic words than this.');
  await user.keyboard('{Backspace}');
  await user.click(press('Save'));
  await screen.findByText('Note updated');
  expect((await written())[0]?.length).toBeLessThanOrEqual(textLimits.noteHtml);
});

it('who leaves without saving finds the words again', async () => {
  const { user, box, unmount } = await openNote();
  await user.click(box);
  await user.keyboard('half a thought');
  unmount();
  await waitFor(async () => expect(await written()).toEqual(['<p>half a thought</p>']));
});

it('does not overwrite what another device wrote meanwhile: both are seen, and Save again means it', async () => {
  const { user, box } = await openNote('<p>first</p>');
  await user.click(box);
  await user.keyboard(' mine');
  await setNote(context, { practiceId: item.id, description: '<p>theirs</p>' });
  await user.click(press('Save'));
  expect(within(await screen.findByRole('alert')).queryByText('mine')).toBeNull();
  expect(await screen.findByText('theirs')).toBeTruthy();
  expect(await written()).toEqual(['<p>theirs</p>']);
  await user.click(press('Save'));
  await waitFor(async () => expect((await written())[0]).toContain('mine'));
});

it('words that a page took with it are there unsaved when the note is opened again', async () => {
  const { user, box, unmount } = await openNote('<p>first</p>');
  await user.click(box);
  await user.keyboard(' and second');
  // The browser throws the page away: it hears this, and nothing of it writes any more.
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  context.db.close();
  unmount();
  await context.db.open();
  const { user: later, box: again } = await showNote(true);
  expect(again.textContent).toBe('first and second');
  expect(await screen.findByText('You wrote this and did not save it. Save keeps it.')).toBeTruthy();
  expect(await written()).toEqual(['<p>first</p>']);
  await later.click(press('Save'));
  await screen.findByText('Note updated');
  expect(await written()).toEqual(['<p>first and second</p>']);
  expect(screen.queryByText('You wrote this and did not save it. Save keeps it.')).toBeNull();
});

it('words that cannot be saved on leaving, since the note is another one by now, wait on the device', async () => {
  const { user, box, unmount } = await openNote('<p>first</p>');
  await user.click(box);
  await user.keyboard(' mine');
  await setNote(context, { practiceId: item.id, description: '<p>theirs</p>' });
  unmount();
  const { user: later, box: again } = await showNote(true);
  expect(again.textContent).toBe('first mine');
  expect(await written()).toEqual(['<p>theirs</p>']);
  await later.click(press('Save'));
  expect(await screen.findByText('theirs')).toBeTruthy();
  await later.click(press('Take the other text'));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Note on Bees' }).textContent).toBe('theirs'),
  );
});

it('offers what another tab wrote to the note at the same time, and takes it', async () => {
  const { unmount } = await openNote('<p>first</p>');
  unmount();
  const key = draftKey(localUserId, `note ${item.id}`);
  for (const text of ['<p>of one tab</p>', '<p>of another tab</p>'])
    await drafts.write(key, { by: text, n: 1, seen: {}, draft: { text, seen: '<p>first</p>' } });
  const { user, box } = await showNote(true);
  expect(box.textContent).toBe('of another tab');
  const others = await screen.findByRole('region', { name: 'The text of another tab' });
  expect(await within(others).findByText('of one tab')).toBeTruthy();
  await user.click(press('Use that one'));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Note on Bees' }).textContent).toBe('of one tab'),
  );
  await user.click(press('Save'));
  await screen.findByText('Note updated');
  expect(await written()).toEqual(['<p>of one tab</p>']);
  expect(await within(others).findByText('of another tab')).toBeTruthy();
});
