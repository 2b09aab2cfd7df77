import type { BarChart } from '#contract/images/chart-images.ts';
import type { Scene } from '#domain/images/scene.ts';
import { drawBarRows } from './draw-bar-rows.ts';
import { columnsFit, drawColumns } from './draw-columns.ts';

export function drawBarChart(image: BarChart, width: number): Scene {
  return columnsFit(image, width) ? drawColumns(image, width) : drawBarRows(image, width);
}
