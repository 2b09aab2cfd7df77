import { expect, it } from 'vitest';
import type { ModelFile, ModelPackId } from '#contract/entities/model-pack.ts';
import { costOf } from './pack-room.ts';
import type { PackState, PackView } from './pack-state.ts';

const file = (name: string, sizeBytes: number, wireBytes: number): ModelFile => ({
  name,
  sha256: name.padEnd(64, '0'),
  sizeBytes,
  wireBytes,
});
const shared = file('runtime', 14, 3);

function view(id: ModelPackId, own: ModelFile, state: PackState): PackView {
  const files = [own, shared];
  const sum = (of: 'sizeBytes' | 'wireBytes') => files.reduce((all, each) => all + each[of], 0);
  const sizes = { sizeBytes: sum('sizeBytes'), wireBytes: sum('wireBytes') };
  return { pack: { id, title: id, purpose: '', licence: '', files, ...sizes }, state };
}

const larger = view('transcript-base', file('large', 60, 40), { status: 'absent' });

it('a pack costs all of its files where no other pack is here', () => {
  const smaller = view('transcript-tiny', file('small', 20, 15), { status: 'absent' });
  expect(costOf(larger, [smaller, larger])).toEqual({ wireBytes: 43, sizeBytes: 74 });
});

it('a file that another pack has brought costs nothing more', () => {
  const smaller = view('transcript-tiny', file('small', 20, 15), { status: 'here' });
  expect(costOf(larger, [smaller, larger])).toEqual({ wireBytes: 40, sizeBytes: 60 });
});
