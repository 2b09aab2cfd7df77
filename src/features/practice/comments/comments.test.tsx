import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CommentDto, ReplyDto } from '#contract/entities/community.ts';
import { pagedAnswer } from '#tests/support/paged-answer.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { Comments } from './comments.tsx';

const item = makeItem('MCS_R', 15_001);
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const comment = (n: number, more: Partial<CommentDto> = {}): CommentDto => ({
  id: uuid(n),
  nickname: `Learner ${n}`,
  avatar: null,
  premium: false,
  comment: `Comment ${n}`,
  images: [],
  likesCount: 2,
  liked: false,
  replyCount: 0,
  lastModifiedDate: '2026-11-21T11:00:00.000Z',
  prediction: null,
  ...more,
});
const reply = (n: number): ReplyDto => ({
  id: uuid(n),
  nickname: 'Ben',
  avatar: null,
  premium: true,
  reply: `Reply ${n}`,
  images: [],
  likesCount: 0,
  liked: false,
  lastModifiedDate: '2026-11-21T11:30:00.000Z',
});

/** The server has these; what was asked of it is in `asked`. */
function serve(device: Device, comments: readonly CommentDto[], replies: readonly ReplyDto[] = []) {
  const asked: string[] = [];
  device.network.fetch = async (request) => {
    asked.push(new URL(request.url).search);
    return request.url.includes('/replies')
      ? pagedAnswer(request, 'commentReplyLikeCountDtoList', replies)
      : pagedAnswer(request, 'commentLikeCountDtoList', comments);
  };
  return asked;
}

const queued = async (device: Device) => (await device.context.db.outbox.toArray()).map(({ kind }) => kind);
const box = () => screen.findByRole('textbox', { name: 'Your comment' });
const png = (name: string, bytes = 100) => {
  const content = new Uint8Array(bytes);
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new File([content], name, { type: 'image/png' });
};

it('says that there is no comment, counts what is typed, and sends nothing that is empty', async () => {
  const device = await createDevice([item]);
  serve(device, []);
  const { user } = renderOn(device, <Comments item={item} />, item);
  expect(await screen.findByText('No comment found')).toBeTruthy();
  const submit = screen.getByRole('button', { name: 'Comment' });
  expect(screen.getByText('0 / 2000')).toBeTruthy();
  await user.type(await box(), '   ');
  expect(submit.hasAttribute('disabled')).toBe(true);
  await user.type(await box(), 'Hi');
  expect(screen.getByText('5 / 2000')).toBeTruthy();
  expect(submit.hasAttribute('disabled')).toBe(false);
});

it('shows a comment that was written without a connection at once, and queues it once', async () => {
  const device = await createDevice([item]);
  const { user } = renderOn(device, <Comments item={item} />, item);
  expect(await screen.findByText(/Comments of other learners need a connection/)).toBeTruthy();
  await user.type(await box(), 'Mind the last line.');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  const list = await screen.findByRole('list', { name: 'Comments' });
  expect(within(list).getByText('Mind the last line.')).toBeTruthy();
  expect(within(list).getByText('Saved on this device')).toBeTruthy();
  expect(screen.getByText('Comment saved')).toBeTruthy();
  expect(((await box()) as HTMLTextAreaElement).value).toBe('');
  expect(await queued(device)).toEqual(['comment.create']);
});

it('keeps an unfinished comment for the next time, and nothing of one that was sent', async () => {
  const device = await createDevice([item]);
  const first = renderOn(device, <Comments item={item} />, item);
  await first.user.type(await box(), 'Half a tho');
  first.unmount();
  const second = renderOn(device, <Comments item={item} />, item);
  await waitFor(async () => expect(((await box()) as HTMLTextAreaElement).value).toBe('Half a tho'));
  await second.user.type(await box(), 'ught.');
  await second.user.click(screen.getByRole('button', { name: 'Comment' }));
  const list = await screen.findByRole('list', { name: 'Comments' });
  expect(within(list).getByText('Half a thought.')).toBeTruthy();
  second.unmount();
  renderOn(device, <Comments item={item} />, item);
  expect(await screen.findByText('Half a thought.')).toBeTruthy();
  expect(((await box()) as HTMLTextAreaElement).value).toBe('');
});

