import type { LessonScript, LessonSlide } from '#content/lessons/lesson-script.ts';

/** Who is heard: the two voices of a script. */
export type Role = 'narrator' | 'learner';

/** What is heard next on a slide. */
export type LessonStep = {
  /** How much of the slide is seen from here on: stops, lines, marks; a clip that plays counts as one. */
  readonly shown: number;
} & (
  | { readonly kind: 'speech'; readonly role: Role; readonly text: string }
  | { readonly kind: 'clip'; readonly voice: string }
);

const narrate = (text: string, shown: number): LessonStep => ({
  kind: 'speech',
  role: 'narrator',
  text,
  shown,
});

function answerSteps(slide: Extract<LessonSlide, { kind: 'answer' }>): LessonStep[] {
  const { say, spoken, text, marks } = slide;
  return [
    ...(say === undefined ? [] : [narrate(say, 0)]),
    ...(spoken === undefined
      ? []
      : [{ kind: 'speech', role: 'learner', text: spoken === '' ? text : spoken, shown: 0 } as const]),
    ...marks.map((mark, at) => narrate(mark.say, at + 1)),
  ];
}

/** What is heard on a slide, in order. Empty where nothing is. */
export function stepsOf(slide: LessonSlide): LessonStep[] {
  switch (slide.kind) {
    case 'title':
    case 'close':
      return [narrate(slide.say, 0)];
    case 'route':
      return slide.stops.map(({ say }, at) => narrate(say, at + 1));
    case 'points':
      return [narrate(slide.say, 0), ...(slide.remark ? [narrate(slide.remark.say, 1)] : [])];
    case 'lines':
      return slide.lines.map(({ say }, at) => narrate(say, at + 1));
    case 'question':
      return [
        ...(slide.say === undefined ? [] : [narrate(slide.say, 0)]),
        ...(slide.clip === undefined ? [] : [{ kind: 'clip', voice: slide.clip, shown: 1 } as const]),
      ];
    case 'answer':
      return answerSteps(slide);
    default:
      return slide satisfies never;
  }
}

/** How much of a slide is seen at its end. */
export const allShown = (slide: LessonSlide): number =>
  Math.max(0, ...stepsOf(slide).map(({ shown }) => shown));

/** The id of the voice behind a role. */
export const voiceOf = (script: LessonScript, role: Role): string => script[role];
