const allowed = new Set(['h3', 'p', 'ol', 'ul', 'li', 'b']);
const lists = new Set(['ol', 'ul']);

function nestingFault(tag: string, parent: string | undefined): string | undefined {
  if (tag === 'li' && (parent === undefined || !lists.has(parent))) return '<li> stands outside a list';
  if (tag === 'b' && parent === undefined) return '<b> stands outside a paragraph or list';
  if (tag !== 'li' && parent !== undefined && lists.has(parent)) return `<${tag}> stands directly in a list`;
  if (tag !== 'b' && tag !== 'li' && parent !== undefined && parent !== 'li') {
    return `<${tag}> stands inside <${parent}>`;
  }
  return undefined;
}

/** What is wrong with a text in the HTML subset h3, p, ol, ul, li, b without attributes. Empty when all is well. */
export function findHtmlFaults(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const piece of html.match(/<[^>]*>|[^<]+|</g) ?? []) {
    const [, closing = '', tag = ''] = /^<(\/?)([a-z0-9]+)>$/.exec(piece) ?? [];
    if (!piece.startsWith('<')) {
      if (open.length === 0 && piece.trim() !== '')
        faults.push(`text stands outside any tag: "${piece.trim()}"`);
      if (/&(?!amp;|lt;|gt;)/.test(piece)) faults.push('an & must be written as &amp;');
    } else if (!allowed.has(tag)) {
      faults.push(`${piece} is not allowed (only h3, p, ol, ul, li and b, without attributes)`);
    } else if (closing === '') {
      const fault = nestingFault(tag, open.at(-1));
      if (fault !== undefined) faults.push(fault);
      open.push(tag);
    } else if (open.pop() !== tag) {
      faults.push(`${piece} closes a tag that is not open`);
    }
  }
  if (open.length > 0) faults.push(`<${open.join('>, <')}> is never closed`);
  return faults;
}
