import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { RouteSpec } from '#contract/route.ts';
import type { LearnerRow } from '#server/store/learners.ts';

type Parsed<R, Part extends string> = R extends Record<Part, infer S extends z.ZodType> ? z.output<S> : undefined;

/** A call with its parsed parts. */
export interface Call<R extends RouteSpec> {
  readonly params: Parsed<R, 'params'>;
  readonly query: Parsed<R, 'query'>;
  readonly headers: Parsed<R, 'headers'>;
  readonly body: Parsed<R, 'body'>;
  readonly learner: R extends { auth: 'bearer' } ? LearnerRow : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answer<R> = R extends { response: infer S extends z.ZodType } ? z.input<S> : void;

/** A route of the contract with what the server does for it. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  run(call: Call<RouteSpec>): Promise<unknown>;
}

/** Pairs a route with its handler. A handler that sends bytes itself returns the reply. */
export function operation<const R extends RouteSpec>(
  spec: R,
  run: (call: Call<R>) => Promise<Answer<R> | FastifyReply>,
): Operation {
  // The parts were parsed by the route's own schemas before `run` sees them.
  return { method: spec.method, path: spec.path, run: run as unknown as Operation['run'] };
}
