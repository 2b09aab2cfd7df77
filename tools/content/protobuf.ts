/** One field of a protobuf message: a number for wire type 0, bytes for the others. */
export interface Field {
  readonly number: number;
  readonly wire: number;
  readonly bytes: Buffer;
  /** The field as it stood in the message, with its tag. */
  readonly whole: Buffer;
}

function readVarint(message: Buffer, at: number): { value: number; next: number } {
  let value = 0;
  let factor = 1;
  let next = at;
  for (;;) {
    const byte = message[next] ?? 0;
    next += 1;
    value += (byte & 0x7f) * factor;
    if (byte < 0x80) return { value, next };
    factor *= 128;
  }
}

function writeVarint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) | 0x80);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}

/** Splits a message into its fields without copying. */
export function readFields(message: Buffer): Field[] {
  const fields: Field[] = [];
  let at = 0;
  while (at < message.length) {
    const tag = readVarint(message, at);
    const wire = tag.value % 8;
    let from = tag.next;
    let to = wire === 1 ? from + 8 : from + 4;
    if (wire === 0) to = readVarint(message, from).next;
    if (wire === 2) {
      const length = readVarint(message, from);
      from = length.next;
      to = from + length.value;
    }
    const number = Math.floor(tag.value / 8);
    fields.push({ number, wire, bytes: message.subarray(from, to), whole: message.subarray(at, to) });
    at = to;
  }
  return fields;
}

/** A field that holds bytes: a text or an inner message. */
export function writeField(number: number, content: Buffer | string): Buffer {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return Buffer.concat([writeVarint(number * 8 + 2), writeVarint(bytes.length), bytes]);
}
