import type { ItemImage } from '#contract/images/item-image.ts';
import { drawBarChart } from './chart/draw-bar-chart.ts';
import { drawGraph } from './chart/draw-graph.ts';
import { drawPieChart } from './chart/draw-pie-chart.ts';
import { drawTable } from './chart/draw-table.ts';
import { drawFlowChart } from './flow/draw-flow-chart.ts';
import { drawMap } from './map/draw-map.ts';
import { drawPicture } from './picture/draw-picture.ts';
import type { Scene } from './scene.ts';

/** Widths that pictures are laid out for, in units that are pixels when nothing scales them: a phone, and anything wider. */
export const sceneWidths = { phone: 360, wide: 640 } as const;

/** A picture from its data, as shapes. The same data gives the same picture anywhere. */
export function drawImage(image: ItemImage, width: number = sceneWidths.phone): Scene {
  switch (image.kind) {
    case 'BAR_CHART':
      return drawBarChart(image, width);
    case 'GRAPH':
      return drawGraph(image, width);
    case 'PIE_CHART':
      return drawPieChart(image, width);
    case 'TABLE':
      return drawTable(image, width);
    case 'FLOW_CHART':
      return drawFlowChart(image, width);
    case 'MAP':
      return drawMap(image, width);
    case 'PICTURE':
      return drawPicture(image, width);
    default:
      return image satisfies never;
  }
}
