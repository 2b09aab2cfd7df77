import type { ModelPacks, PackView } from './pack-state.ts';

type Packs = Pick<ModelPacks, 'getState'>;

const viewsOf = (all: readonly Packs[]): PackView[] =>
  all.flatMap((packs) => {
    const state = packs.getState();
    return state.status === 'known' ? state.packs : [];
  });

/** What the packs take of this device: a file that two packs share once, and what has come of the others. */
export function packRoomBytes(all: readonly Packs[]): number {
  const views = viewsOf(all);
  const here = views.filter(({ state }) => state.status === 'here').flatMap(({ pack }) => pack.files);
  const whole = new Map(here.map(({ sha256, sizeBytes }) => [sha256, sizeBytes]));
  const received = views.map(({ state }) => ('receivedBytes' in state ? state.receivedBytes : 0));
  return [...whole.values(), ...received].reduce((sum, bytes) => sum + bytes, 0);
}

/** What a pack still costs, and takes of this device then: a file that another pack has brought comes no second time. */
export function costOf(
  { pack }: PackView,
  all: readonly PackView[],
): { readonly wireBytes: number; readonly sizeBytes: number } {
  const here = new Set(
    all
      .filter(({ state }) => state.status === 'here')
      .flatMap((view) => view.pack.files.map(({ sha256 }) => sha256)),
  );
  const toCome = pack.files.filter(({ sha256 }) => !here.has(sha256));
  return {
    wireBytes: toCome.reduce((sum, { wireBytes }) => sum + wireBytes, 0),
    sizeBytes: toCome.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  };
}

/** Changes when a pack has come or gone, and not with each of its bytes. */
export function packStandings(all: readonly Packs[]): string {
  return viewsOf(all)
    .map(({ pack, state }) => `${pack.id} ${state.status}`)
    .join(', ');
}
