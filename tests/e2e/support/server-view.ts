import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { AnswerDto } from '#contract/entities/answer.ts';
import { ChangesResponse, type Change } from '#contract/sync.ts';
import { taskAddresses, type TaskType } from '#contract/task-type.ts';

const Answers = z.object({
  _embedded: z.record(z.string(), z.array(AnswerDto)),
  page: z.object({ totalElements: z.int() }),
});

/** What the server has for the learner, asked with the token that the app itself sends. */
export class ServerView {
  readonly #url: string;
  #token = '';

  constructor(url: string, page: Page) {
    this.#url = url;
    page.on('request', (request) => {
      const header = request.headers()['authorization'];
      if (header?.startsWith('Bearer ')) this.#token = header;
    });
  }

  async answers(task: TaskType, practiceId: number): Promise<z.infer<typeof AnswerDto>[]> {
    await expect.poll(() => this.#token, { message: 'the app has called the API' }).not.toBe('');
    const { section, practice } = taskAddresses[task];
    const response = await this.#get(`/api/${section}/${practice}/${practiceId}/answers`);
    const { _embedded, page } = Answers.parse(await response.json());
    const answers = Object.values(_embedded).flat();
    expect(answers).toHaveLength(page.totalElements);
    return answers;
  }

  /** All rows that the learner has of some kinds, as another device of theirs would get them. */
  async rows(...kinds: Change['kind'][]): Promise<Change[]> {
    await expect.poll(() => this.#token, { message: 'the app has called the API' }).not.toBe('');
    const response = await this.#get(`/api/sync/changes?limit=2000&kinds=${kinds.join(',')}`);
    const { changes, more } = ChangesResponse.parse(await response.json());
    expect(more).toBe(false);
    return changes.filter(({ deleted }) => !deleted);
  }

  async recording(sha256: string): Promise<Uint8Array> {
    const response = await this.#get(`/api/blobs/${sha256}`);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    return new Uint8Array(await response.arrayBuffer());
  }

  async #get(path: string): Promise<Response> {
    const response = await fetch(`${this.#url}${path}`, { headers: { authorization: this.#token } });
    expect(response.status, path).toBe(200);
    return response;
  }
}
