import type { FlowChart } from '#contract/images/flow-chart.ts';
import { footer, heading } from '#domain/images/frame.ts';
import type { Point } from '#domain/images/path-text.ts';
import type { Scene, Shape } from '#domain/images/scene.ts';
import { textBlock } from '#domain/images/text-block.ts';
import { textSizes } from '#domain/images/text-size.ts';
import { arrow } from './arrow.ts';
import { placeBranch } from './place-branch.ts';
import { placeCycle } from './place-cycle.ts';
import { placeLine } from './place-line.ts';
import type { Placed } from './placed.ts';
import { stepBox } from './step-box.ts';

const widestLabel = 130;

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
  const look = { size: textSizes.label, role: 'axis', anchor: 'middle', isBold: true } as const;
  const block = textBlock(text, widestLabel, look);
  const [width, height] = [block.width + 8, block.height + 4];
  return [
    { kind: 'rect', x: x - width / 2, y: y - height / 2, width, height, fill: 'ground' },
    ...block.at(x, y - block.height / 2),
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
