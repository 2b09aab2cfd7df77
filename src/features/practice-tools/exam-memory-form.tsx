import { textLimits } from '#contract/text-limits.ts';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import type { PteType } from '#contract/exam.ts';
import { createExamMemory } from '#data/commands/reports.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { countryCodes, countryName } from '#domain/places/countries.ts';
import { isPastExamDay, localDay } from '#domain/places/exam-date.ts';
import { examOptions } from '#domain/rubric/exam-names.ts';
import { PastDayField } from '#ui/days/past-day-field.tsx';
import { Segments } from '#ui/segments.tsx';
import { useToast } from '#ui/toasts.tsx';
import { OwnMemories } from './own-memories.tsx';
import classes from './practice-tools.module.css';

const countries = countryCodes
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
const options = [{ value: '', label: 'Choose a country' }, ...countries];

/** Most characters, as the contract has it. */

interface ExamMemoryFormProps {
  practiceId: number;
  pteType: PteType;
  onDone: () => void;
}

/** Date, country and exam are needed; a few words more are welcome (spec section 5). */
export function ExamMemoryForm({ practiceId, pteType: own, onDone }: ExamMemoryFormProps) {
  const context = useDataContext();
  const say = useToast();
  const [date, setDate] = useState('');
  const [country, setCountry] = useState('');
  const [pteType, setPteType] = useState(own);
  const [description, setDescription] = useState('');
  const today = localDay(new Date(context.clock.now()));
  const isLater = date !== '' && !isPastExamDay(date, today);
  const isWhole = date !== '' && !isLater && country !== '';

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const memory = { practiceId, date, country, pteType, description: description.trim() };
    const result = await createExamMemory(context, memory);
    if (result.kind !== 'saved') return say('Something went wrong');
    say('Submitted successfully');
    onDone();
  }

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <p className={classes.lead}>
        Others see when and where it came up. Predictions are counted from these reports.
      </p>
      <OwnMemories practiceId={practiceId} />
      <PastDayField
        label="Date of your exam"
        last={today}
        value={date}
        error={isLater ? 'Choose today or an earlier day.' : null}
        onChange={setDate}
      />
      <NativeSelect
        label="Country"
        required
        size="md"
        data={options}
        value={country}
        onChange={(event) => setCountry(event.currentTarget.value)}
      />
      <div>
        <p className={classes.label} aria-hidden="true">
          Exam
        </p>
        <Segments fill label="Exam" options={examOptions} value={pteType} onChange={setPteType} />
      </div>
      <Textarea
        label="More information (optional)"
        size="md"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={textLimits.examMemory}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" disabled={!isWhole}>
          Submit
        </Button>
      </div>
    </form>
  );
}
