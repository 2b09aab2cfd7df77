import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.ts';
import { findTaskByPractice, findTaskBySlug, taskAddresses, taskTypes } from './task-type.ts';

/** Calls of the specification and of the architecture page, written out by hand from those texts. */
const promised = `
GET /api/summary/statistics
GET /api/summary/studyPlan
PUT /api/settings/level
GET /api/settings/target
PUT /api/settings/target
GET /api/settings/plans
GET /api/settings/remaining
GET /api/payments/discount/{planId}/{discountCode}
POST /api/payments
GET /api/payments
GET /api/payments/ways
GET /api/payments/{id}
POST /api/payments/{id}/check
POST /api/payments/{id}/cancel
POST /api/payments/{id}/receipt
GET /api/reading/multipleChoiceSingleAnswer
GET /api/reading/multipleChoiceSingleAnswer/{page}
POST /api/reading/multipleChoiceSingleAnswer/{id}
GET /api/reading/multipleChoiceSingleAnswer/{practiceId}/answers
GET /api/reading/multipleChoiceSingleAnswer/{practiceId}/answers/other
DELETE /api/reading/multipleChoiceSingleAnswer/answer/{id}
GET /api/book/vocabBook/count
GET /api/book/vocabBook
GET /api/book/vocabBook/all
GET /api/book/vocabBook/{id}
POST /api/book/vocabBook
PATCH /api/book/vocabBook/{id}
DELETE /api/book/vocabBook/{id}
PATCH /api/book/vocabBook/note
PATCH /api/book/vocabBook/{id}/bookmark
GET /api/book/vocabBook/suggestedWord
GET /api/dictionary/{word}
GET /api/translate/{word}
GET /api/book/pronunciationBook
POST /api/book/pronunciationBook
GET /api/book/pronunciationBook/{id}
DELETE /api/book/pronunciationBook/{id}
PATCH /api/book/pronunciationBook/{id}/bookmark
PATCH /api/book/pronunciationBook/{id}/note
GET /api/book/spellingBook/all
GET /api/book/spellingBook
POST /api/book/spellingBook
GET /api/book/spellingBook/{id}
DELETE /api/book/spellingBook/{id}
PATCH /api/book/spellingBook/{id}/bookmark
PATCH /api/book/spellingBook/{id}/note
GET /api/profile/countries
GET /api/dictation
POST /api/dictation
GET /api/dictation/answers
DELETE /api/dictation/{id}
GET /api/evaluation
POST /api/evaluation
GET /api/videos
POST /api/speaking/word/score
GET /api/profile
PATCH /api/profile
GET /api/profile/languages
GET /api/notes
POST /api/notes
PUT /api/notes/{id}
DELETE /api/notes/{id}
POST /api/bookmarks
PUT /api/bookmarks/{id}
DELETE /api/bookmarks/{id}
POST /api/reports
POST /api/exam-memories
GET /api/comments
POST /api/comments
DELETE /api/comments/{id}
GET /api/comments/{id}/replies
POST /api/comments/{id}/replies
PUT /api/comments/{id}/like
DELETE /api/comments/{id}/like
PUT /api/blobs/{sha256}
HEAD /api/blobs/{sha256}
GET /api/blobs/{sha256}
POST /api/speaking/transcription
POST /api/sync/batch
GET /api/sync/changes
GET /api/sync/devices/{clientId}
GET /api/content/manifest
GET /api/content/translations
GET /api/content/translations/{sha256}
GET /api/models
GET /api/share/reading/{practice}/{answerId}
`
  .trim()
  .split('\n');

const all = [...routes.values()];
const addresses = all.map((spec) => `${spec.method} ${spec.path}`);

describe('the route table', () => {
  it.each(promised)('has %s', (address) => {
    expect(addresses).toContain(address);
  });

  it('has the whole set for every practice resource', () => {
    for (const task of taskTypes) {
      const { section, practice } = taskAddresses[task];
      for (const tail of [
        '',
        '/{page}',
        '/practice/{practiceId}',
        '/{practiceId}/answers',
        '/{practiceId}/answers/other',
        '/{id}/translate/{lang}',
      ])
        expect(addresses).toContain(`GET /api/${section}/${practice}${tail}`);
    }
  });

  it('names no call twice', () => {
    expect(addresses.length).toBe(new Set(addresses).size);
  });

  it('describes every parameter of a path', () => {
    for (const spec of all) expect(/\{/.test(spec.path)).toBe(spec.params !== undefined);
  });

  it('lists in docs/features.md the calls that answer 501, and no others', () => {
    const waiting = all.filter((spec) => !spec.ready).map(({ method, path }) => `${method} ${path}`);
    expect(listedAs501(readFileSync('docs/features.md', 'utf8'))).toEqual(waiting);
    const section =
      '## In the contract, answered with 501\n- `GET /api/x`: Things\n\n## Next\n- `GET /api/y`';
    expect(listedAs501(`# Features\n\n${section}\n`)).toEqual(['GET /api/x']);
  });
});

/** Calls in the list under the heading that ends with 501; none without that heading. */
function listedAs501(features: string): string[] {
  const section = features.split(/^## /m).find((text) => /^.* 501\n/.test(text)) ?? '';
  return [...section.matchAll(/^- `([A-Z]+ \/api\/[^`]+)`/gm)].map(([, address = '']) => address);
}

describe('task addresses', () => {
  it('find their task type again', () => {
    for (const task of taskTypes) {
      const { section, practice, slug } = taskAddresses[task];
      expect(findTaskByPractice(section, practice)).toBe(task);
      expect(findTaskBySlug(section, slug)).toBe(task);
    }
  });

  it('do not find a task in another section', () => {
    expect(findTaskByPractice('speaking', 'writeEssay')).toBeUndefined();
    expect(findTaskBySlug('reading', 'constructor')).toBeUndefined();
  });
});
