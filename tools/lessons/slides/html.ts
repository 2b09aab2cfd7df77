/** Text for HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The same, with the ends of a span and the number before a word on one line. */
export const keptTogether = (text: string): string =>
  escaped(text)
    .replace(/(\d) (to|or) (?=\d)/g, '$1\u00A0$2\u00A0')
    .replace(/(\d) (?=\p{L})/gu, '$1\u00A0');

/** Attribute of what is seen only from a state of the slide on. */
export const from = (shown: number): string => `data-from="${shown}"`;

/** The words that are read in a piece of HTML: a quote repeats what stands above it. */
export const textOf = (html: string): string =>
  html
    .replace(/<(svg|q)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
