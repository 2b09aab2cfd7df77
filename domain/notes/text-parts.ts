export type TextFormat = 'html' | 'plain';

const blocks = 'p|div|h[1-6]|li|ul|ol|blockquote|pre|hr|br|table|tr|td|th|tbody|thead';
/** After each closing block tag and line break, and between a list's tag and its first item. */
const blockEnds = new RegExp(
  `(?<=</(?:${blocks})>)|(?<=<(?:br|hr)\\s*/?>)|(?<=<(?:ul|ol|table|tbody|thead|tr|blockquote)\\b[^>]*>)|(?<=\\n)`,
  'iu',
);

/** A text cut into the parts that are merged as wholes: blocks of HTML, lines of plain text. Joined they are the text. */
export function cutText(text: string, format: TextFormat): string[] {
  if (text === '') return [];
  return format === 'html' ? text.split(blockEnds) : text.split(/(?<=\n)/u);
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

/** How many characters a reader sees: tags count nothing, an entity counts once. */
export function plainLength(text: string, format: TextFormat): number {
  return plainText(text, format).length;
}

/** What a reader sees, without any layout. */
export function plainText(text: string, format: TextFormat): string {
  if (format === 'plain') return text;
  return text
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/giu,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
        return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
      },
    );
}

const voidTags = new Set(['br', 'hr', 'img', 'input', 'wbr', 'col']);

/** Whether every tag that opens is closed, in order. A merge of parts may tear a list apart. */
export function isBalanced(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/giu)) {
    const tag = name.toLowerCase();
    if (voidTags.has(tag)) continue;
    if (slash === '') open.push(tag);
    else if (open.pop() !== tag) return false;
  }
  return open.length === 0;
}
