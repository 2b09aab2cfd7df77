import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { ReadContext } from '#data/store/context.ts';
import { submitDictation } from '#data/commands/dictations.ts';
import { keepMisspelt } from '#data/commands/keep-trouble.ts';
import { allWords } from '#data/queries/words.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { parseBookSearch, toBookFilter } from '#domain/books/book-search.ts';
import { chooseWords } from '#domain/dictation/choose-words.ts';
import type { WordSounds } from '#platform/word-sounds/word-sounds.ts';
import { systemRandom } from '#platform/random.ts';
import { Message } from '#ui/message.tsx';
import { EmptyPages } from '#ui/empty-pages.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWordSounds } from '#ui/voice/word-sound-ports.ts';
import classes from './dictation.module.css';
import { DictationResultModal } from './dictation-result.tsx';
import { DictationSessionCard } from './dictation-session-card.tsx';
import { MyDictations } from './my-dictations.tsx';

/** One dictation after another. */
export function DictationContent() {
  const context = useDataContext();
  const toast = useToast();
  /** `round` counts the dictations: each has new words and begins anew. */
  const [chosen, setChosen] = useState<{ words: readonly string[]; round: number } | null>(null);
  const [shownId, setShownId] = useState<string | null>(null);

  const again = useCallback(async () => {
    const words = await wordsOf(context);
    setChosen((before) => ({ words, round: (before?.round ?? 0) + 1 }));
  }, [context]);
  useEffect(() => {
    // After this effect: the words come from the database.
    void Promise.resolve().then(again);
  }, [again]);

  const takeWords = useCallback(
    (words: readonly string[]) => setChosen((before) => ({ words, round: (before?.round ?? 0) + 1 })),
    [],
  );

  async function submit(answers: { word: string; answer: string }[]) {
    const result = await submitDictation(context, { words: answers });
    if (result.kind === 'not-saved') {
      toast('Submission failed. Please try again');
      return;
    }
    toast('Submitted successfully');
    await keepMisspelt(context, { words: answers });
    setShownId(result.dictationId);
    await again();
  }

  return (
    <div className={classes.page}>
      {chosen === null ? <SkeletonBlock height="16rem" /> : null}
      {chosen?.words.length === 0 ? <NoWords onWords={takeWords} /> : null}
      {chosen !== null && chosen.words.length > 0 ? (
        <DictationSessionCard
          key={chosen.round}
          words={chosen.words}
          isHeld={shownId !== null}
          onAgain={() => void again()}
          onSubmit={submit}
        />
      ) : null}
      <MyDictations onOpen={setShownId} />
      <DictationResultModal dictationId={shownId} onClose={() => setShownId(null)} />
    </div>
  );
}

async function wordsOf(context: ReadContext): Promise<string[]> {
  const filter = toBookFilter(parseBookSearch({}), 0, null);
  return chooseWords(await allWords(context, { book: 'spellingBook', filter }), () => systemRandom.next());
}

/** Without words of one's own: any that are recorded and can be heard now. */
function NoWords({ onWords }: { onWords: (words: readonly string[]) => void }) {
  const sounds = useWordSounds()?.sounds ?? null;
  const recorded = useRecordedWords(sounds);
  const choose = () =>
    onWords(
      chooseWords(
        recorded.map((word) => ({ word, practiceCount: 0 })),
        () => systemRandom.next(),
      ),
    );
  return (
    <Message
      title="Your spelling book is empty"
      picture={<EmptyPages />}
      action={
        <>
          <Button renderRoot={(props) => <Link {...props} to="/words" search={{ book: 'spelling' }} />}>
            Open the Spelling Book
          </Button>
          {recorded.length > 0 && (
            <Button variant="default" onClick={choose}>
              Try recorded words
            </Button>
          )}
        </>
      }
    >
      A dictation takes its words from there. Put in a few words that you find hard to spell.
    </Message>
  );
}

const none: readonly string[] = [];

/** Words that can be heard now; none while that is not known. */
function useRecordedWords(sounds: WordSounds | null): readonly string[] {
  const [words, setWords] = useState(none);
  useEffect(() => {
    if (sounds === null) return undefined;
    let isGone = false;
    const look = async () => {
      const found = await sounds.list();
      if (!isGone) setWords(found);
    };
    void look();
    const stop = sounds.packs.subscribe(() => void look());
    return () => {
      isGone = true;
      stop();
    };
  }, [sounds]);
  return words;
}
