import { keepWithin } from './import-limits.ts';

/** Separators that a spreadsheet may write, by the country that it is set to. */
const separators = [',', ';', '\t'] as const;
type Separator = (typeof separators)[number];

/**
 * Rows of a CSV text (RFC 4180): a byte order mark, quotes, line ends of any system, and the separator that it uses.
 * Throws `BeyondLimit` for too many rows, columns or a cell that is too long.
 */
export function parseCsv(text: string): string[][] {
  const given = text.replace(/^\uFEFF/u, '');
  const separator = separatorOf(given);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
    keepWithin('columns', row.length);
  };
  const endRow = () => {
    endCell();
    if (row.some((each) => each.trim() !== '')) rows.push(row);
    row = [];
    keepWithin('rows', rows.length);
  };
  for (let at = 0; at < given.length; at += 1) {
    const char = given.charAt(at);
    keepWithin('cellLength', cell.length);
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (given[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell === '') isQuoted = true;
    else if (char === separator) endCell();
    else if (char === '\n' || char === '\r') {
      if (char === '\r' && given[at + 1] === '\n') at += 1;
      endRow();
    } else cell += char;
  }
  endRow();
  return rows;
}

/** The separator that the first line has most of, outside of quotes. */
function separatorOf(text: string): Separator {
  const line = (/^[^\r\n]*/u.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/gu, '');
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** A CSV text of rows. A byte order mark tells a spreadsheet that it is UTF-8; no cell is taken for a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

function csvCell(value: string): string {
  const safe = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return /[",;\r\n\t]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
