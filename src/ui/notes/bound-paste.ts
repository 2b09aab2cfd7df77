import { cutText } from '#domain/notes/cut-text.ts';

/** HTML beyond this is not even read: a page of a word processor with its styles and some pictures is far shorter. In UTF-16 units. */
const mostUnits = 5_000_000;
/** Paragraphs, entries and marks: 2,000 characters have a fraction of them. */
const mostElements = 400;
/** Lists in lists. Deeper ones have no room on a phone. */
const deepList = ':is(ul, ol) '.repeat(8) + ':is(ul, ol)';

/** What is taken of a paste, and whether that is not all of it. */
export interface BoundPaste {
  readonly text: string;
  readonly isCut: boolean;
}

/**
 * The beginning of pasted HTML, as much of it as a note may have. The editor's own parser would take minutes for what the
 * browser's reads in a moment, only to cut it afterwards.
 */
export function boundHtml(html: string, limit: number): BoundPaste {
  // Inside the body: Chromium takes a minute for 100,000 comments in front of it.
  const page = `<body>${html.slice(0, mostUnits)}`;
  const { body } = new DOMParser().parseFromString(page, 'text/html');
  for (const unseen of body.querySelectorAll('style, script, template, title')) unseen.remove();
  const isCut = cutAfter(body, limit) || html.length > mostUnits;
  removeComments(body);
  for (const list of body.querySelectorAll(deepList)) list.replaceWith(list.textContent);
  return { text: body.innerHTML, isCut };
}

/** The beginning of pasted text. Each line becomes a paragraph, so their number is bounded with it. */
export function boundText(text: string, limit: number): BoundPaste {
  return { text: cutText(text, limit), isCut: text.length > limit };
}

/** Removes what goes beyond the limits; `false`: nothing does. */
function cutAfter(body: HTMLElement, limit: number): boolean {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let length = 0;
  let elements = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const room = limit - length;
      const shown = node.data.replaceAll(/\s+/gu, ' ');
      length += shown.length;
      if (length > limit) node.data = cutText(shown, room);
    } else elements += 1;
    if (length <= limit && elements <= mostElements) continue;
    const rest = document.createRange();
    rest.setStartAfter(node);
    rest.setEnd(body, body.childNodes.length);
    rest.deleteContents();
    return true;
  }
  return false;
}

function removeComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}
