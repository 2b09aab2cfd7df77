type ParsedLine =
  | { readonly kind: 'reading'; readonly id: string; readonly file: string; readonly text: string }
  | { readonly kind: 'wrong'; readonly reason: string };

/** One line of a list: id, audio file and reference text with tabs between. */
export function parseLine(line: string): ParsedLine {
  const [id = '', file = '', ...rest] = line.split('\t');
  const text = rest.join(' ').trim();
  if (id.trim() === '' || file.trim() === '')
    return { kind: 'wrong', reason: 'expected: id<TAB>audio file<TAB>reference text' };
  if (!/[\p{L}\p{N}]/u.test(text))
    return {
      kind: 'wrong',
      reason: 'there is no reference text; speech without a known text cannot be scored yet',
    };
  return { kind: 'reading', id: id.trim(), file: file.trim(), text };
}
