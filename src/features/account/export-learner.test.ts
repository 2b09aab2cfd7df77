import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createComment } from '#data/commands/comments.ts';
import { forgetLearner } from '#data/commands/forget-learner.ts';
import { setNote } from '#data/commands/notes.ts';
import { setAvatar } from '#data/commands/set-avatar.ts';
import { setProfile } from '#data/commands/set-profile.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import type { DataContext } from '#data/store/context.ts';
import { openDatabase } from '#data/store/database.ts';
import { systemClock as clock } from '#platform/clock.ts';
import { systemDigest as digest } from '#platform/digest.ts';
import { createDrafts } from '#platform/drafts.ts';
import { systemIds as ids } from '#platform/ids.ts';
import { csvOf } from './csv-of.ts';
import { exportLearner } from './export-learner.ts';

let databases = 0;

async function deviceOf(userId: string): Promise<DataContext> {
  databases += 1;
  const db = await openDatabase(`account-${databases}`);
  return { db, strictDb: db, userId, clock, ids, digest, kick: () => undefined };
}

const sound = new Uint8Array([0xff, 0xfb, 0x90, 0x00, 1, 2, 3]).buffer;

/** One of each: a spoken answer, a note, a comment, a profile with a picture. */
async function live(context: DataContext): Promise<void> {
  const sha256 = await digest.sha256(sound);
  const recording = { sha256, mimeType: 'audio/mpeg', sizeBytes: 7, durationMs: 100, signal: null };
  const saved = await submitAnswer(context, {
    practiceId: 1001,
    taskType: 'RA',
    value: { kind: 'record', recording },
    durationMs: 3_000,
    pteType: 'CORE',
    score: null,
    recording: { bytes: sound, mimeType: 'audio/mpeg' },
  });
  expect(saved.kind).toBe('saved');
  await setNote(context, { practiceId: 1001, description: '<p>=SUM(1), "quoted"</p>' });
  await createComment(context, { practiceId: 1001, text: 'Mind the last line.' });
  await setProfile(context, { nickname: 'ada' });
  await setAvatar(context, { bytes: new Uint8Array([1, 2, 3]).buffer, mimeType: 'image/webp' });
}

/** Names and contents of an archive whose files are stored as they are. */
function unzip(parts: readonly Uint8Array[]): Map<string, Uint8Array> {
  const all = new Uint8Array(Buffer.concat(parts));
  const view = new DataView(all.buffer);
  const files = new Map<string, Uint8Array>();
  for (let at = 0; view.getUint32(at, true) === 0x04034b50;) {
    const [size, nameLength] = [view.getUint32(at + 22, true), view.getUint16(at + 26, true)];
    const start = at + 30 + nameLength;
    files.set(new TextDecoder().decode(all.subarray(at + 30, start)), all.subarray(start, start + size));
    at = start + size;
  }
  return files;
}

it('exports answers, notes, comments, profile and recordings as JSON, CSV and sound files', async () => {
  const context = await deviceOf('u1');
  await live(context);
  const drafts = createDrafts(`drafts-${databases}`);
  const photo = { name: 'me.png', bytes: new Uint8Array([4, 5, 6]).buffer, mimeType: 'image/png' };
  await drafts.save('u1 1002', { text: 'Half an essay' });
  await drafts.save('u1 comment 1001', { text: 'Half a comment', images: [photo] });
  await drafts.save('u2 1002', { text: 'Of somebody else' });
  const fetchFile = () => Promise.resolve('gone');
  const made = await exportLearner(context, { now: 0, isNewest: true, fetchFile, drafts });
  // The recording, the picture of the profile and the one of the unfinished comment.
  expect(made).toMatchObject({ files: 3, missing: 0 });
  const files = unzip(made.parts);
  const [recording] = [...files.keys()].filter((name) => name.startsWith('recordings/1001'));
  expect(files.get(recording ?? '')).toEqual(new Uint8Array(sound));
  const whole = JSON.parse(new TextDecoder().decode(files.get('passage.json')));
  expect(whole).toMatchObject({
    profile: { nickname: 'ada' },
    answers: [{ practiceId: 1001, taskType: 'RA' }],
    comment: [{ text: 'Mind the last line.' }],
    unfinished: {
      '1002': { text: 'Half an essay' },
      'comment 1001': {
        text: 'Half a comment',
        images: [{ name: 'me.png', bytes: { file: 'unfinished/1.bin' } }],
      },
    },
    missing: [],
  });
  expect(files.get('picture.webp')).toEqual(new Uint8Array([1, 2, 3]));
  expect(files.get('unfinished/1.bin')).toEqual(new Uint8Array([4, 5, 6]));
  expect(JSON.stringify(whole)).not.toContain('somebody else');
  expect(new TextDecoder().decode(files.get('answers.csv'))).toContain(',1001,RA,CORE,3,');
});

it('names what it could not get', async () => {
  const context = await deviceOf('u1');
  await live(context);
  await context.db.blobs.clear();
  const made = await exportLearner(context, {
    now: 0,
    isNewest: false,
    fetchFile: () => Promise.resolve('no-connection'),
    drafts: createDrafts(`drafts-${databases}`),
  });
  expect(made).toMatchObject({ files: 0, missing: 2 });
});

it('writes CSV that spreadsheets read and do not run', () => {
  expect(
    csvOf(
      ['a', 'b'],
      [
        { a: 'x, "y"', b: '=1+1' },
        { a: null, b: -5 },
      ],
    ),
  ).toBe('\uFEFFa,b\r\n"x, ""y""",\'=1+1\r\n,-5\r\n');
});

it('forgets one learner whole and leaves the others alone', async () => {
  const one = await deviceOf('u1');
  const other = { ...one, userId: 'u2' };
  await live(one);
  await live(other);
  const before = (await other.db.entities.count()) / 2;
  expect(await forgetLearner(one)).toEqual({ left: 0 });
  for (const table of [one.db.answers, one.db.entities, one.db.blobs, one.db.outbox, one.db.profiles]) {
    const rows: { userId: string }[] = await table.toArray();
    expect([table.name, new Set(rows.map(({ userId }) => userId))]).toEqual([table.name, new Set(['u2'])]);
  }
  expect(await other.db.entities.count()).toBe(before);
});
