import { contentStatus } from '#data/queries/content-status.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { Arriving } from '#ui/arriving.tsx';
import { Card } from '#ui/card.tsx';
import { Message } from '#ui/message.tsx';
import { EmptyPages } from '#ui/empty-pages.tsx';

/** Where there are no questions of the learner's exam: they are coming, they wait for a connection, or there are none. */
export function NoQuestions() {
  const content = useLive(contentStatus, {});
  if (content.status !== 'ready') return null;
  const { arrival, items } = content.data;
  if (arrival === 'arriving') {
    return (
      <Card>
        <Arriving title="Downloading the questions" progress={null}>
          {items > 0 && <>{items} are here so far. </>}
          This happens once. After that everything works offline.
        </Arriving>
      </Card>
    );
  }
  return (
    <Card>
      {arrival === 'awaited' ? (
        <Message title="No questions on this device yet" picture={<EmptyPages />}>
          There is no connection to Passage now. They download automatically when you are online.
        </Message>
      ) : (
        <Message title="No questions for this exam" picture={<EmptyPages />}>
          Choose the other exam to see its questions.
        </Message>
      )}
    </Card>
  );
}
