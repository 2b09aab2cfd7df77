/** What is wrong with a list of ids that should be some of `known`, each once; `undefined` when nothing is. */
export function checkIds(
  known: readonly string[],
  given: readonly string[],
): 'unknown' | 'duplicate' | undefined {
  if (given.some((id) => !known.includes(id))) return 'unknown';
  return new Set(given).size === given.length ? undefined : 'duplicate';
}
