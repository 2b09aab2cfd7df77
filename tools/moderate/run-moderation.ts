import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '#server/blobs/blob-store.ts';
import type { Database } from '#server/db/database.ts';
import { setCommentHidden } from '#server/store/comments.ts';
import { findPictures, listReports, listShownComments } from '#server/store/moderation.ts';
import { plainLine } from '#tools/plain-line.ts';

export const usage = `npm run moderate -- reports          what learners say is wrong with questions and comments
npm run moderate -- comments         the newest comments, with their ids
npm run moderate -- pictures ID DIR  writes the pictures of a comment into a folder
npm run moderate -- hide ID          hides a comment or exam memory from everybody but its author
npm run moderate -- show ID          shows it again`;

/** Most lines of a list. */
const most = 200;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

interface Line {
  readonly id: string;
  readonly practiceId: number;
  readonly createdAt: Date;
  readonly nickname: string;
}

const lineOf = ({ id, practiceId, createdAt, nickname }: Line, text: string): string =>
  `${createdAt.toISOString().slice(0, 16)}Z  ${id}  question ${practiceId}  ${plainLine(nickname)}: ${plainLine(text)}`;

/** What a comment or the entry of an exam memory says, and how many pictures it has. */
interface Said {
  readonly text: string | null;
  readonly images: readonly string[] | null;
  readonly exam: { readonly day: string; readonly country: string; readonly words: string } | null;
}

function wordsOf({ text, images, exam }: Said): string {
  const pictures = images === null || images.length === 0 ? '' : `(pictures: ${images.length})`;
  const met = exam === null ? '' : `(exam memory of ${exam.day}, ${exam.country}) ${exam.words}`;
  return [text ?? '', met, pictures].filter((part) => part !== '').join(' ');
}

type Report = Awaited<ReturnType<typeof listReports>>[number];

/** The comment that a report is about, under it, with the id that `hide` takes. */
function reportedComment({ commentId, commentText, isHidden, images, exam }: Report): string[] {
  if (commentId === null) return [];
  const state = commentText === null ? ', gone' : isHidden === true ? ', hidden' : '';
  const words = plainLine(wordsOf({ text: commentText, images, exam }));
  return [`    about comment ${commentId}${state}${words === '' ? '' : `: ${words}`}`];
}

const noComment = (id: string) => ({ isDone: false, lines: [`There is no comment ${plainLine(id)}.`] });

/** Puts the pictures of a comment where an operator can look at them. */
async function writePictures(
  { db, blobs }: { readonly db: Database; readonly blobs: BlobStore },
  { id, folder }: { readonly id: string; readonly folder: string },
) {
  const pictures = uuid.test(id) ? await findPictures(db.orm, id) : undefined;
  if (pictures === undefined) return noComment(id);
  await mkdir(folder, { recursive: true });
  const lines: string[] = [];
  for (const { sha256, mimeType } of pictures) {
    const path = join(folder, `${sha256}.${mimeType.split('/').at(-1)}`);
    await writeFile(path, await buffer(await blobs.get(sha256)));
    lines.push(path);
  }
  return { isDone: true, lines: lines.length === 0 ? ['It has no pictures.'] : lines };
}

/** One command of the operator; what it says, and whether it was done. */
export async function runModeration(
  { db, blobs }: { readonly db: Database; readonly blobs: BlobStore },
  [command, id = '', folder = '']: readonly string[],
): Promise<{ isDone: boolean; lines: readonly string[] }> {
  switch (command) {
    case 'reports': {
      const rows = await listReports(db.orm, most);
      const lines = rows.flatMap((row) => [lineOf(row, row.description), ...reportedComment(row)]);
      return { isDone: true, lines: rows.length === 0 ? ['No reports.'] : lines };
    }
    case 'comments': {
      const rows = await listShownComments(db.orm, most);
      const lines = rows.map((row) => lineOf(row, wordsOf(row)));
      return { isDone: true, lines: rows.length === 0 ? ['No comments.'] : lines };
    }
    case 'pictures':
      return folder === '' ? { isDone: false, lines: [usage] } : writePictures({ db, blobs }, { id, folder });
    case 'hide':
    case 'show': {
      const isFound = uuid.test(id) && (await setCommentHidden(db, id, command === 'hide'));
      if (!isFound) return noComment(id);
      return { isDone: true, lines: [command === 'hide' ? 'Hidden.' : 'Shown again.'] };
    }
    default:
      return { isDone: false, lines: [usage] };
  }
}
