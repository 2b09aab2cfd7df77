import type { SpokenQuestion } from '#domain/tasks/engine-question.ts';
import { discussionContent } from './discussion-content.ts';
import { replyContent } from './reply/reply-content.ts';
import { shortAnswerContent } from './short-answer/short-answer-content.ts';
import type { ContentEngine, HeardSpeech } from './measure-content.ts';
import { toldContent, type SpokenContent } from './told-content.ts';

/** What was said, as far as it counts for the task: content, appropriacy or vocabulary. Places are those of the transcript as it was heard. */
export function spokenContent(
  engine: ContentEngine,
  item: SpokenQuestion,
  heard: HeardSpeech,
): SpokenContent {
  switch (item.taskType) {
    case 'RL':
    case 'DI':
      return toldContent(engine, item, heard);
    case 'ASQ':
      return shortAnswerContent(engine, item, heard);
    case 'SGD':
      return discussionContent(engine, item, heard);
    case 'RTS':
      return replyContent(engine, item, heard);
  }
}
