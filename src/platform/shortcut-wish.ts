import { keptText } from './kept-text.ts';

const kept = keptText('passage-shortcuts');

/** Whether single keys do something. Who speaks to the device instead of typing switches them off (WCAG 2.1.4). */
export const readShortcutWish = (): boolean => kept.read() !== 'off';

/** With storage refused the wish lasts as long as the page. */
export const writeShortcutWish = (isOn: boolean): void => kept.keep(isOn ? null : 'off');
