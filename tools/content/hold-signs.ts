import { readFields, writeField } from './protobuf.ts';

// Field numbers of ONNX's ModelProto, GraphProto, NodeProto, ValueInfoProto and TypeProto.
const modelGraph = 7;
const graph = { node: 1, input: 11, output: 12 } as const;
const node = { input: 1, output: 2, type: 4 } as const;
const value = { name: 1, type: 2 } as const;
const tensorType = 1;
/** TypeProto.Tensor: its elements (field 1) are float (1). */
const floatElements = Buffer.from([0x08, 1]);

/** For how many frames the model means to hold each sign. */
const planned = '/encoder/Clip_output_0';
/** Input: frames by which each sign is held longer. Output: for how many each is held in the end. */
export const longer = 'longer';
export const held = 'held';

function port(name: string): Buffer {
  const type = writeField(value.type, writeField(tensorType, floatElements));
  return Buffer.concat([writeField(value.name, name), type]);
}

function addition(): Buffer {
  return Buffer.concat([
    writeField(node.input, planned),
    writeField(node.input, longer),
    writeField(node.output, held),
    writeField(node.type, 'Add'),
  ]);
}

/** A node that takes what is held in the place of what was planned, followed by the sum where it is planned. */
function rewire(message: Buffer): Buffer {
  const fields = readFields(message);
  const isPlanned = (number: number) => (field: (typeof fields)[number]) =>
    field.number === number && field.bytes.toString('utf8') === planned;
  const isInput = isPlanned(node.input);
  const rewired = Buffer.concat(
    fields.map((field) => (isInput(field) ? writeField(node.input, held) : field.whole)),
  );
  const isSource = fields.some(isPlanned(node.output));
  return Buffer.concat([
    writeField(graph.node, rewired),
    isSource ? writeField(graph.node, addition()) : Buffer.alloc(0),
  ]);
}

/**
 * Gives the voice model an input that says how much longer than planned each sign is held, and an output that says for how long
 * each was. With nothing added it speaks as before.
 */
export function letHoldSigns(model: Buffer): Buffer {
  return Buffer.concat(
    readFields(model).map((part) => {
      if (part.number !== modelGraph) return part.whole;
      const fields = readFields(part.bytes).map((field) =>
        field.number === graph.node ? rewire(field.bytes) : field.whole,
      );
      const ports = [writeField(graph.input, port(longer)), writeField(graph.output, port(held))];
      return writeField(modelGraph, Buffer.concat([...fields, ...ports]));
    }),
  );
}
