import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { PteType } from '#contract/exam.ts';
import type { KnownReport } from '#data/queries/score-reports.ts';
import { Modal } from '#ui/overlay/modal.ts';
import { ResultsFrame } from './results-frame.tsx';
import { ResultRow } from './result-row.tsx';
import classes from './results.module.css';

const ResultForm = lazy(async () => ({ default: (await import('./result-form.tsx')).ResultForm }));

/** Official results that the learner entered, and what they do to the estimates. */
export function ResultsCard({ pteType, known }: { pteType: PteType; known: readonly KnownReport[] }) {
  const [editing, setEditing] = useState<{ report: KnownReport | null } | null>(null);
  return (
    <ResultsFrame hasAny={known.length > 0}>
      {known.length === 0 ? null : (
        <ul className={classes.results}>
          {known.map((report) => (
            <ResultRow
              key={report.id}
              report={report}
              isOfExam={report.pteType === pteType}
              onEdit={() => setEditing({ report })}
            />
          ))}
        </ul>
      )}
      <Button variant={known.length === 0 ? 'light' : 'subtle'} onClick={() => setEditing({ report: null })}>
        Add a result
      </Button>
      <Modal
        opened={editing !== null}
        onClose={() => setEditing(null)}
        title={editing?.report ? 'Change the result' : 'Add a result'}
      >
        <Suspense>
          {editing ? (
            <ResultForm
              report={editing.report}
              known={known}
              pteType={pteType}
              onDone={() => setEditing(null)}
            />
          ) : null}
        </Suspense>
      </Modal>
    </ResultsFrame>
  );
}
