export interface Result {
  readonly engine: string;
  readonly width: number;
  readonly what: string;
  readonly isOk: boolean;
}

/** Checks by engine and width, as a table in Markdown. */
export function resultTable(results: readonly Result[]): string {
  const columnOf = ({ engine, width }: Result) => `${engine}, ${width}`;
  const columns = [...new Set(results.map(columnOf))];
  const rows = [...new Set(results.map(({ what }) => what))];
  const cell = (what: string, column: string) => {
    const result = results.find((each) => each.what === what && columnOf(each) === column);
    return result ? (result.isOk ? 'ok' : '**FAIL**') : '';
  };
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['check', ...columns]),
    line(['---', ...columns.map(() => '---')]),
    ...rows.map((what) => line([what, ...columns.map((column) => cell(what, column))])),
  ].join('\n');
}
