import { describe, expect, it } from 'vitest';
import { ByteReader } from './byte-reader.ts';
import { readGaussians } from './gaussians.ts';
import { readMixtureWeights, weightStep } from './mixture-weights.ts';
import { ModelDefinition } from './model-definition.ts';
import { readTransitions } from './transitions.ts';

function file(...parts: (string | readonly number[] | Float32Array)[]): Uint8Array {
  const bytes = parts.flatMap((part) => {
    if (typeof part === 'string') return Array.from(part, (letter) => letter.charCodeAt(0));
    if (part instanceof Float32Array) return [...new Uint8Array(part.buffer)];
    return [...new Uint8Array(Int32Array.from(part).buffer)];
  });
  return Uint8Array.from(bytes);
}
const header = (...body: (readonly number[] | Float32Array)[]): Uint8Array =>
  file('s3\nversion 1.0\nendhdr\n', [0x11223344], ...body);

describe('files of an acoustic model', () => {
  it('are refused when they end too early', () => {
    expect(() => new ByteReader(new Uint8Array(3)).bytes(4)).toThrow('shorter than it says');
    expect(() => readTransitions(file('endhdr\n', [0x11223344, 1, 1, 1]))).toThrow(RangeError);
  });

  it('are refused when they are something else', () => {
    expect(() => new ModelDefinition(file([1, 2, 3, 4, 5]))).toThrow('not a binary model definition');
    expect(() => readTransitions(file('no header here'))).toThrow('the header has no end');
    expect(() => readTransitions(file('endhdr\n', [0x44332211]))).toThrow('byte order');
  });

  it('hold transitions whose rows are normalised', () => {
    const { rows, columns, log } = readTransitions(header([1, 1, 2, 2], Float32Array.from([1, 3])));
    expect([rows, columns]).toEqual([1, 2]);
    expect(Math.exp(log[0] ?? 0)).toBeCloseTo(0.25);
    expect(Math.exp(log[1] ?? 0)).toBeCloseTo(0.75);
  });

  it('hold Gaussians with a floor under their variances', () => {
    const shape = [1, 1, 1, 2, 2];
    const { shapes, constants } = readGaussians(
      header(shape, Float32Array.from([5, 6])),
      header(shape, Float32Array.from([0.5, 0])),
    );
    expect(shapes[1]).toBeCloseTo(1);
    expect(shapes[3]).toBeCloseTo(5_000, 0);
    expect(constants[0]).toBeCloseTo(-0.5 * (2 * Math.log(2 * Math.PI) + Math.log(0.5) + Math.log(1e-4)), 4);
  });

  it('hold mixture weights as bytes', () => {
    const sendump = Uint8Array.from([...file([1], 'a', [1], 'b', [0, 1, 3]), 9, 8, 7]);
    expect(readMixtureWeights(sendump, 1)).toMatchObject({ densities: 1, senones: 3 });
    expect([...readMixtureWeights(sendump, 1).bytes]).toEqual([9, 8, 7]);
    expect(weightStep).toBeCloseTo(0.1024, 4);
  });
});
