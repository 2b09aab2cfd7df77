/** Every string of a value with the path to it: `options.2.note`. */
export function itemStrings(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    itemStrings(inner, path === '' ? key : `${path}.${key}`),
  );
}
