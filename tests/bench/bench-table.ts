/** What one benchmark found, ready to be printed. Each row stands beside a peer or a floor of the same run. */
export interface BenchTable {
  title: string;
  /** One sentence on what was measured and how to read it. */
  note: string;
  columns: string[];
  rows: string[][];
}

export function toMarkdown({ title, note, columns, rows }: BenchTable): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    note,
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n');
}
