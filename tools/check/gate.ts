import type { ReportFile } from './report.ts';

/** One gate of `npm run check`: a program that passes or fails. */
export interface Gate {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** How many cores it keeps busy; two gates of one core run side by side. */
  readonly cores: 1 | 2;
  /**
   * Processor seconds that it may take, with room to spare: about half as much again as measured on two quiet cores.
   * A gate that takes more gets a warning.
   */
  readonly budget: number;
  /** Gates that have to pass first. */
  readonly after?: readonly string[];
  /** JSON report that the program writes, with its tests. */
  readonly report?: ReportFile;
}
