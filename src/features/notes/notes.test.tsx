import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setNote } from '#data/commands/notes.ts';
import { listNotes } from '#data/queries/notes.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { NotePrintScreen } from './note-print-screen.tsx';
import { NoteScreen } from './note-screen.tsx';
import { NotesScreen } from './notes-screen.tsx';

let device: Device;
afterEach(() => device.close());

async function openDevice() {
  device = await createDevice([
    makeItem('MCS_R', 15_001, { title: 'Bees in cities' }),
    makeItem('MCS_R', 15_002, { title: 'Tides' }),
    makeItem('WE', 9_001, { title: 'An essay on trams' }),
  ]);
  await setNote(device.context, {
    practiceId: 15_001,
    description: '<p>Look for <strong>however</strong></p>',
  });
  await device.advance(60_000);
  await setNote(device.context, { practiceId: 9_001, description: '<ul><li>two reasons</li></ul>' });
}

test('all notes are listed, the newest first, and found by their words, by their question and by task', async () => {
  await openDevice();
  const { user } = renderOn(device, <NotesScreen />);
  expect(await screen.findByText('2 notes')).toBeTruthy();
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(titles()).toEqual(['An essay on trams', 'Bees in cities']);
  const search = screen.getByRole('searchbox', { name: 'Search in your notes' });
  await user.type(search, 'HOWEVER');
  expect(titles()).toEqual(['Bees in cities']);
  await user.clear(search);
  await user.type(search, 'tram');
  expect(titles()).toEqual(['An essay on trams']);
  await user.clear(search);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Task' }), 'MCS_R');
  expect(titles()).toEqual(['Bees in cities']);
  expect(screen.getByRole('link', { name: 'Print these notes' })).toBeTruthy();
  await user.type(search, 'tram');
  expect(screen.getByText('No result found')).toBeTruthy();
});

test('a note is deleted once the box is ticked, and that is an op to send', async () => {
  await openDevice();
  const { user } = renderOn(device, <NotesScreen />);
  await user.click(await screen.findByRole('button', { name: 'Delete the note on Bees in cities' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true);
  await user.click(within(dialog).getByRole('checkbox', { name: "I'm sure to delete" }));
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Note deleted')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Bees in cities')).toBeNull());
  expect((await listNotes(device.context)).map(({ practiceId }) => practiceId)).toEqual([9_001]);
});

test('without a note the place says how one is written', async () => {
  device = await createDevice([makeItem('MCS_R', 15_001)]);
  renderOn(device, <NotesScreen />);
  expect(await screen.findByRole('heading', { name: 'No notes yet' })).toBeTruthy();
});

test('a note has a page of its own, by the number of its question and by its own id', async () => {
  await openDevice();
  const [, bees] = await listNotes(device.context);
  for (const noteId of ['15001', bees?.id ?? '']) {
    const { unmount } = renderOn(device, <NoteScreen noteId={noteId} isEditing={false} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bees in cities' })).toBeTruthy();
    expect(await screen.findByText('however', { selector: 'strong' })).toBeTruthy();
    unmount();
  }
  renderOn(device, <NoteScreen noteId="gone" isEditing={false} />);
  expect(await screen.findByRole('heading', { name: 'This note is not here' })).toBeTruthy();
});

test('what somebody else put into a note is not run', async () => {
  await openDevice();
  await setNote(device.context, {
    practiceId: 15_002,
    description: '<p>safe<img src=x onerror="window.hacked=1"><script>window.hacked=1</script></p>',
  });
  renderOn(device, <NoteScreen noteId="15002" isEditing={false} />);
  const words = await screen.findByText('safe');
  expect(words.innerHTML).toBe('safe');
  expect(window).not.toHaveProperty('hacked');
});

test('the notes of a task go on paper in the order of their questions, or one alone', async () => {
  await openDevice();
  await setNote(device.context, { practiceId: 15_002, description: '<p>moon</p>' });
  const all = renderOn(device, <NotePrintScreen taskType="MCS_R" practiceId={null} />);
  await screen.findByText('moon');
  expect(screen.getAllByRole('article').map((one) => one.querySelector('h2')?.textContent)).toEqual([
    'Bees in cities',
    'Tides',
  ]);
  all.unmount();
  renderOn(device, <NotePrintScreen taskType="MCS_R" practiceId={15_002} />);
  await screen.findByText('moon');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});
