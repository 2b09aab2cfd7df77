import { keptText } from '#platform/kept-text.ts';

const kept = keptText('passage-lesson-captions');

/** Whether captions are shown on lessons: at first they are. */
export const readCaptionWish = (): boolean => kept.read() !== 'off';

/** With storage refused the wish lasts as long as the lesson is open. */
export const writeCaptionWish = (isOn: boolean): void => kept.keep(isOn ? null : 'off');
