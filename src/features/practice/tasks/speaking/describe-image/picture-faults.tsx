import { IconX } from '@tabler/icons-react';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import { pictureFaultWords } from '#features/practice/score/picture-fault-words.ts';
import classes from './describe-image.module.css';

/** What was said and the picture shows otherwise, besides what stands at a key point already. */
export function PictureFaults({ speech }: { readonly speech: SpeechEvidence }) {
  const atPoints = new Set(speech.keyPoints?.map(({ contradicted }) => contradicted?.found.start));
  const faults = (speech.pictureFaults ?? []).filter(({ found }) => !atPoints.has(found.start));
  if (faults.length === 0) return null;
  return (
    <section aria-labelledby="picture-faults-title" className={classes.key}>
      <h3 id="picture-faults-title">Not as in the picture</h3>
      <ul className={classes.faults}>
        {faults.map((fault) => (
          <li key={fault.found.start}>
            <IconX size={20} aria-hidden="true" />
            {pictureFaultWords(fault)}
          </li>
        ))}
      </ul>
    </section>
  );
}
