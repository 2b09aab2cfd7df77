import { ResultPart } from '#ui/practice/result-part.tsx';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import classes from '#features/practice/score/key-points.module.css';
import { FoundWords } from '#features/practice/score/shown-place.tsx';
import { actName, toneName } from './reply-words.ts';

type Reply = NonNullable<SpeechEvidence['reply']>;

export interface ReplyViewProps {
  reply: Reply;
  /** Whom it is said to. */
  listener: string;
  transcript: string;
}

/** What a fitting reply does, with the words that do it here, and whether the tone suits the listener. */
export function ReplyView({ reply, listener, transcript }: ReplyViewProps) {
  const done = reply.acts.filter(({ found }) => found !== null).length;
  return (
    <ResultPart title={`What the reply does: ${done} of ${reply.acts.length}`}>
      <ul className={classes['points']}>
        {reply.acts.map(({ act, found }) => (
          <Line
            key={act}
            isDone={found !== null}
            what={actName(act)}
            why={
              found === null ? (
                'Not found'
              ) : (
                <>
                  Found: <FoundWords text={transcript} place={found} />
                </>
              )
            }
          />
        ))}
        <Line
          isDone={reply.tone === 'fits'}
          what={`Speak so that it suits ${listener}`}
          why={<Tone {...reply} transcript={transcript} />}
        />
      </ul>
    </ResultPart>
  );
}

/** How it sounds, with the words that show it. */
function Tone({ tone, shownBy, transcript }: Pick<Reply, 'tone' | 'shownBy'> & { transcript: string }) {
  return (
    <>
      {toneName(tone)}
      {shownBy.map((place, at) => (
        <Fragment key={place.start}>
          {at === 0 ? ': ' : ', '}
          <FoundWords text={transcript} place={place} />
        </Fragment>
      ))}
    </>
  );
}

function Line({ isDone, what, why }: { isDone: boolean; what: string; why: ReactNode }) {
  const Icon = isDone ? IconCheck : IconMinus;
  return (
    <li className={classes['point']} data-coverage={isDone ? 'found' : 'missing'}>
      <Icon size={20} aria-hidden="true" />
      <div>
        <p>{what}</p>
        <p className={classes['why']}>{why}</p>
      </div>
    </li>
  );
}
