import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256Of } from '#content/sha256.ts';
import { lessonsFolder, readLessonIndex } from '#content/lessons/lesson-index.ts';
import { ModelManifest, modelFilePath } from '#contract/entities/model-pack.ts';
import { progressRoutes } from '#contract/routes/progress.ts';
import { learner as learnerTable } from '#server/db/schema/learners.ts';
import { openLessons } from '#server/models/lessons.ts';
import type { ApiWorld, Learner } from '#tests/support/api-world.ts';
import { makeLessonsFolder } from '#tests/support/lessons-folder.ts';
import { startOwnApiWorld } from '#tests/support/own-api-world.ts';
import { expectProblem } from './suite/bad-input.ts';

describe('video lessons on the server', () => {
  const made = makeLessonsFolder(['RA', 'MCS_L', 'WFD', 'SST']);
  const [readAloud] = made.lessons;
  let world: ApiWorld;
  beforeAll(async () => {
    rmSync(made.path('WFD', 'captions'));
    appendFileSync(made.path('SST', 'webm'), 'more');
    world = await startOwnApiWorld({ BANK_DIR: made.bankDir, PUBLIC_URL: 'https://passage.example' });
  });
  afterAll(async () => {
    await world.close();
    rmSync(made.bankDir, { recursive: true, force: true });
  });

  const list = (query: string) => world.app.inject({ url: `/api/lessons${query}` });
  const packs = async (video: string) =>
    ModelManifest.parse((await list(`?video=${video}`)).json<unknown>()).packs;
  const send = (sha256: string, headers: Record<string, string> = {}) =>
    world.app.inject({ url: modelFilePath(sha256), headers });

  it('lists a pack for each lesson whose files are all there, without a sign-in', async () => {
    const [first, second, ...others] = await packs('mp4');
    expect(others).toEqual([]);
    expect(first).toMatchObject({ id: 'lesson-RA', title: 'Read Aloud', durationMs: 75_000 });
    expect(second).toMatchObject({
      id: 'lesson-MCS_L',
      title: 'Multiple Choice, Single Answer (Listening)',
    });
    expect(first?.sizeBytes).toBe(first?.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
  });

  it.each(['webm', 'mp4'] as const)('names the video in the asked encoding: %s', async (video) => {
    const files = (await packs(video)).find(({ id }) => id === 'lesson-RA')?.files;
    expect(files?.map(({ name, sha256 }) => [name, sha256])).toEqual([
      ['video', readAloud?.files[video].sha256],
      ['captions', readAloud?.files.captions.sha256],
      ['cover', readAloud?.files.cover.sha256],
    ]);
  });

  it.each(['', '?video=avi', '?video=webm&video=mp4'])('rejects the query "%s"', async (query) => {
    const { errors } = expectProblem(await list(query), 400, 'VALIDATION');
    expect(errors).toMatchObject([{ field: 'video' }]);
  });

  it.each([
    ['webm', 'video/webm'],
    ['mp4', 'video/mp4'],
    ['captions', 'text/vtt; charset=utf-8'],
    ['cover', 'image/webp'],
  ] as const)('serves the %s of a lesson as %s, in ranges too', async (file, mimeType) => {
    const bytes = made.bytesOf('RA', file);
    const whole = await send(sha256Of(bytes), { 'accept-encoding': 'br' });
    expect(whole.headers).toMatchObject({
      'content-type': mimeType,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(whole.headers['content-encoding']).toBeUndefined();
    expect(whole.rawPayload.equals(bytes)).toBe(true);
    const part = await send(sha256Of(bytes), { range: 'bytes=5-9' });
    expect([part.statusCode, part.headers['content-type'], part.body]).toEqual([
      206,
      mimeType,
      bytes.subarray(5, 10).toString(),
    ]);
  });

  it('serves no file of a lesson that is not whole', async () => {
    for (const bytes of [made.bytesOf('WFD', 'webm'), made.bytesOf('SST', 'mp4')])
      expect((await send(sha256Of(bytes))).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  describe('as learning videos', () => {
    const newPremium = async (): Promise<Learner> => {
      const learner = await world.newLearner();
      await learner.call('GET', '/api/profile');
      await world.db.orm
        .update(learnerTable)
        .set({ status: 'PREMIUM' })
        .where(eq(learnerTable.subject, learner.subject));
      return learner;
    };
    const videos = async (learner: Learner, query: string) =>
      progressRoutes.videos.response.parse((await learner.call('GET', `/api/videos${query}`)).json())
        ._embedded.videoDtoList;
    const tasks = async (learner: Learner, query: string) =>
      (await videos(learner, query)).map(({ practiceType }) => practiceType);

    it('names the MP4, cover and captions by addresses of this server', async () => {
      const [video] = await videos(await newPremium(), '?practiceTypes=RA&types=LEARNING');
      const at = (file: 'mp4' | 'cover' | 'captions') =>
        `https://passage.example${modelFilePath(readAloud?.files[file].sha256 ?? '')}`;
      expect(video).toEqual({
        practiceType: 'RA',
        links: [
          {
            url: at('mp4'),
            cover: at('cover'),
            title: 'Read Aloud',
            type: 'video/mp4',
            sizeBytes: readAloud?.files.mp4.sizeBytes,
            durationMs: 75_000,
            captions: at('captions'),
          },
        ],
      });
    });

    it('lists those of the asked tasks, and all without a task', async () => {
      const learner = await newPremium();
      expect(await tasks(learner, '')).toEqual(['RA', 'MCS_L']);
      expect(await tasks(learner, '?practiceTypes=MCS_L,WFD')).toEqual(['MCS_L']);
      expect(await tasks(learner, '?practiceTypes=WFD')).toEqual([]);
    });

    it('is for premium learners', async () => {
      const learner = await world.newLearner();
      const refused = await learner.call('GET', '/api/videos?practiceTypes=RA');
      expect(refused.json()).toMatchObject({ status: 403, code: 'PREMIUM_REQUIRED' });
      const unknown = await world.app.inject({ url: '/api/videos' });
      expect(unknown.json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    });

    it.each([
      ['?practiceTypes=XX', 'practiceTypes'],
      ['?practiceTypes=RA,XX', 'practiceTypes'],
      ['?types=TEACHING', 'types'],
    ])('rejects the query "%s"', async (query, field) => {
      const learner = await newPremium();
      const { errors } = expectProblem(await learner.call('GET', `/api/videos${query}`), 400, 'VALIDATION');
      expect(errors?.map((error) => error.field)).toEqual([expect.stringContaining(field)]);
    });
  });
});

it('lists nothing where no lesson was made, or the index is not readable', async () => {
  const { bankDir } = makeLessonsFolder([]);
  const lessons = async (folder: string) => (await openLessons(folder).manifest('webm')).packs;
  expect(await lessons(join(bankDir, 'nowhere'))).toEqual([]);
  expect(await lessons(join(bankDir, 'lessons'))).toEqual([]);
  writeFileSync(join(bankDir, 'lessons', 'index.json'), '{"format":');
  expect(await lessons(join(bankDir, 'lessons'))).toEqual([]);
  rmSync(bankDir, { recursive: true, force: true });
});

it('lists every lesson that this repository has', async () => {
  const { packs } = await openLessons(lessonsFolder).manifest('webm');
  expect(packs).toHaveLength(readLessonIndex().length);
});
