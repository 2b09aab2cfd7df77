import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Span } from '#domain/statistics/performance.ts';
import { writeCsv } from '#domain/exchange/csv.ts';
import { saveFile } from '#platform/save-file.ts';
import { Segments } from '#ui/segments.tsx';
import classes from './statistics.module.css';

const spanOptions = [
  { value: '12-weeks', label: '12 weeks' },
  { value: 'year', label: 'A year' },
] as const satisfies readonly { value: Span; label: string }[];

interface SpanChartProps {
  /** Of the chart, as its file is named: `performance`. */
  name: string;
  span: Span;
  onSpan: (span: Span) => void;
  /** The numbers of the chart as rows of a file, the heading first. */
  rows: () => readonly (readonly string[])[];
  children: ReactNode;
}

/** A chart of 12 weeks or a year, and its numbers as a file. */
export function SpanChart({ name, span, onSpan, rows, children }: SpanChartProps) {
  const save = () => saveFile(`passage-${name}-${span}.csv`, writeCsv(rows()), 'text/csv;charset=utf-8');
  return (
    <div className={classes.spanChart}>
      <Segments label={`Time of the ${name}`} options={spanOptions} value={span} onChange={onSpan} />
      {children}
      <div data-off-paper>
        <Button
          variant="subtle"
          px={8}
          fw={500}
          leftSection={<IconDownload size={20} aria-hidden="true" />}
          aria-label={`Download as CSV: ${name}`}
          onClick={save}
        >
          Download as CSV
        </Button>
      </div>
    </div>
  );
}