it('keeps the comments that two tabs write at the same time, and sends the one that is shown', async () => {
  const device = await createDevice([item]);
  const [one, other] = [1, 2].map(() => {
    const { container, user, unmount } = renderOn(device.newTab(), <Comments item={item} />, item);
    const see = within(container);
    const find = () => see.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });
    return { see, user, find, close: unmount };
  });
  if (!one || !other) throw new Error('two tabs were opened');
  await one.user.type(await one.find(), 'Of the first');
  await other.user.type(await other.find(), 'Of the second');
  await one.user.type(await one.find(), ' tab');
  one.close();
  other.close();

  const { user } = renderOn(device, <Comments item={item} />, item);
  const others = await screen.findByRole('region', { name: 'The comment of another tab' });
  expect(((await box()) as HTMLTextAreaElement).value).toBe('Of the first tab');
  expect(within(others).getByText('Of the second')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use that one' }));
  await waitFor(async () => expect(((await box()) as HTMLTextAreaElement).value).toBe('Of the second'));
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  const list = await screen.findByRole('list', { name: 'Comments' });
  expect(within(list).getByText('Of the second')).toBeTruthy();
  expect(within(others).getByText('Of the first tab')).toBeTruthy();
});

it('leaves nothing of an unfinished comment where its learner is taken off the device', async () => {
  const device = await createDevice([item]);
  const first = renderOn(device, <Comments item={item} />, item);
  await first.user.type(await box(), 'Half a tho');
  first.unmount();
  await device.ports.drafts.removeAllOf(device.context.userId);
  renderOn(device, <Comments item={item} />, item);
  // The kept text would come with the list.
  expect(await screen.findByText(/Comments of other learners need a connection/)).toBeTruthy();
  expect(((await box()) as HTMLTextAreaElement).value).toBe('');
});

