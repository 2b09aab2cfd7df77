import { NumberInput } from '@mantine/core';
import { isOnScale, scoreScale } from '#domain/goals/target-presets.ts';
import type { TargetScores } from '#domain/goals/target-presets.ts';
import { skillWords } from '#ui/skill-mark.tsx';
import classes from './target.module.css';

interface ScoreFieldsProps {
  scores: TargetScores;
  onChange: (scores: TargetScores) => void;
}

const fields = ['overall', 'listening', 'reading', 'speaking', 'writing'] as const;

/** Five scores of 10 to 90. What is not one of them is said at its field. */
export function ScoreFields({ scores, onChange }: ScoreFieldsProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Scores, 10 to 90</legend>
      <div className={classes.fields}>
        {fields.map((field) => (
          <NumberInput
            key={field}
            label={field === 'overall' ? 'Overall' : skillWords[field]}
            value={Number.isNaN(scores[field]) ? '' : scores[field]}
            min={scoreScale.min}
            max={scoreScale.max}
            clampBehavior="none"
            allowDecimal={false}
            allowNegative={false}
            hideControls
            inputMode="numeric"
            error={Number.isNaN(scores[field]) || isOnScale(scores[field]) ? null : '10 to 90'}
            onChange={(value) => onChange({ ...scores, [field]: value === '' ? Number.NaN : Number(value) })}
          />
        ))}
      </div>
    </fieldset>
  );
}
