import { describe, expect, it } from 'vitest';
import { ContentManifest, ContentPack } from '#contract/entities/content-pack.ts';
import { TranslationManifest, TranslationPack } from '#contract/entities/translation-pack.ts';
import { sha256Of, type ApiWorld } from '#tests/support/api-world.ts';
import { expectProblem } from './bad-input.ts';

export function contentTests(world: () => ApiWorld): void {
  const get = (url: string, headers: Record<string, string> = {}) => world().app.inject({ url, headers });

  describe('content', () => {
    it('offers packs whose address is the hash of their bytes, without sign-in', async () => {
      const manifest = ContentManifest.parse((await get('/api/content/manifest')).json());
      expect(manifest.packs.map((pack) => [pack.taskType, pack.itemCount])).toContainEqual(['MCS_R', 3]);
      for (const entry of manifest.packs) {
        const pack = await get(`/api/content/packs/${entry.sha256}`);
        expect(sha256Of(pack.rawPayload)).toBe(entry.sha256);
        expect(pack.rawPayload.length).toBe(entry.sizeBytes);
        expect(pack.headers['cache-control']).toContain('immutable');
        expect(ContentPack.parse(pack.json()).items).toHaveLength(entry.itemCount);
      }
    });

    it('answers 304 to a manifest that the device has', async () => {
      const { etag } = (await get('/api/content/manifest')).headers;
      expect((await get('/api/content/manifest', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    });

    it('gives media of the bank whole and in ranges, and no other file', async () => {
      const { sha256, bytes } = world().bank.media;
      const whole = await get(`/api/content/media/${sha256}`);
      expect(whole.rawPayload.equals(bytes)).toBe(true);
      expect(whole.headers['content-type']).toBe('audio/mpeg');
      const part = await get(`/api/content/media/${sha256}`, { range: 'bytes=4-9' });
      expect([part.statusCode, part.body]).toEqual([206, 'sound ']);
      expect((await get(`/api/content/media/${'c'.repeat(64)}`)).statusCode).toBe(404);
      expect((await get(`/api/content/packs/${'c'.repeat(64)}`)).json()).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('gives an explanation as sound, and names it apart from what is heard with the questions', async () => {
      const { sha256, bytes } = world().bank.explained;
      const learner = await world().newLearner();
      const base = '/api/reading/multipleChoiceSingleAnswer/practice';
      expect((await learner.call('GET', `${base}/15001`)).json().explanationAudio).toEqual({
        id: 'bf_emma',
        value: `/api/content/media/${sha256}`,
        label: 'Voice 2',
      });
      expect((await learner.call('GET', `${base}/15002`)).json().explanationAudio).toBeNull();
      expect((await get(`/api/content/media/${sha256}`)).rawPayload.equals(bytes)).toBe(true);
      const { packs } = ContentManifest.parse((await get('/api/content/manifest')).json());
      const own = packs.find(({ taskType }) => taskType === 'MCS_R');
      expect([own?.media, own?.explanations]).toEqual([
        [],
        [{ sha256, mimeType: 'audio/mpeg', sizeBytes: bytes.length }],
      ]);
    });

    it('gives the translation of a practice for half an hour, and says where there is none', async () => {
      const learner = await world().newLearner();
      const base = '/api/reading/multipleChoiceSingleAnswer';
      const there = await learner.call('GET', `${base}/15003/translate/FA`);
      expect(there.headers['cache-control']).toBe('private, max-age=1800');
      expect(there.json().sentenceList).toMatchObject([{ source: 'A passage.', target: 'یک متن.' }]);
      for (const missing of ['15003/translate/DE', '15001/translate/FA', '99999/translate/FA'])
        expectProblem(await learner.call('GET', `${base}/${missing}`), 404, 'NOT_FOUND');
      expectProblem(await learner.call('GET', `${base}/15003/translate/farsi`), 400, 'VALIDATION');
    });

    it('offers a pack for each language of the bank, whose address is the hash of its bytes', async () => {
      const offer = TranslationManifest.parse((await get('/api/content/translations')).json());
      expect(offer).toMatchObject({
        packs: [{ language: 'FA', practiceIds: [15003] }],
        machineLanguages: [],
      });
      const { sha256, sizeBytes } = offer.packs[0]!;
      const pack = await get(`/api/content/translations/${sha256}`);
      expect([sha256Of(pack.rawPayload), pack.rawPayload.length]).toEqual([sha256, sizeBytes]);
      expect(pack.headers['cache-control']).toContain('immutable');
      expect(TranslationPack.parse(pack.json()).items).toMatchObject([
        { id: 15003, sentenceList: [{ part: 'TEXT', source: 'A passage.', target: 'یک متن.' }] },
      ]);
      expectProblem(await get(`/api/content/translations/${'c'.repeat(64)}`), 404, 'NOT_FOUND');
      expectProblem(await get('/api/content/translations/FA'), 400, 'VALIDATION');
    });

    it('says that it is up and ready', async () => {
      expect((await get('/api/health')).json()).toEqual({ status: 'up' });
      expect((await get('/api/ready')).json()).toMatchObject({ status: 'ready', engine: world().db.engine });
    });
  });
}
