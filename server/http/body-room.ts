import type { FastifyReply, FastifyRequest } from 'fastify';
import { finished } from 'node:stream';
import { Problem } from '#server/problem.ts';

/** Two recordings of the largest kind, or many of the usual ones. A body is in memory five times over while it is read. */
export const mostBodyBytes = 25_000_000;

/**
 * Room for the large bodies that are in memory at a time, of all learners: what finds none is refused before a byte of it is read. A
 * body keeps its room until it is answered; one that does not tell its size takes as much as its route allows.
 * @throws Problem UNAVAILABLE where there is no room
 */
export function createBodyRoom(mostBytes: number) {
  let taken = 0;
  return (request: FastifyRequest, reply: FastifyReply, limitBytes: number): void => {
    const told = Number(request.raw.headers['content-length']);
    const bytes = Number.isNaN(told) ? limitBytes : told;
    // Larger ones are refused for their size, without being read.
    if (bytes > limitBytes) return;
    if (taken + bytes > mostBytes)
      throw new Problem('UNAVAILABLE', 'Many recordings arrive at this moment. Try again soon', {
        retryAfterSeconds: 5,
      });
    taken += bytes;
    finished(reply.raw, () => {
      taken -= bytes;
    });
  };
}
