import type { Plugin } from 'vite';

/** How a schema of Zod describes itself as JSON Schema, and the methods that ask it to. */
const description = /^\s*inst\._zod\.processJSONSchema = .*;$/gmu;
const method = /create(?:Standard|To)JSONSchemaMethod\(\w+, [^)]*\)(?:\(params\))?/gu;

/**
 * Keeps the writing of JSON Schemas out of the build: only tests ask for it, and each schema of Zod refers to all of it, 18 kB that
 * no bundler can know to be unused. Fails when Zod has moved it.
 */
export function withoutJsonSchemas(): Plugin {
  return {
    name: 'passage:without-json-schemas',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/zod/v4/classic/schemas.js')) return undefined;
      const rest = code.replaceAll(description, '').replaceAll(method, 'undefined');
      if (/processJSONSchema =|JSONSchemaMethod\(/u.test(rest) || rest === code)
        throw new Error(
          'Zod describes its schemas in another way now: see tools/build/without-json-schemas.ts',
        );
      return { code: rest, map: null };
    },
  };
}
