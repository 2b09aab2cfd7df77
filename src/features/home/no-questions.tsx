import { contentStatus } from '#data/queries/content-status.ts';
import { useLive } from '#data/use-live.ts';
import { Card } from '#ui/card.tsx';
import { Message } from '#ui/message.tsx';
import { EmptyPages } from '#ui/pictures.tsx';

/** Before the questions have come to this device for the first time. */
export function NoQuestions() {
  const content = useLive(contentStatus, {});
  const isRunning = content.status === 'ready' && content.data.isRunning;
  return (
    <Card>
      <Message
        title={isRunning ? 'Fetching the questions' : 'No questions on this device yet'}
        picture={<EmptyPages />}
      >
        {isRunning
          ? 'This happens once. After that everything works without a connection.'
          : 'They come by themselves as soon as there is a connection, and stay here.'}
      </Message>
    </Card>
  );
}
