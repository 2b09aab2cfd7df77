import { edge } from '#domain/images/frame.ts';
import type { Point } from '#domain/images/path-text.ts';
import type { Placed } from './placed.ts';
import { stepHeight } from './step-box.ts';

const between = 30;
const gap = 40;
const perRow = 3;

/** On a phone the steps stand one below the other; where there is room they run in rows, to the right and back again. */
export function placeLine(texts: readonly string[], top: number, width: number): Placed {
  return width > 500 ? inRows(texts, top, width) : inColumn(texts, top, width);
}

function inColumn(texts: readonly string[], top: number, width: number): Placed {
  const boxWidth = Math.min(280, width - 2 * edge);
  let y = top;
  const boxes = texts.map((text) => {
    const box = { cx: width / 2, top: y, width: boxWidth, height: stepHeight(text, boxWidth) };
    y += box.height + between;
    return box;
  });
  const arrows = boxes.slice(1).map((box, i): Point[] => {
    const before = boxes[i] ?? box;
    return [
      [box.cx, before.top + before.height],
      [box.cx, box.top],
    ];
  });
  return { boxes, arrows, labels: [], bottom: y - between };
}

function inRows(texts: readonly string[], top: number, width: number): Placed {
  const boxWidth = (width - 2 * edge - (perRow - 1) * gap) / perRow;
  const heights = texts.map((text) => stepHeight(text, boxWidth));
  let y = top;
  const tops = Array.from({ length: Math.ceil(texts.length / perRow) }, (_, row) => {
    const height = Math.max(...heights.slice(row * perRow, (row + 1) * perRow));
    const rowTop = y;
    y += height + gap;
    return { top: rowTop, height };
  });
  const boxes = texts.map((_, at) => {
    const row = Math.floor(at / perRow);
    const column = row % 2 === 0 ? at % perRow : perRow - 1 - (at % perRow);
    return {
      cx: edge + boxWidth / 2 + column * (boxWidth + gap),
      width: boxWidth,
      top: tops[row]?.top ?? 0,
      height: tops[row]?.height ?? 0,
    };
  });
  const arrows = boxes.slice(1).map((box, i): Point[] => {
    const before = boxes[i] ?? box;
    if (before.top !== box.top)
      return [
        [box.cx, before.top + before.height],
        [box.cx, box.top],
      ];
    const side = Math.sign(box.cx - before.cx);
    const middle = box.top + box.height / 2;
    return [
      [before.cx + (side * boxWidth) / 2, middle],
      [box.cx - (side * boxWidth) / 2, middle],
    ];
  });
  return { boxes, arrows, labels: [], bottom: y - gap };
}
