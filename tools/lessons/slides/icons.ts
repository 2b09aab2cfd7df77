import {
  IconBook2,
  IconCheck,
  IconEar,
  IconEye,
  IconHandClick,
  IconArrowsSort,
  IconHeadphones,
  IconHighlight,
  IconHourglass,
  IconKeyboard,
  IconMicrophone,
  IconPencil,
  IconX,
} from '@tabler/icons-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { stopIcons } from '#content/lessons/lesson-script.ts';
import type { Skill } from '#contract/exam.ts';

type Icon = typeof IconCheck;

const skills: Record<Skill, Icon> = {
  speaking: IconMicrophone,
  writing: IconPencil,
  reading: IconBook2,
  listening: IconHeadphones,
};
const stops: Record<(typeof stopIcons)[number], Icon> = {
  listen: IconEar,
  read: IconBook2,
  look: IconEye,
  prepare: IconHourglass,
  speak: IconMicrophone,
  write: IconPencil,
  choose: IconHandClick,
  type: IconKeyboard,
  drag: IconArrowsSort,
  mark: IconHighlight,
};

const draw = (icon: Icon, size: number, stroke = 1.75): string =>
  renderToStaticMarkup(createElement(icon, { size, stroke }));

export const skillIcon = (skill: Skill, size: number): string => draw(skills[skill], size);
export const stopIcon = (stop: (typeof stopIcons)[number], size: number): string => draw(stops[stop], size);
/** A tick or a cross. */
export const toneIcon = (tone: 'good' | 'bad', size: number): string =>
  draw(tone === 'good' ? IconCheck : IconX, size, 2.75);

/** The mark of Passage: a route from one stop to the next that draws a P. */
export const brandMark = (size: number): string =>
  `<svg width="${size}" height="${size}" viewBox="8 4 24 28" fill="none">
    <path d="M12 24V10a4 4 0 0 1 4-4h4a6.5 6.5 0 0 1 0 13h-1" stroke="var(--passage-accent)" stroke-width="2.6" stroke-linecap="round"/>
    <circle cx="12" cy="27" r="3" stroke="var(--passage-accent)" stroke-width="2.4"/>
    <circle cx="19" cy="19" r="3.4" fill="var(--passage-accent)"/></svg>`;
