import type { WritingCase } from './content-cases.ts';
import { readSkeletons } from './held-out-texts.ts';
import { answerTo, writtenQuestion } from './writing-program.ts';

/** What goes into the slot, and the question of the bank that it is about. */
const slots = [
  { slot: 'public libraries', id: 9001 },
  { slot: 'working from home', id: 9002 },
  { slot: 'advertising aimed at children', id: 9010 },
];

/** Memorised essays with the topic of the question in their slot are worth nothing. */
export const skeletonCases: readonly WritingCase[] = readSkeletons().flatMap((skeleton, at) =>
  slots.map(({ slot, id }) => ({
    area: 'skeleton',
    name: `${at % 2 === 0 ? 'development' : 'held out'}: skeleton ${at} with ${slot} in its slot`,
    must: 'total 0 by content',
    line: answerTo(writtenQuestion('WE', id), skeleton.replaceAll('SLOT', slot)),
  })),
);
