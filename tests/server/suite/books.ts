import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DictationWord } from '#contract/entities/dictation.ts';
import { readMp3 } from '#domain/audio/mp3.ts';
import { bookWord } from '#server/db/schema/words.ts';
import { op, type ApiWorld, type Learner } from '#tests/support/api-world.ts';
import { expectProblem } from './bad-input.ts';
import { outcomes, pullAll, sendOps } from './sync-kinds.ts';

const books = ['vocabBook', 'pronunciationBook', 'spellingBook'] as const;
type Book = (typeof books)[number];

export function bookTests(world: () => ApiWorld): void {
  const add = async (learner: Learner, book: Book, word: string, more: object = {}) => {
    const payload = book === 'vocabBook' ? { word, practiceType: 'RA' } : { word };
    return learner.call('POST', `/api/book/${book}`, { payload: { ...payload, ...more } });
  };
  const page = async (learner: Learner, book: Book, query = '') => {
    const answer = await learner.call('GET', `/api/book/${book}?${query}`);
    expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
    return answer.json() as {
      _embedded: Record<string, { word: string }[]>;
      page: { totalElements: number };
    };
  };
  const words = async (learner: Learner, book: Book, query = '') =>
    (await page(learner, book, query))._embedded[`${book}DtoList`]?.map((row) => row.word);
  const mark = (learner: Learner, url: string, bookmark: string | null, version: number) =>
    learner.call('PATCH', `/api/book/${url}/bookmark`, { payload: { bookmark, version } });
  const annotate = (learner: Learner, book: Book, id: string, note: string) =>
    book === 'vocabBook'
      ? learner.call('PATCH', '/api/book/vocabBook/note', { payload: { id, note } })
      : learner.call('PATCH', `/api/book/${book}/${id}/note`, { payload: { note } });

  describe.each(books)('the %s', (book) => {
    it('has room for 20,000 words', async () => {
      const learner = await world().newLearner();
      const { id } = (await add(learner, book, 'first')).json();
      const { orm } = world().db;
      const [row] = await orm.select().from(bookWord).where(eq(bookWord.id, id));
      if (row === undefined) throw new Error('no word');
      for (let at = 1; at < 20_000; at += 2_000) {
        const words = Array.from({ length: Math.min(2_000, 20_000 - at - 1) }, (_, i) => `word ${at + i}`);
        await orm
          .insert(bookWord)
          .values(words.map((word) => ({ ...row, id: randomUUID(), word, wordKey: word })));
      }
      expect((await add(learner, book, 'last')).statusCode).toBe(201);
      expectProblem(await add(learner, book, 'one more'), 400, 'VALIDATION');
    });

    it('takes a word, marks it, notes on it, and gives it up', async () => {
      const learner = await world().newLearner();
      const added = await add(learner, book, ' River ');
      expect(added.statusCode).toBe(201);
      const { id } = added.json();
      const blank = { id, word: 'River', bookmark: null, note: null, version: 1, practiceCount: 0 };
      expect(added.json()).toMatchObject(blank);
      const url = `/api/book/${book}/${id}`;
      expect((await learner.call('GET', url)).json()).toEqual(added.json());
      expect((await mark(learner, `${book}/${id}`, 'HARD', 1)).json()).toMatchObject({
        bookmark: 'HARD',
        version: 2,
      });
      expect((await annotate(learner, book, id, 'water')).json()).toMatchObject({
        note: 'water',
        version: 3,
      });
      expect((await mark(learner, `${book}/${id}`, 'UNMARK', 3)).json()).toMatchObject({
        bookmark: null,
        version: 4,
      });
      expect((await annotate(learner, book, id, '')).json()).toMatchObject({ note: null, version: 5 });
      expect((await learner.call('DELETE', url)).statusCode).toBe(204);
      expectProblem(await learner.call('GET', url), 404, 'NOT_FOUND');
      expectProblem(await learner.call('DELETE', url), 404, 'NOT_FOUND');
      expect((await add(learner, book, 'river')).json()).toMatchObject({
        ...blank,
        word: 'river',
        version: 7,
      });
    });

    it('says that a word is there already, in any case', async () => {
      const learner = await world().newLearner();
      await add(learner, book, 'River');
      const again = await add(learner, book, 'RIVER');
      expect(expectProblem(again, 409, 'DUPLICATE_WORD').message).toBe('Word already exists');
      expect(await words(learner, book)).toEqual(['River']);
    });

    it('filters, sorts and pages', async () => {
      const learner = await world().newLearner();
      const ids = new Map<string, string>();
      for (const word of ['pear', 'Apple', 'fig']) ids.set(word, (await add(learner, book, word)).json().id);
      await mark(learner, `${book}/${ids.get('fig')}`, 'HARD', 1);
      await mark(learner, `${book}/${ids.get('pear')}`, 'EASY', 1);
      expect(await words(learner, book)).toEqual(['Apple', 'fig', 'pear']);
      expect(await words(learner, book, 'sort=word:desc&size=2')).toEqual(['pear', 'fig']);
      expect(await words(learner, book, 'sort=createdDate:desc')).toEqual(['fig', 'Apple', 'pear']);
      expect(await words(learner, book, 'word=PE')).toEqual(['pear']);
      expect(await words(learner, book, 'word=%25')).toEqual([]);
      expect(await words(learner, book, 'bookmarkTypes=HARD,EASY')).toEqual(['fig', 'pear']);
      expect(await words(learner, book, 'bookmarkTypes=HARD,UNMARK')).toEqual(['Apple', 'fig']);
      expect(await words(learner, book, 'practiceStatus=PRACTICED')).toEqual([]);
      expect(await words(learner, book, 'startDateTime=2099-01-01T00:00:00Z')).toEqual([]);
      expect((await page(learner, book, 'size=2&page=1')).page).toEqual({
        size: 2,
        number: 1,
        totalElements: 3,
        totalPages: 2,
      });
      const wrong = await learner.call('GET', `/api/book/${book}?sort=length&size=0&practiceStatus=NEVER`);
      expect(expectProblem(wrong, 400, 'VALIDATION').errors.map((e) => e.field)).toEqual([
        'size',
        'practiceStatus',
        'sort',
      ]);
    });

    it("does not know somebody else's word, nor a word of another book", async () => {
      const [owner, other] = [await world().newLearner(), await world().newLearner()];
      const { id } = (await add(owner, book, 'River')).json();
      const elsewhere = book === 'vocabBook' ? 'spellingBook' : 'vocabBook';
      for (const answer of [
        await other.call('GET', `/api/book/${book}/${id}`),
        await other.call('DELETE', `/api/book/${book}/${id}`),
        await mark(other, `${book}/${id}`, 'HARD', 1),
        await annotate(other, book, id, 'mine now'),
        await owner.call('GET', `/api/book/${elsewhere}/${id}`),
        await mark(owner, `${book}/${randomUUID()}`, 'HARD', 1),
      ])
        expect(expectProblem(answer, 404, 'NOT_FOUND').message).toBe('The word is not in the book');
      expect((await owner.call('GET', `/api/book/${book}/${id}`)).json()).toMatchObject({ version: 1 });
    });

    it('refuses what is missing, empty, too long or of a wrong type', async () => {
      const learner = await world().newLearner();
      const { id } = (await add(learner, book, 'River')).json();
      const fields = async (method: string, url: string, payload: object) =>
        expectProblem(await learner.call(method, url, { payload }), 400, 'VALIDATION').errors.map(
          (e) => e.field,
        );
      const url = `/api/book/${book}`;
      const rest = book === 'vocabBook' ? ['practiceType'] : [];
      expect(await fields('POST', url, {})).toEqual(['word', ...rest]);
      expect(await fields('POST', url, { word: ' ', practiceType: 'RA' })).toEqual(['word']);
      expect(await fields('POST', url, { word: 'x'.repeat(81), practiceType: 'RA' })).toEqual(['word']);
      expect(await fields('PATCH', `${url}/${id}/bookmark`, { bookmark: 'SO_SO', version: 1 })).toEqual([
        'bookmark',
      ]);
      expect(await fields('PATCH', `${url}/mine/bookmark`, { bookmark: null, version: 1 })).toEqual(['id']);
      const noteUrl = book === 'vocabBook' ? `${url}/note` : `${url}/${id}/note`;
      expect(await fields('PATCH', noteUrl, { id, note: 'x'.repeat(20_001) })).toEqual(['note']);
      expect(await fields('PATCH', noteUrl, { id })).toEqual(['note']);
    });

    it('has one effect under one key, sent alone or in a batch', async () => {
      const learner = await world().newLearner();
      const opId = randomUUID();
      const practiceType = book === 'vocabBook' ? 'RA' : null;
      const payload = { book, word: 'River', isIn: true, practiceType };
      const [made] = await sendOps(learner, op('bookWord.set', payload, { opId }));
      const headers = { 'idempotency-key': opId };
      const body = book === 'vocabBook' ? { word: 'River', practiceType } : { word: 'River' };
      const again = await learner.call('POST', `/api/book/${book}`, { payload: body, headers });
      expect(again.statusCode).toBe(201);
      expect(made).toMatchObject({ change: { value: { id: again.json().id } } });
      const key = { 'idempotency-key': randomUUID() };
      const url = `/api/book/${book}/${again.json().id}`;
      expect((await learner.call('DELETE', url, { headers: key })).statusCode).toBe(204);
      expect((await learner.call('DELETE', url, { headers: key })).statusCode).toBe(204);
      const out = op(
        'bookWord.set',
        { ...payload, isIn: false, practiceType: null },
        { opId: key['idempotency-key'] },
      );
      expect(await sendOps(learner, out)).toMatchObject([{ outcome: 'applied', replayed: true }]);
      const other = op('bookWord.set', payload, { opId: key['idempotency-key'] });
      expect(outcomes(await sendOps(learner, other))).toEqual(['IDEMPOTENCY_MISMATCH']);
    });
  });

  describe('the word books together', () => {
    it('count words and practised words per task, and list all of one task', async () => {
      const learner = await world().newLearner();
      const { id } = (await add(learner, 'vocabBook', 'River')).json();
      await add(learner, 'vocabBook', 'stone');
      await add(learner, 'vocabBook', 'mail', { practiceType: 'WEM' });
      const counted = await learner.call('PATCH', `/api/book/vocabBook/${id}`);
      expect(counted.json()).toMatchObject({ practiceCount: 1, version: 2 });
      const count = (await learner.call('GET', '/api/book/vocabBook/count')).json();
      const rows = count._embedded.vocabPracticeTypeCountDtoList;
      expect(rows).toContainEqual({
        skillType: 'speaking',
        practiceType: 'RA',
        practicedCount: 1,
        totalCount: 2,
      });
      expect(rows).toContainEqual({
        skillType: 'writing',
        practiceType: 'WEM',
        practicedCount: 0,
        totalCount: 1,
      });
      expect(rows).toContainEqual({
        skillType: 'listening',
        practiceType: 'WFD',
        practicedCount: 0,
        totalCount: 0,
      });
      expect(rows).toHaveLength(23);
      expect(await words(learner, 'vocabBook', 'practiceStatus=PRACTICED')).toEqual(['River']);
      expect(await words(learner, 'vocabBook', 'practiceType=WEM')).toEqual(['mail']);
      const all = (await learner.call('GET', '/api/book/vocabBook/all?practiceType=RA')).json();
      expect(all).toMatchObject({
        _embedded: { vocabBookDtoList: [{ word: 'River' }, { word: 'stone' }] },
        page: { size: 2, number: 0, totalElements: 2, totalPages: 1 },
      });
      expectProblem(await learner.call('GET', '/api/book/vocabBook/all'), 400, 'VALIDATION');
      expectProblem(await learner.call('PATCH', `/api/book/vocabBook/${randomUUID()}`), 404, 'NOT_FOUND');
    });

    it('a mark of the vocab book needs the version that was seen', async () => {
      const learner = await world().newLearner();
      const { id } = (await add(learner, 'vocabBook', 'River')).json();
      await mark(learner, `vocabBook/${id}`, 'HARD', 1);
      const stale = await mark(learner, `vocabBook/${id}`, 'EASY', 1);
      expect(expectProblem(stale, 409, 'VERSION_CONFLICT').message).toBe('The word was changed elsewhere');
    });

    it('tell in which of them a word is', async () => {
      const learner = await world().newLearner();
      const vocab = (await add(learner, 'vocabBook', "Café's")).json();
      const spelling = (await add(learner, 'spellingBook', "café's")).json();
      const found = await learner.call('GET', `/api/translate/${encodeURIComponent("CAFÉ's")}`);
      const ids = { vocabBook: vocab.id, pronunciationBook: null, spellingBook: spelling.id };
      expect(found.json()).toEqual({ word: "CAFÉ's", ...ids, translations: [] });
      const said = (await add(learner, 'pronunciationBook', "café's")).json();
      expect(said).toMatchObject({ ...ids, pronunciationBook: said.id, meanings: [], americanAudio: null });
      const other = await (await world().newLearner()).call('GET', '/api/translate/river');
      expect(other.json()).toEqual({
        word: 'river',
        vocabBook: null,
        pronunciationBook: null,
        spellingBook: null,
        translations: [],
      });
    });
  });

  describe('dictations', () => {
    it('ask words of the spelling book, score what was typed, and count the words as practised', async () => {
      const learner = await world().newLearner();
      const asked = async () =>
        (await learner.call('GET', '/api/dictation')).json()._embedded.dictationWordAudioDtoList as {
          word: string;
        }[];
      expect(await asked()).toEqual([]);
      for (let i = 0; i < 12; i++) await add(learner, 'spellingBook', `word${String.fromCharCode(97 + i)}`);
      const dictated = await asked();
      expect(new Set(dictated.map((row) => row.word)).size).toBe(10);
      const given = dictated.map(({ word }, i) => ({ word, answer: i === 0 ? 'something else' : word }));
      const headers = { 'idempotency-key': randomUUID() };
      const submit = () => learner.call('POST', '/api/dictation', { payload: { words: given }, headers });
      const made = await submit();
      expect(made.statusCode).toBe(201);
      const results = given.map(({ word }, i) => ({ word, result: i === 0 ? 'MISSPELLED' : 'CORRECT' }));
      expect(made.json()).toMatchObject({ score: 9, words: results });
      expect((await submit()).body).toBe(made.body);
      const listed = (await learner.call('GET', '/api/dictation/answers')).json();
      expect(listed._embedded.dictationScoredAnswerDtoList).toEqual([made.json()]);
      const done = await learner.call('GET', '/api/book/spellingBook/all?practiceStatus=PRACTICED');
      expect(done.json().page.totalElements).toBe(10);
      const rows = (await pullAll(learner)).changes.filter((change) => change.kind === 'bookWord');
      expect(rows.map((change) => change.version).toSorted((a, b) => a - b)).toEqual([
        1,
        1,
        ...Array.from({ length: 10 }, () => 2),
      ]);
      const url = `/api/dictation/${made.json().id}`;
      expectProblem(await (await world().newLearner()).call('DELETE', url), 404, 'NOT_FOUND');
      expect((await learner.call('DELETE', url)).statusCode).toBe(204);
      expectProblem(await learner.call('DELETE', url), 404, 'NOT_FOUND');
    });

    it('name the sound of each word, and give a random word: of the spelling book if it has a recorded one', async () => {
      const learner = await world().newLearner();
      const random = async () =>
        DictationWord.parse((await learner.call('GET', '/api/dictation/word')).json());
      const bytesAt = async (path: string | null) => (await learner.call('GET', path ?? '/')).rawPayload;
      const any = await random();
      const address = any.americanAudio ?? any.britishAudio;
      expect(address).toContain(encodeURIComponent(any.word));
      expect(readMp3(await bytesAt(address))?.isWhole).toBe(true);
      await add(learner, 'spellingBook', 'unheardofword');
      expect((await random()).word).not.toBe('unheardofword');
      await add(learner, 'spellingBook', any.word);
      expect(await random()).toEqual(any);
      const listed = (await learner.call('GET', '/api/dictation')).json()._embedded.dictationWordAudioDtoList;
      const silent = { americanAudio: null, britishAudio: null, australianAudio: null };
      expect(listed).toEqual(expect.arrayContaining([any, { word: 'unheardofword', ...silent }]));
      expectProblem(await learner.call('GET', '/api/word-sounds/UK/unheardofword'), 404, 'NOT_FOUND');
      expectProblem(await learner.call('GET', '/api/word-sounds/AU/one'), 400, 'VALIDATION');
    });

    it('refuse what is no dictation', async () => {
      const learner = await world().newLearner();
      const fields = async (payload: object) =>
        expectProblem(
          await learner.call('POST', '/api/dictation', { payload }),
          400,
          'VALIDATION',
        ).errors.map((error) => error.field);
      expect(await fields({})).toEqual(['words']);
      expect(await fields({ words: [] })).toEqual(['words']);
      expect(await fields({ words: [{ word: 'a' }] })).toEqual(['words.0.answer']);
      expect(await fields({ words: [{ word: 'a', answer: 'x'.repeat(201) }] })).toEqual(['words.0.answer']);
      const many = Array.from({ length: 101 }, () => ({ word: 'a', answer: 'a' }));
      expect(await fields({ words: many })).toEqual(['words']);
      expectProblem(await learner.call('DELETE', '/api/dictation/mine'), 400, 'VALIDATION');
    });
  });
}
