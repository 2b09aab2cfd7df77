import { useEffect, useEffectEvent, useState } from 'react';
import type { WordScore } from '#contract/entities/word.ts';
import { linesOfWord } from '#domain/ipa/word-lines.ts';
import type { WordOutcome } from '#platform/speech-client/speech-client.ts';
import type { FinishedRecording } from '#platform/recorder/recorder-state.ts';
import { PackControls } from '#ui/packs/pack-controls.tsx';
import { useStore } from '#ui/use-store.ts';
import type { SayPorts } from './say-ports.ts';
import { refusalWords } from './refusal-words.ts';
import classes from './say.module.css';
import { SyllableScores } from './syllable-scores.tsx';

interface WordVerdictProps {
  word: string;
  ports: SayPorts;
  recording: FinishedRecording;
  /** `null` while the dictionary is asked. */
  transcriptions: readonly (string | null)[] | null;
  onScore: (score: WordScore) => void;
}

/** How a word was said. It is scored as soon as the engine is on this device, and says so until then. */
export function WordVerdict({ word, ports, recording, transcriptions, onScore }: WordVerdictProps) {
  const { packs, scoreWord } = ports;
  const [heard, setHeard] = useState<{ hadPack: boolean; outcome: WordOutcome } | null>(null);
  const state = useStore(packs);
  const known = state.status === 'known' ? state.packs : [];
  const reading = known.find(({ pack }) => pack.id === 'reading');
  const hasWitness = known.some(
    ({ pack, state: { status } }) => pack.id.startsWith('transcript') && status === 'here',
  );
  const isHere = reading?.state.status === 'here';
  const tell = useEffectEvent(onScore);
  useEffect(() => {
    if (transcriptions === null) return undefined;
    let isGone = false;
    const pronunciations = linesOfWord(word, transcriptions);
    const recorded = recording.bytes.slice().buffer;
    const listen = async () => {
      const outcome = await scoreWord({ word, pronunciations, recording: recorded });
      if (isGone) return;
      setHeard({ hadPack: isHere, outcome });
      if (outcome.kind === 'word') tell(outcome.score);
    };
    void listen();
    return () => {
      isGone = true;
    };
  }, [word, transcriptions, recording, scoreWord, isHere]);

  // Once the pack has come, it is listened to again.
  const outcome =
    heard === null || (heard.outcome.kind === 'no-pack' && isHere && !heard.hadPack) ? null : heard.outcome;
  if (outcome === null) return <output className={classes['sentence']}>Listening to your word</output>;
  switch (outcome.kind) {
    case 'word':
      return <SyllableScores score={outcome.score} hasWitness={hasWitness} />;
    case 'refused':
      return <output className={classes['refusal']}>{refusalWords(outcome.reason, outcome.heard)}</output>;
    case 'unsupported':
      return <output className={classes['refusal']}>Only a single English word can be scored.</output>;
    case 'failed':
      return <output className={classes['refusal']}>Something went wrong</output>;
    case 'no-pack':
      return (
        <section className={classes['offer']} aria-label="What scoring needs">
          <h3>Your word cannot be scored on this device yet</h3>
          <p>You can listen to it and compare it with the model. {reading?.pack.purpose}</p>
          {reading ? (
            <PackControls view={reading} packs={packs} />
          ) : (
            <p>Connect once to get the files for scoring.</p>
          )}
        </section>
      );
  }
}
