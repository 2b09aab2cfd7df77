import {
  isLessonPackId,
  lessonTaskType,
  type LessonPackId,
  type ModelPack,
  type ModelPackId,
} from '#contract/entities/model-pack.ts';
import { lessonTitle } from '#domain/lessons/lesson-title.ts';
import type { PackState } from '#platform/model-packs/pack-state.ts';
import { percentOf, sizeWords } from '#ui/amounts.ts';

type OtherPackId = Exclude<ModelPackId, LessonPackId>;

const names: Readonly<Record<OtherPackId, string>> = {
  reading: 'Scores for reading aloud',
  'transcript-tiny': 'Scores for free speech',
  'transcript-base': 'Scores for free speech, more accurate',
  'words-us': 'American words',
  'words-uk': 'British words',
};

/** What each pack is called on every screen; no task, skill or other download has one of these names. */
export const packName = (id: ModelPackId): string =>
  isLessonPackId(id) ? `Lesson: ${lessonTitle(lessonTaskType(id))}` : names[id];

const withoutSounds =
  'Without it a word is downloaded when you play it. Offline, the voice of this device says it, if it has one.';

const losses: Readonly<Record<OtherPackId, string>> = {
  reading:
    'Without it you still record, listen, and see your pauses. The server scores your answer after it is sent.',
  'transcript-tiny':
    'Without it you still record and listen. What you said in your own words is scored by the server, and when you read aloud, fewer of the words that you changed are noticed.',
  'transcript-base': 'Without it the smaller pack does the work.',
  'words-us': withoutSounds,
  'words-uk': withoutSounds,
};

/** What still works while a pack is not here. */
export const withoutPack = (id: ModelPackId): string =>
  isLessonPackId(id) ? 'You can practise the task without it.' : losses[id];

/** Beside the size, where nobody can wait for Wi-Fi. */
export const anyLineWords =
  'This browser does not say whether you are on Wi-Fi. A download begins at once, on mobile data too.';

/** What a download costs on the way, and what it takes here, where it is unpacked. */
export const costWords = ({ wireBytes, sizeBytes }: Pick<ModelPack, 'wireBytes' | 'sizeBytes'>): string =>
  `Download ${sizeWords(wireBytes)}, uses ${sizeWords(sizeBytes)} here.`;

/** Where a pack stands, in one sentence. `cost`: what is still to come of it. */
export function packWords(
  pack: ModelPack,
  state: PackState,
  cost: Pick<ModelPack, 'wireBytes' | 'sizeBytes'> = pack,
): string {
  switch (state.status) {
    case 'absent':
      return `${costWords(cost)} ${withoutPack(pack.id)}`;
    case 'here':
      return `Uses ${sizeWords(pack.sizeBytes)} here. It works without a connection.`;
    case 'downloading':
      return `Downloading: ${sizeWords(state.receivedBytes)} of ${sizeWords(pack.sizeBytes)} is here`;
    case 'paused':
      return `Paused at ${percentOf(state.receivedBytes, pack.sizeBytes)} %. What has come stays.`;
    case 'waiting':
      return waitWords(state.reason);
    case 'failed':
      return problemWords(state.reason, pack);
  }
}

function waitWords(reason: Extract<PackState, { status: 'waiting' }>['reason']): string {
  switch (reason) {
    case 'wifi':
      return 'Waiting for Wi-Fi. It starts automatically.';
    case 'network':
      return 'Waiting for a connection. It goes on automatically.';
    case 'other-tab':
      return 'Another tab is downloading.';
    case 'turn':
      return 'It starts in a moment.';
  }
}

function problemWords(
  reason: Extract<PackState, { status: 'failed' }>['reason'],
  { sizeBytes }: ModelPack,
): string {
  switch (reason) {
    case 'no-room':
      return `There is no room for it on this device. It uses ${sizeWords(sizeBytes)}. Free some room, then try again.`;
    case 'damaged':
      return 'The download was damaged, so it was deleted. Try again.';
    case 'gone':
      return 'The server does not have this download now. Try again later.';
  }
}
