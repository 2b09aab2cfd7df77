import { shownName } from '#contract/names/clean-name.ts';

/** The name of somebody, in the direction of its own letters: it does not turn the words around it. */
export function PersonName({ name }: { name: string }) {
  return <bdi dir="auto">{shownName(name)}</bdi>;
}
