import type { Table } from '#contract/images/chart-images.ts';
import { formatShort, measureLine } from '#domain/images/format-value.ts';
import { edge, footer, heading } from '#domain/images/frame.ts';
import type { Scene, Shape } from '#domain/images/scene.ts';
import { textBlock } from '#domain/images/text-block.ts';
import { textSizes, textWidth } from '#domain/images/text-size.ts';

const gap = 12;
const padding = 9;

function cellText(cell: number | string, unit: string): string {
  return typeof cell === 'number' ? formatShort(cell, unit) : cell;
}

/** The longest word decides how narrow a column may be; what is left goes to the names of the rows. */
function columnWidths({ rowName, columns, rows }: Table, room: number): number[] {
  const longest = (texts: readonly string[], isBold: boolean) =>
    Math.max(
      ...texts.flatMap((text) => text.split(/\s+/u)).map((word) => textWidth(word, textSizes.label, isBold)),
    );
  const first = Math.max(
    longest([rowName], true),
    longest(
      rows.map(({ name }) => name),
      false,
    ),
  );
  const others = columns.map(({ name, unit }, at) =>
    Math.max(
      longest([measureLine(name, unit)], true),
      longest(
        rows.map(({ cells }) => cellText(cells[at] ?? '', unit)),
        false,
      ),
    ),
  );
  const wanted = [first, ...others];
  const spare = room - gap * columns.length - wanted.reduce((sum, width) => sum + width, 0);
  if (spare < 0) return wanted.map(() => (room - gap * columns.length) / wanted.length);
  const share = spare / (wanted.length + 1);
  return wanted.map((width, at) => width + (at === 0 ? 2 * share : share));
}

export function drawTable(image: Table, width: number): Scene {
  const { rowName, columns, rows } = image;
  const head = heading(image.title, null, width);
  const widths = columnWidths(image, width - 2 * edge);
  const rights = widths.map(
    (_, at) => edge + widths.slice(0, at + 1).reduce((sum, one) => sum + one, 0) + at * gap,
  );
  const drawRow = (texts: readonly string[], top: number, isHead: boolean) => {
    const blocks = texts.map((text, at) =>
      textBlock(text, widths[at] ?? 0, {
        size: textSizes.label,
        role: isHead ? 'axis' : at === 0 ? 'label' : 'value',
        anchor: at === 0 ? 'start' : 'end',
        isBold: isHead,
        fill: isHead ? 'muted' : 'ink',
      }),
    );
    const height = Math.max(...blocks.map((block) => block.height));
    const shapes = blocks.flatMap((block, at) =>
      block.at(at === 0 ? edge : (rights[at] ?? 0), top + padding + (isHead ? height - block.height : 0)),
    );
    return { shapes, bottom: top + height + 2 * padding };
  };
  const rule = (y: number, isStrong: boolean): Shape => ({
    kind: 'line',
    x1: edge,
    x2: width - edge,
    y1: y,
    y2: y,
    stroke: isStrong ? 'line-strong' : 'line',
    strokeWidth: isStrong ? 1.5 : 1,
  });
  const names = drawRow(
    [rowName, ...columns.map(({ name, unit }) => measureLine(name, unit))],
    head.bottom + 6,
    true,
  );
  const shapes: Shape[] = [...head.shapes, ...names.shapes, rule(names.bottom, true)];
  let y = names.bottom;
  for (const { name, cells } of rows) {
    const row = drawRow(
      [name, ...cells.map((cell, at) => cellText(cell, columns[at]?.unit ?? ''))],
      y,
      false,
    );
    shapes.push(...row.shapes, rule(row.bottom, false));
    y = row.bottom;
  }
  const foot = footer(image.source, y, width);
  return { width, height: foot.bottom, shapes: [...shapes, ...foot.shapes] };
}
