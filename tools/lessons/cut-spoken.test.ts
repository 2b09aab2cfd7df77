import { describe, expect, it } from 'vitest';
import { cutSpoken } from './cut-spoken.ts';

const ms = (count: number) => count * 24;
/** Loud stretches with silence between them, in milliseconds. */
function sound(...stretches: readonly (readonly [from: number, to: number])[]): Float32Array {
  const samples = new Float32Array(ms(2000));
  for (const [from, to] of stretches) samples.fill(0.5, ms(from), ms(to));
  return samples;
}
const sign = (name: string, from: number, to: number) => ({ sign: name, from: ms(from), to: ms(to) });
const go = { text: 'Go', voice: 'bf_emma', speed: 1, phonemes: 'ɡəʔ.', followed: 'ænd', restMs: 300 };

describe('cutSpoken', () => {
  it('cuts off what followed a short sentence, though the model left out a sign', () => {
    const signs = [
      sign('ɡ', 200, 400),
      sign('ə', 400, 600),
      sign('.', 600, 1000),
      sign(' ', 1000, 1050),
      sign('æ', 1050, 1200),
      sign('n', 1200, 1300),
      sign('d', 1300, 1400),
    ];
    const cut = cutSpoken(go, { samples: sound([200, 600], [1050, 1400]), signs });
    expect(cut.signs.map((one) => one.sign)).toEqual(['ɡ', 'ə', '.']);
    expect(cut.samples).toHaveLength(ms(460));
    expect(cut.signs[0]).toEqual(sign('ɡ', 50, 250));
  });

  it('keeps all of a sentence that nothing follows', () => {
    const signs = [sign('ɡ', 200, 600), sign('.', 600, 700)];
    const cut = cutSpoken({ ...go, phonemes: 'ɡ.', followed: '' }, { samples: sound([200, 600]), signs });
    expect(cut.samples).toHaveLength(ms(500));
    expect(cut.signs).toHaveLength(2);
  });
});
