const blocks = 'p, div, li, h1, h2, h3, h4, h5, h6, blockquote, pre, tr';

/** The words of a note, one line for each block of its HTML. Nothing in it is run or fetched. */
export function plainText(html: string): string {
  // A parsed document of its own: scripts do not run there and pictures are not asked for.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  for (const block of body.querySelectorAll(blocks)) block.append('\n');
  return body.textContent.replaceAll(/\n{3,}/g, '\n\n').trim();
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as the HTML of a note: a paragraph for each line. */
export function noteHtml(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => `<p>${line.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign)}</p>`)
    .join('');
}