it('shows ten, then more, then says that all have been shown', async () => {
  const device = await createDevice([item]);
  serve(
    device,
    Array.from({ length: 12 }, (_, n) => comment(n + 1)),
  );
  const { user } = renderOn(device, <Comments item={item} />, item);
  const list = await screen.findByRole('list', { name: 'Comments' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(12));
  expect(screen.getByText('All 12 comments has been shown.')).toBeTruthy();
});

it('keeps what was read for the next time without a connection, and says how old it is', async () => {
  const device = await createDevice([item]);
  serve(device, [comment(1)]);
  const first = renderOn(device, <Comments item={item} />, item);
  expect(await screen.findByText('Comment 1')).toBeTruthy();
  first.unmount();
  device.network.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await device.advance(2 * 3_600_000);
  renderOn(device, <Comments item={item} />, item);
  expect(await screen.findByText('Comment 1')).toBeTruthy();
  expect(await screen.findByText(/No connection\. Shown as of 2 hours ago\./)).toBeTruthy();
});

it('likes and takes the like back, as the last wish', async () => {
  const device = await createDevice([item]);
  serve(device, [comment(1)]);
  const { user } = renderOn(device, <Comments item={item} />, item);
  await user.click(await screen.findByRole('button', { name: 'Like, 2 so far' }));
  const liked = await screen.findByRole('button', { name: 'Like, 3 so far' });
  expect(liked.getAttribute('aria-pressed')).toBe('true');
  await user.click(liked);
  const back = await screen.findByRole('button', { name: 'Like, 2 so far' });
  expect(back.getAttribute('aria-pressed')).toBe('false');
});

it('shows replies on request, hides them, and keeps a new one', async () => {
  const device = await createDevice([item]);
  serve(device, [comment(1, { replyCount: 2 })], [reply(11), reply(12)]);
  const { user } = renderOn(device, <Comments item={item} />, item);
  await user.click(await screen.findByRole('button', { name: 'Show 2 more replies' }));
  const replies = await screen.findByRole('list', { name: 'Replies' });
  expect(within(replies).getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  await user.type(screen.getByRole('textbox', { name: 'Reply to Learner 1' }), 'Thanks.');
  await user.click(screen.getAllByRole('button', { name: 'Reply' }).at(-1) as HTMLElement);
  expect(await within(replies).findByText('Thanks.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Hide replies' }));
  expect(await screen.findByRole('button', { name: 'Show 3 more replies' })).toBeTruthy();
  expect(await queued(device)).toEqual(['reply.create']);
});

it('lets only the author delete, after the box is ticked, with a way back', async () => {
  const device = await createDevice([item]);
  serve(device, [comment(1)]);
  const { user } = renderOn(device, <Comments item={item} />, item);
  await user.type(await box(), 'Mine.');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  expect(await screen.findByRole('button', { name: 'Delete this comment' })).toBeTruthy();
  // One of the two is somebody else's.
  expect(screen.getAllByRole('button', { name: 'Report this comment' })).toHaveLength(1);
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete this comment' }));
    await user.click(await screen.findByRole('checkbox', { name: "I'm sure to delete" }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Comment deleted successfuly')).toBeTruthy();
  };
  await remove();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Mine.')).toBeTruthy();
  await device.advance(10_000);
  expect(await queued(device)).toEqual(['comment.create']);
  await remove();
  await device.advance(10_000);
  await waitFor(() => expect(screen.queryByText('Comment deleted successfuly')).toBeNull());
  // It never was on the server: nothing is left to send.
  expect(await queued(device)).toEqual([]);
  expect(screen.getByText('Comment 1')).toBeTruthy();
});

it('shows only exam memories when asked, with day and country', async () => {
  const device = await createDevice([item]);
  const prediction = { date: '2026-10-01', country: { name: 'Australia' }, description: 'The second one.' };
  const asked = serve(device, [comment(1, { comment: '', prediction })]);
  const { user } = renderOn(device, <Comments item={item} />, item);
  await user.click(await screen.findByRole('switch', { name: 'Only show Exam Memory' }));
  await waitFor(() => expect(asked.at(-1)).toContain('prediction=true'));
  expect(await screen.findByText(/2026-10-01, Australia/)).toBeTruthy();
  expect(screen.getByText('The second one.')).toBeTruthy();
});

it('reports a comment by name, with at most 400 characters', async () => {
  const device = await createDevice([item]);
  serve(device, [comment(1)]);
  const { user } = renderOn(device, <Comments item={item} />, item);
  await user.click(await screen.findByRole('button', { name: 'Report this comment' }));
  const what = await screen.findByRole('textbox', { name: /What is wrong/ });
  await user.click(what);
  await user.paste('x'.repeat(500));
  expect((what as HTMLTextAreaElement).value).toHaveLength(400);
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText('Reported successfully')).toBeTruthy();
  const [op] = await device.context.db.outbox.toArray();
  expect(op?.payload).toMatchObject({ commentId: uuid(1), description: 'x'.repeat(400) });
});

it('takes up to three images, refuses what is too large or no picture, and keeps them with the comment', async () => {
  const device = await createDevice([item]);
  serve(device, []);
  const { user } = renderOn(device, <Comments item={item} />, item);
  await user.type(await box(), 'Look.');
  const input = screen.getByLabelText('Choose images');
  await user.upload(input, [png('huge.png', 2 * 1024 * 1024 + 1)]);
  expect(await screen.findByText('huge.png is larger than 2 MB')).toBeTruthy();
  await user.upload(input, [new File(['not a picture'], 'lie.png', { type: 'image/png' })]);
  expect(await screen.findByText('lie.png is not a PNG, JPG or WebP picture')).toBeTruthy();
  await user.upload(input, [png('a.png', 101), png('b.png', 102), png('c.png', 103)]);
  const picked = await screen.findByRole('list', { name: 'Images of your comment' });
  await waitFor(() => expect(within(picked).getAllByRole('img')).toHaveLength(3));
  expect(screen.getByRole('button', { name: 'Add image' }).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Remove b.png' }));
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  const list = await screen.findByRole('list', { name: 'Comments' });
  await waitFor(() => expect(within(list).getAllByRole('img')).toHaveLength(2));
  const [op] = await act(() => device.context.db.outbox.toArray());
  expect(op?.blobKeys).toHaveLength(2);
});

it('shows markup as text', async () => {
  const device = await createDevice([item]);
  serve(device, [comment(1, { comment: '<img src=x onerror=alert(1)>' })]);
  renderOn(device, <Comments item={item} />, item);
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy();
});

it('shows names of others clean and isolated, in the page and in labels', async () => {
  const device = await createDevice([item]);
  const images = [`/api/blobs/${'a'.repeat(64)}`];
  serve(device, [
    comment(1, { nickname: '\u202Emoc.live\u200B\u0336\u0336\u0336', images }),
    comment(2, { nickname: 'سارا', replyCount: 1 }),
    comment(3, { nickname: '\u3164\u200B' }),
  ]);
  const { user } = renderOn(device, <Comments item={item} />, item);
  const list = await screen.findByRole('list', { name: 'Comments' });
  const names = [...list.querySelectorAll('bdi')];
  expect(names.map(({ textContent, dir }) => [textContent, dir])).toEqual([
    ['moc.live\u0336', 'auto'],
    ['سارا', 'auto'],
    ['Learner', 'auto'],
  ]);
  expect(list.innerHTML).not.toMatch(/[\u202E\u200B\u3164]/);
  await user.click(within(list).getAllByRole('button', { name: 'Reply' })[1] as HTMLElement);
  expect(await screen.findByRole('textbox', { name: 'Reply to \u2068سارا\u2069' })).toBeTruthy();
});
