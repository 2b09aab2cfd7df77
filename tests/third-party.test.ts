import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readModelsLock } from '#tools/models/lock.ts';

const Installed = z.object({ license: z.string() });
const Project = z.object({ dependencies: z.record(z.string(), z.string()) });
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** `@scope/name` or `name` of what is imported, without a path inside the package. */
const packageOf = (specifier: string): string =>
  specifier
    .replace(/\?.*/u, '')
    .split('/', specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages whose code ends up in the app, in a worker or on the server. */
function runtimePackages(): string[] {
  const sources = globSync('{contract,domain,engines,content,src,workers,server}/**/*.{ts,tsx}');
  const imported = sources
    .filter((path) => !/\.test\.tsx?$/u.test(path))
    .flatMap((path) => [
      ...readFileSync(path, 'utf8').matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'([@a-z][^']*)'/gu),
    ])
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => !/^(?:node|virtual):/u.test(specifier))
    .map((specifier) => packageOf(specifier));
  const { dependencies } = Project.parse(readJson('package.json'));
  return [...new Set([...imported, ...Object.keys(dependencies)])].toSorted();
}

describe('THIRD_PARTY.md', () => {
  const lines = readFileSync('THIRD_PARTY.md', 'utf8').split('\n');
  const rowOf = (name: string): string => lines.find((line) => line.includes(`\`${name}\``)) ?? '';

  it('names every package that runs in the product, with the licence of the installed version', () => {
    const packages = runtimePackages();
    expect(packages.length).toBeGreaterThan(35);
    expect(packages).toEqual(
      expect.arrayContaining(['fastify', 'mpg123-decoder', '@mantine/core', 'comlink']),
    );
    const licenceOf = (name: string): string =>
      Installed.parse(readJson(join('node_modules', name, 'package.json'))).license.replaceAll(/[()]/gu, '');
    expect(packages.filter((name) => !rowOf(name).includes(licenceOf(name)))).toEqual([]);
  });

  it('names every package of the lock file of models, with its version', () => {
    const locked = Object.values(readModelsLock().sets).flat();
    expect(locked.length).toBeGreaterThan(10);
    const isNamed = (name: string): boolean => lines.some((line) => line.includes(name));
    const names = locked.map(({ name, version }) => `\`${name}\` ${version}`);
    expect(names.filter((name) => !isNamed(name))).toEqual([]);
  });

  it('names every data file that is made from the work of others', () => {
    const data = [...globSync('engines/**/*.{br,json,txt}'), 'content/pronunciations.dict'];
    expect(data.length).toBeGreaterThan(4);
    const isNamed = (path: string): boolean =>
      [path, `${dirname(path)}/`].some((place) => rowOf(place) !== '');
    expect(data.filter((path) => !isNamed(path))).toEqual([]);
  });
});
