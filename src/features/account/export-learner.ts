import { avatarHash } from '#contract/entities/profile.ts';
import type { ChangeKind } from '#contract/sync.ts';
import type { ReadContext } from '#data/store/context.ts';
import { allOfLearner } from '#data/queries/all-of-learner.ts';
import { findRecording } from '#data/queries/find-recording.ts';
import type { Drafts } from '#platform/drafts.ts';
import { zipParts, type ZipFile } from '#platform/zip/zip.ts';
import { csvOf } from './csv-of.ts';
import { unfinishedOf } from './unfinished-of.ts';

const endings: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

export interface LearnerExport {
  readonly parts: Uint8Array<ArrayBuffer>[];
  /** Recordings and images that are in it, and those that this device could not get. */
  readonly files: number;
  readonly missing: number;
}

/**
 * Everything that Passage has of a learner as one archive: JSON that says all, CSV for a spreadsheet, and recordings that any player
 * opens, the picture of the profile, and what is unfinished on this device. `fetchFile` brings what is on the server only; without a connection it is named as missing.
 */
export async function exportLearner(
  context: ReadContext,
  {
    now,
    isNewest,
    fetchFile,
    drafts,
  }: {
    now: number;
    /** The device has all that the server knows. */
    isNewest: boolean;
    fetchFile: (sha256: string, mimeType: string) => Promise<unknown>;
    drafts: Pick<Drafts, 'namesOf' | 'find'>;
  },
): Promise<LearnerExport> {
  const all = await allOfLearner(context);
  const files: ZipFile[] = [];
  const missing: string[] = [];
  const addFile = async (name: string, sha256: string, mimeType: string) => {
    if (!(await findRecording(context, { sha256 }))) await fetchFile(sha256, mimeType);
    const found = await findRecording(context, { sha256 });
    const path = `${name}.${endings[found?.mimeType ?? mimeType] ?? 'bin'}`;
    if (found) files.push({ name: path, bytes: new Uint8Array(found.bytes) });
    else missing.push(path);
  };
  for (const { value, practiceId, answeredAt } of all.answers) {
    if (value.kind !== 'record') continue;
    const when = new Date(answeredAt).toISOString().slice(0, 19).replaceAll(':', '-');
    await addFile(`recordings/${practiceId} ${when}`, value.recording.sha256, value.recording.mimeType);
  }
  const comments = all.entities.filter(({ kind }) => kind === 'comment');
  for (const { key, value } of comments) {
    const images = (value as { images?: readonly string[] }).images ?? [];
    for (const [at, sha256] of images.entries())
      await addFile(`images/${key} ${at + 1}`, sha256, 'image/webp');
  }
  const { avatar } = all.profile ?? {};
  if (avatar) await addFile('picture', avatarHash(avatar), 'image/webp');
  const kept = await unfinishedOf(context.userId, drafts);
  files.push(...kept.files);
  const things = Object.fromEntries(
    [...Map.groupBy(all.entities, ({ kind }) => kind)].map(([kind, rows]) => [
      kind,
      rows.map(({ value }) => value),
    ]),
  ) as Partial<Record<ChangeKind, unknown[]>>;
  const { profile, answers, bookmarks, waiting } = all;
  const savedAt = new Date(now).toISOString();
  const whole = {
    app: 'Passage',
    format: 1,
    savedAt,
    isNewest,
    profile,
    answers,
    bookmarks,
    ...things,
    waiting,
    unfinished: kept.unfinished,
    missing,
  };
  const text = (name: string, content: string): ZipFile => ({
    name,
    bytes: new TextEncoder().encode(content),
  });
  const tables = [
    text('answers.csv', csvOf(answerColumns, answers.map(answerLine))),
    ...(['note', 'bookWord', 'comment'] as const).map((kind) => {
      const rows = (things[kind] ?? []) as Record<string, unknown>[];
      return text(`${kind}s.csv`, csvOf([...new Set(rows.flatMap((row) => Object.keys(row)))], rows));
    }),
  ];
  const json = text('passage.json', `${JSON.stringify(whole, null, 2)}\n`);
  return { parts: zipParts([json, ...tables, ...files]), files: files.length, missing: missing.length };
}

type Answers = Awaited<ReturnType<typeof allOfLearner>>['answers'];
const answerColumns = ['id', 'date', 'practiceId', 'taskType', 'exam', 'seconds', 'points', 'max', 'answer'];

function answerLine(row: Answers[number]): Record<string, unknown> {
  const { value } = row;
  const said =
    value.kind === 'write' || value.kind === 'type' ? value.text : value.kind === 'record' ? '' : value;
  return {
    id: row.answerId,
    date: new Date(row.answeredAt).toISOString(),
    practiceId: row.practiceId,
    taskType: row.taskType,
    exam: row.pteType,
    seconds: row.duration,
    points: row.score?.points ?? '',
    max: row.score?.max ?? '',
    answer: said,
  };
}
