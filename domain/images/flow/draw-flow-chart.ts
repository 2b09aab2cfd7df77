import type { FlowChart } from '#contract/images/flow-chart.ts';
import { footer, heading } from '#domain/images/frame.ts';
import type { Scene } from '#domain/images/scene.ts';
import { textSizes } from '#domain/images/text-size.ts';
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
      ...labels.map(({ text, middle: [x, y] }) => ({
        kind: 'text' as const, x, y: y + 4.5, text, size: textSizes.label, anchor: 'middle' as const,
        role: 'axis' as const, isBold: true, hasHalo: true,
      })), // prettier-ignore
      ...foot.shapes,
    ],
  };
}
