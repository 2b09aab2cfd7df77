import { useState } from 'react';
import { ResultPart } from '#ui/practice/result-part.tsx';
import { Segments } from '#ui/segments.tsx';
import classes from './key-points.module.css';
import { TextPair } from './text-pair.tsx';

export interface ModelPairProps {
  text: string;
  modelAnswers: readonly string[];
  /** Texts of one source, in which the words that differ say something. */
  hasMarks?: boolean;
}

/** A written answer beside a model answer: two columns, or one of them with a switch on a phone. */
export function ModelPair({ text, modelAnswers, hasMarks = false }: ModelPairProps) {
  const [chosen, setChosen] = useState('0');
  const model = modelAnswers[Number(chosen)];
  if (model === undefined || text.trim() === '') return null;
  return (
    <ResultPart title="Beside a model answer">
      {modelAnswers.length > 1 && (
        <div className={classes['models']}>
          <Segments
            label="Model answer"
            options={modelAnswers.map((_, at) => ({ value: String(at), label: `Model ${at + 1}` }))}
            value={chosen}
            onChange={setChosen}
          />
        </div>
      )}
      <TextPair
        label="Which text is shown"
        texts={[
          { name: 'Model answer', text: model },
          { name: 'This answer', text },
        ]}
        hasMarks={hasMarks}
      />
    </ResultPart>
  );
}
