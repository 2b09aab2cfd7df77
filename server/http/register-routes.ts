import type { FastifyInstance, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import { ApiError } from '#contract/errors.ts';
import type { RouteSpec } from '#contract/route.ts';
import { routes as allRoutes } from '#contract/routes.ts';
import { batchLimits } from '#contract/sync.ts';
import { Problem } from '#server/problem.ts';
import type { LearnerRow } from '#server/store/learners.ts';
import { createBodyRoom, mostBodyBytes } from './body-room.ts';
import type { Call, Operation } from './operation.ts';
import { sendAnswer } from './send-answer.ts';

export interface RouteSetup {
  /** Those of the contract unless told otherwise. */
  readonly routes?: ReadonlyMap<string, RouteSpec>;
  readonly operations: readonly Operation[];
  readonly authenticate: (request: FastifyRequest) => Promise<void>;
  readonly learnerOf: (request: FastifyRequest) => LearnerRow;
}

const key = (route: { method: string; path: string }) => `${route.method} ${route.path}`;

/** No JSON body is larger than a full batch, unless its route says so. */
export const jsonLimitBytes = batchLimits.bytes;

/** Registers every route. One that is ready and has no operation stops the start. */
export async function registerRoutes(app: FastifyInstance, setup: RouteSetup): Promise<void> {
  const { routes = allRoutes } = setup;
  const operations = new Map(setup.operations.map((operation) => [key(operation), operation]));
  const streaming: [string, RouteSpec][] = [];
  const recorded: [string, RouteSpec][] = [];
  const takeRoom = createBodyRoom(mostBodyBytes);
  for (const [id, spec] of routes) {
    if (spec.bytes === 'request') streaming.push([id, spec]);
    else if (spec.takesBytes === true) recorded.push([id, spec]);
    else app.route(roomFor(routeOptions(id, spec, setup, operations), spec, takeRoom));
  }
  for (const [id, spec] of headRoutes(routes)) {
    const options = routeOptions(id, spec, setup, operations);
    app.route({ ...options, method: 'HEAD', schema: { ...options.schema, hide: true } });
  }
  await app.register(async (scope) => {
    // Bytes are handed on as a stream, whatever their type; the operation decides what it takes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    for (const [id, spec] of streaming) scope.route(routeOptions(id, spec, setup, operations));
  });
  await app.register(async (scope) => {
    // Beside JSON: a recording as it is, in one piece, for the engine needs all of it.
    scope.addContentTypeParser(/^audio\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const [id, spec] of recorded)
      scope.route(roomFor(routeOptions(id, spec, setup, operations), spec, takeRoom));
  });
}

/** The route, with its large bodies waiting for room before they are read. */
function roomFor(
  options: RouteOptions,
  { bodyBytes }: RouteSpec,
  takeRoom: ReturnType<typeof createBodyRoom>,
): RouteOptions {
  if (bodyBytes === undefined) return options;
  return { ...options, preParsing: async (request, reply) => takeRoom(request, reply, bodyBytes) };
}

/** HEAD answers as GET does, without the body. The document names only those of the contract. */
function headRoutes(routes: ReadonlyMap<string, RouteSpec>): [string, RouteSpec][] {
  const named = new Set([...routes.values()].map(key));
  return [...routes].filter(
    ([, spec]) => spec.method === 'GET' && !named.has(key({ ...spec, method: 'HEAD' })),
  );
}

function routeOptions(
  id: string,
  spec: RouteSpec,
  setup: RouteSetup,
  operations: ReadonlyMap<string, Operation>,
): RouteOptions {
  const found = operations.get(key(spec));
  if (spec.ready && found === undefined) throw new Error(`the server has no operation for ${key(spec)}`);
  return {
    method: spec.method,
    url: spec.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(id, spec),
    // The document leaves HEAD out unless it is told so.
    config: { swagger: { exposeHeadRoute: spec.method === 'HEAD' } },
    bodyLimit: spec.bodyBytes ?? jsonLimitBytes,
    onRequest: async (request) => {
      if (spec.auth === 'bearer') await setup.authenticate(request);
      if (!spec.ready) throw new Problem('NOT_IMPLEMENTED', 'This call is not available yet');
    },
    handler: async (request, reply) => {
      if (found === undefined) throw new Problem('NOT_IMPLEMENTED', 'This call is not available yet');
      void reply.code(spec.status ?? 200);
      if (spec.auth === 'bearer') void reply.header('cache-control', 'no-store');
      const learner = spec.auth === 'bearer' ? setup.learnerOf(request) : undefined;
      const { params, query, headers, body } = request;
      // Each part was parsed by the schema that the route names.
      const call = { params, query, headers, body, learner, request, reply } as unknown as Call<RouteSpec>;
      const answer = await found.run(call);
      return sendAnswer(reply, answer);
    },
  };
}

function schemaOf(id: string, spec: RouteSpec): FastifySchema {
  const { params, query: querystring, headers, body, response } = spec;
  const success = response === undefined ? {} : { [spec.status ?? 200]: response };
  const parts = { params, querystring, headers, body };
  const given = Object.fromEntries(Object.entries(parts).filter(([, schema]) => schema !== undefined));
  const documentation = {
    operationId: id,
    tags: [spec.tag],
    summary: spec.ready ? spec.summary : `${spec.summary} (answers 501: not available yet)`,
    ...(spec.auth === 'bearer' ? { security: [{ bearer: [] }] } : {}),
    ...(spec.takesBytes === true
      ? {
          description:
            'The body may also be the recording itself, with its content type (audio/mpeg and the like), instead of JSON. What else the JSON would say goes into the query then.',
        }
      : {}),
    ...(spec.bytes === 'request' ? { consumes: ['application/octet-stream'] } : {}),
  };
  return { ...documentation, ...given, response: { ...success, default: ApiError } };
}

/** Methods that an address takes, for 405 answers. */
export function createMethodFinder(): (path: string) => string[] {
  const patterns = [...allRoutes.values()].map((spec) => ({
    method: spec.method,
    pattern: new RegExp(`^${spec.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }));
  return (path) => [
    ...new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
  ];
}
