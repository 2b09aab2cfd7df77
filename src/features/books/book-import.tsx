import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { BookName } from '#contract/entities/book-word.ts';
import { importWords, type ImportOutcome } from '#data/commands/import-words.ts';
import { wordNoteLimit } from '#contract/text-limits.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { importLimit, type ImportPlan } from '#domain/exchange/read-word-rows.ts';
import { counted } from '#domain/numbers/counted.ts';
import { fileProblem } from './file-problem.ts';
import { readWordFile } from './read-word-file.ts';

type Step =
  | { readonly kind: 'choose'; readonly problem: string | null }
  | { readonly kind: 'reading' }
  | { readonly kind: 'ask'; readonly plan: ImportPlan }
  | { readonly kind: 'adding'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly outcome: ImportOutcome };

/** Words of a file go into a book, after a look at what the file has. */
export function BookImport({ book }: { book: BookName }) {
  const context = useDataContext();
  const [step, setStep] = useState<Step>({ kind: 'choose', problem: null });
  const isStopped = useRef(false);
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  async function read(file: File | null) {
    if (file === null) return;
    setStep({ kind: 'reading' });
    const found = await readWordFile(file, wordNoteLimit(book));
    setStep(
      found.kind === 'words'
        ? { kind: 'ask', plan: found.plan }
        : { kind: 'choose', problem: fileProblem(found) },
    );
  }
  async function add({ words }: ImportPlan) {
    isStopped.current = false;
    setStep({ kind: 'adding', done: 0, total: words.length });
    const outcome = await importWords(
      context,
      { book, words },
      {
        // Each word shown would cost more than it takes to store it.
        onWord: (done) => {
          if (done % 25 === 0) setStep({ kind: 'adding', done, total: words.length });
        },
        isStopped: () => isStopped.current,
      },
    );
    setStep({ kind: 'done', outcome });
  }

  return (
    <section aria-label="Import">
      <Text mb={8}>
        Words from a CSV file or an Anki package (.apkg). Sounds and pictures of a package are left out.
      </Text>
      <div aria-live="polite">
        <StepView
          step={step}
          onFile={(file) => void read(file)}
          onAdd={(plan) => void add(plan)}
          onBack={() => setStep({ kind: 'choose', problem: null })}
          onStop={() => {
            isStopped.current = true;
          }}
        />
      </div>
    </section>
  );
}

interface StepViewProps {
  step: Step;
  onFile: (file: File | null) => void;
  onAdd: (plan: ImportPlan) => void;
  onBack: () => void;
  onStop: () => void;
}

function StepView({ step, onFile, onAdd, onBack, onStop }: StepViewProps) {
  switch (step.kind) {
    case 'choose':
      return (
        <>
          {step.problem === null ? null : <Text mb={8}>{step.problem}</Text>}
          <FileButton accept=".csv,.tsv,.txt,.apkg" onChange={onFile}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconUpload size={20} aria-hidden="true" />}>
                Choose a file
              </Button>
            )}
          </FileButton>
        </>
      );
    case 'reading':
      return <Text>Reading the file.</Text>;
    case 'ask':
      return (
        <>
          <Text mb={8}>{planWords(step.plan)}</Text>
          <Group>
            <Button variant="default" onClick={onBack}>
              Cancel
            </Button>
            <Button onClick={() => onAdd(step.plan)}>Add {counted(step.plan.words.length, 'word')}</Button>
          </Group>
        </>
      );
    case 'adding':
      return (
        <>
          <Text mb={8}>
            {step.done} of {step.total} done.
          </Text>
          <Button variant="default" onClick={onStop}>
            Stop
          </Button>
        </>
      );
    case 'done':
      return (
        <>
          <Text mb={8}>{outcomeWords(step.outcome)}</Text>
          <Button variant="default" onClick={onBack}>
            Import another file
          </Button>
        </>
      );
  }
}

function planWords({ words, skipped, beyond }: ImportPlan): string {
  const parts = [`The file has ${counted(words.length, 'word')} for this book.`];
  if (skipped > 0)
    parts.push(
      `${skipped === 1 ? '1 line has' : `${skipped} lines have`} no English word and will be left out.`,
    );
  if (beyond > 0)
    parts.push(
      `${importLimit.toLocaleString('en')} are added at a time: ${beyond.toLocaleString('en')} more stay in the file.`,
    );
  return parts.join(' ');
}

function outcomeWords({ kind, added, known }: ImportOutcome): string {
  const parts = [`${counted(added, 'word')} added.`];
  if (known > 0) parts.push(`${counted(known, 'word')} ${known === 1 ? 'was' : 'were'} in the book already.`);
  if (kind === 'full') parts.push('Then the device had no more room.');
  if (kind === 'stopped') parts.push('Then it was stopped.');
  return parts.join(' ');
}
