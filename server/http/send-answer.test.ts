import { get } from 'node:http';
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { sendAnswer } from './send-answer.ts';

test.each(['stays to the end', 'leaves in the middle'])(
  'bytes for somebody who %s leave no error in the log',
  async (manner) => {
    const log: string[] = [];
    const app = fastify({ logger: { level: 'warn', stream: { write: (line) => log.push(line) } } });
    onTestFinished(() => app.close());
    const sendBytes = async (reply: Parameters<typeof sendAnswer>[0]) =>
      reply.send(Readable.from(Array.from({ length: 200 }, () => Buffer.alloc(64 * 1024))));
    const answered: Promise<unknown>[] = [];
    app.get('/', (_request, reply) => {
      const answer = sendBytes(reply).then((sent) => sendAnswer(reply, sent));
      answered.push(answer);
      return answer;
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    await new Promise<void>((resolve) => {
      const call = get(url, { agent: false, headers: { connection: 'close' } }, (answer) => {
        if (manner === 'stays to the end') answer.resume();
        else answer.once('data', () => call.destroy());
        answer.once('close', resolve);
      });
      call.on('error', () => resolve());
    });
    await Promise.allSettled(answered);
    await app.close();
    expect(log).toEqual([]);
  },
);
