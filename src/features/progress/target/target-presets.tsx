import type { PteType } from '#contract/exam.ts';
import { presetsFor, quickTargets, sameScores } from '#domain/goals/target-presets.ts';
import type { TargetScores } from '#domain/goals/target-presets.ts';
import classes from './target.module.css';

interface TargetPresetsProps {
  pteType: PteType;
  scores: TargetScores;
  onChoose: (scores: TargetScores) => void;
}

const same = (a: TargetScores, b: TargetScores) =>
  (Object.keys(b) as (keyof TargetScores)[]).every((key) => a[key] === b[key]);

/** Targets that people have, one tap each. */
export function TargetPresets({ pteType, scores, onChoose }: TargetPresetsProps) {
  const presets = presetsFor(pteType);
  const groups = [...new Set(presets.map(({ group }) => group))];
  return (
    <div className={classes.presets}>
      <Group label="Quick targets">
        {quickTargets.map((score) => (
          <Chip
            key={score}
            label={`All ${score}`}
            isChosen={same(scores, sameScores(score))}
            onChoose={() => onChoose(sameScores(score))}
          />
        ))}
      </Group>
      {groups.map((group) => (
        <Group key={group} label={group}>
          {presets
            .filter((preset) => preset.group === group)
            .map((preset) => (
              <Chip
                key={preset.id}
                label={preset.label}
                isChosen={same(scores, preset.scores)}
                onChoose={() => onChoose(preset.scores)}
              />
            ))}
        </Group>
      ))}
    </div>
  );
}

function Group({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.chips}>{children}</div>
    </fieldset>
  );
}

function Chip({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <button type="button" className={classes.chip} aria-pressed={isChosen} onClick={onChoose}>
      {label}
    </button>
  );
}
