import { expect, test } from 'vitest';
import { makeConvolutionsFloat } from './float-convolutions.ts';
import { readFields, writeField } from './protobuf.ts';

const node = (type: string, inputs: string[], output: string) =>
  writeField(
    1,
    Buffer.concat([
      ...inputs.map((input) => writeField(1, input)),
      writeField(2, output),
      writeField(4, type),
    ]),
  );
const model = (...nodes: Buffer[]) =>
  Buffer.concat([writeField(2, 'producer'), writeField(7, Buffer.concat(nodes))]);

function nodesOf(bytes: Buffer): string[] {
  const graph = readFields(bytes).find(({ number }) => number === 7)?.bytes ?? Buffer.alloc(0);
  return readFields(graph).map(({ bytes: message }) => {
    const texts = (wanted: number) =>
      readFields(message)
        .filter(({ number }) => number === wanted)
        .map((field) => field.bytes.toString())
        .join(' ');
    return `${texts(4)}(${texts(1)}) -> ${texts(2)}`;
  });
}

test('an integer convolution becomes a float one with the same name for its result', () => {
  const before = model(node('ConvInteger', ['x', 'w', 'xz', 'wz'], 'y'), node('Add', ['y', 'b'], 'z'));
  expect(nodesOf(makeConvolutionsFloat(before))).toEqual([
    'Cast(x) -> y/input/value',
    'Cast(xz) -> y/input/zero',
    'Sub(y/input/value y/input/zero) -> y/input',
    'Cast(w) -> y/weight/value',
    'Cast(wz) -> y/weight/zero',
    'Sub(y/weight/value y/weight/zero) -> y/weight',
    'Conv(y/input y/weight) -> y/sum',
    'Cast(y/sum) -> y',
    'Add(y b) -> z',
  ]);
});

test('a model without integer convolutions stays as it is, byte for byte', () => {
  const before = model(node('MatMul', ['a', 'b'], 'c'));
  expect(makeConvolutionsFloat(before).equals(before)).toBe(true);
});

test('a long field is read back as it was written', () => {
  const long = Buffer.alloc(70_000, 7);
  expect(readFields(writeField(9, long)).map(({ number, bytes }) => [number, bytes.equals(long)])).toEqual([
    [9, true],
  ]);
});
