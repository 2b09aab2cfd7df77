import { fastify } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { routes } from '#contract/routes.ts';
import { addOpenApi } from './openapi.ts';
import { parseInput } from './parse-input.ts';
import { registerRoutes } from './register-routes.ts';

/** The OpenAPI document as JSON text, made from the contract alone. */
export async function describeApi(): Promise<string> {
  const app = fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(parseInput);
  app.setSerializerCompiler(serializerCompiler);
  await addOpenApi(app);
  const unused = () => {
    throw new Error('this server only describes itself');
  };
  await registerRoutes(app, {
    operations: [...routes.values()].map(({ method, path }) => ({ method, path, run: unused })),
    authenticate: unused,
    learnerOf: unused,
  });
  await app.ready();
  const document = `${JSON.stringify(app.swagger(), null, 1)}\n`;
  await app.close();
  return document;
}
