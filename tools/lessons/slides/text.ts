import { escaped, from } from './html.ts';

interface Mark {
  readonly phrase: string;
  readonly tone: 'good' | 'bad';
}

const pieces: readonly (readonly [RegExp, string])[] = [
  [/_{3,}|\{\d+\}/g, '<span class="gap"></span>'],
  [/ ?\.\.\. ?/g, ' <span class="left-out">…</span> '],
];

function plain(text: string): string {
  return pieces.reduce((html, [pattern, by]) => html.replace(pattern, by), escaped(text));
}

/** The text with its phrases marked. Throws when a phrase does not occur exactly once. */
function marked(text: string, marks: readonly Mark[]): string {
  const places = marks.map(({ phrase, tone }, at) => {
    const start = text.indexOf(phrase);
    if (start < 0 || text.includes(phrase, start + 1))
      throw new Error(`The phrase "${phrase}" must occur once in "${text}".`);
    return { start, end: start + phrase.length, tone, shown: at + 1 };
  });
  let html = '';
  let at = 0;
  for (const { start, end, tone, shown } of places.toSorted((a, b) => a.start - b.start)) {
    html += `${plain(text.slice(at, start))}<mark class="${tone}" data-mark="${shown}">${plain(text.slice(start, end))}</mark>`;
    at = end;
  }
  return html + plain(text.slice(at));
}

/** A letter before the line of an option, set apart from it. */
function line(html: string): string {
  const [, letter, rest] = /^([A-Z]) {2}(.*)$/s.exec(html) ?? [];
  return letter === undefined
    ? `<p>${html}</p>`
    : `<p class="option"><span class="letter">${letter}</span><span>${rest}</span></p>`;
}

/** Words of an item or an answer: a paragraph for each line, gaps drawn, what is left out as dots. */
export function textBlock(text: string, marks: readonly Mark[] = []): string {
  return marked(text, marks).split('\n').map(line).join('');
}

const shortest = 22;

/** A phrase as it stands before its note: its first words. */
function shortened(phrase: string): string {
  const clean = phrase.replace(/[.,;:]$/, '');
  if (clean.length <= shortest) return clean;
  const cut = clean.slice(0, shortest - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[.,;:]$/, '')}…`;
}

/** What a mark says, with its tick or cross. */
export function noteRow(mark: Mark & { note: string }, shown: number, icon: string): string {
  return `<li class="note ${mark.tone}" ${from(shown)}><span class="sign">${icon}</span><span><q>${escaped(shortened(mark.phrase))}</q>${escaped(mark.note)}</span></li>`;
}
