import type { Database } from '#server/db/database.ts';
import { setCommentHidden } from '#server/store/comments.ts';
import { listReports, listShownComments } from '#server/store/moderation.ts';

export const usage = `npm run moderate -- reports          what learners say is wrong with questions
npm run moderate -- comments         the newest comments, with their ids
npm run moderate -- hide ID          hides a comment or exam memory from everybody but its author
npm run moderate -- show ID          shows it again`;

/** Most lines of a list. */
const most = 200;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** What learners wrote goes to a terminal: on one line, and no sign in it steers the terminal. */
const plainLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();

interface Line {
  readonly id: string;
  readonly practiceId: number;
  readonly createdAt: Date;
  readonly nickname: string;
}

const lineOf = ({ id, practiceId, createdAt, nickname }: Line, text: string): string =>
  `${createdAt.toISOString().slice(0, 16)}Z  ${id}  question ${practiceId}  ${plainLine(nickname)}: ${plainLine(text)}`;

/** One command of the operator; what it says, and whether it was done. */
export async function runModeration(
  db: Database,
  [command, id = '']: readonly string[],
): Promise<{ isDone: boolean; lines: readonly string[] }> {
  switch (command) {
    case 'reports': {
      const rows = await listReports(db.orm, most);
      const lines = rows.map((row) => lineOf(row, row.description));
      return { isDone: true, lines: rows.length === 0 ? ['No reports.'] : lines };
    }
    case 'comments': {
      const rows = await listShownComments(db.orm, most);
      const lines = rows.map((row) => lineOf(row, row.text === '' ? '(exam memory)' : row.text));
      return { isDone: true, lines: rows.length === 0 ? ['No comments.'] : lines };
    }
    case 'hide':
    case 'show': {
      const isFound = uuid.test(id) && (await setCommentHidden(db, id, command === 'hide'));
      if (!isFound) return { isDone: false, lines: [`There is no comment ${plainLine(id)}.`] };
      return { isDone: true, lines: [command === 'hide' ? 'Hidden.' : 'Shown again.'] };
    }
    default:
      return { isDone: false, lines: [usage] };
  }
}
