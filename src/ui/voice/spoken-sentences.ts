/** A sentence of a text, with its place in the paragraph that it stands in. */
export interface SpokenSentence {
  readonly text: string;
  readonly paragraph: string;
  /** Characters of the paragraph before it. */
  readonly start: number;
}

/** The sentences of a text whose paragraphs have an empty line between them. Voices give up in the middle of long texts. */
export function spokenSentences(text: string, language = 'en'): SpokenSentence[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return text.split(/\n{2,}/u).flatMap((paragraph) =>
    [...segmenter.segment(paragraph)].flatMap(({ segment, index }) => {
      const words = segment.trim();
      return words === '' ? [] : [{ text: words, paragraph, start: index + segment.indexOf(words) }];
    }),
  );
}

/** Where a word ends that begins at a character of a text. Few voices tell it. */
export function wordEnd(text: string, at: number): number {
  const word = /^[^\s\u2013\u2014]+/u.exec(text.slice(at))?.[0] ?? '';
  return at + word.replace(/\p{P}+$/u, '').length;
}

const isSpace = (letter: string) => /\s/u.test(letter);

/**
 * Finds characters `from` to `to` of a sentence in the text nodes below an element; `null` where its paragraph is not shown there as
 * it is read, as while a page translator is at work. Spaces may differ, and what is marked `data-unread` is passed over. Nothing in
 * the document changes.
 */
export function findSpoken(
  root: Element,
  { paragraph, start }: SpokenSentence,
  from: number,
  to: number,
): Range | null {
  const shown: { node: Text; at: number }[] = [];
  let letters = '';
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.hasAttribute('data-unread')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    for (let at = 0; at < node.data.length; at += 1) {
      const letter = node.data.charAt(at);
      if (isSpace(letter)) continue;
      shown.push({ node, at });
      letters += letter;
    }
  }
  const place = letters.indexOf(paragraph.replaceAll(/\s/gu, ''));
  if (place === -1) return null;
  const lettersBefore = (end: number) => paragraph.slice(0, end).replaceAll(/\s/gu, '').length;
  const first = shown[place + lettersBefore(start + from)];
  const last = shown[place + lettersBefore(start + to) - 1];
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, first.at);
  range.setEnd(last.node, last.at + 1);
  return range;
}
