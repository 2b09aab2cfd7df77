import type { FlowChart } from '#contract/images/flow-chart.ts';
import { footer, heading } from '#domain/images/frame.ts';
import type { Point } from '#domain/images/path-text.ts';
import type { Scene, Shape } from '#domain/images/scene.ts';
import { textSizes, textWidth } from '#domain/images/text-size.ts';
import { arrow } from './arrow.ts';
import { placeBranch } from './place-branch.ts';
import { placeCycle } from './place-cycle.ts';
import { placeLine } from './place-line.ts';
import type { Placed } from './placed.ts';
import { stepBox } from './step-box.ts';

function placeSteps(image: FlowChart, top: number, width: number): Placed {
  const texts = image.steps.map(({ text }) => text);
  switch (image.shape) {
    case 'line':
      return placeLine(texts, top, width);
    case 'cycle':
      return placeCycle(texts, top, width);
    case 'branch':
      return placeBranch(image, top, width);
    default:
      return image.shape satisfies never;
  }
}

/** A word in the way of its arrow, on a patch that covers the line. */
function arrowLabel(text: string, [x, y]: Point): Shape[] {
  const width = textWidth(text, textSizes.label, true) + 8;
  return [
    { kind: 'rect', x: x - width / 2, y: y - 9, width, height: 18, fill: 'ground' },
    {
      kind: 'text',
      x,
      y: y + 4.5,
      text,
      size: textSizes.label,
      anchor: 'middle',
      role: 'axis',
      isBold: true,
    },
  ];
}

export function drawFlowChart(image: FlowChart, width: number): Scene {
  const head = heading(image.title, null, width);
  const { boxes, arrows, labels, bottom } = placeSteps(image, head.bottom + 18, width);
  const foot = footer(image.source, bottom, width);
  return {
    width,
    height: foot.bottom,
    shapes: [
      ...head.shapes,
      ...arrows.flatMap(arrow),
      ...boxes.flatMap((box, at) => stepBox(image.steps[at]?.text ?? '', box)),
      ...labels.flatMap(({ text, middle }) => arrowLabel(text, middle)),
      ...foot.shapes,
    ],
  };
}
