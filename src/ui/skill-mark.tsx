import { IconBook2, IconHeadphones, IconMicrophone, IconPencil } from '@tabler/icons-react';
import type { Section } from '#contract/exam.ts';
import classes from './skill-mark.module.css';

const icons = {
  speaking: IconMicrophone,
  writing: IconPencil,
  reading: IconBook2,
  listening: IconHeadphones,
} as const satisfies Record<Section, unknown>;

/** The word for each skill, in headings. */
export const skillWords = {
  speaking: 'Speaking',
  writing: 'Writing',
  reading: 'Reading',
  listening: 'Listening',
} as const satisfies Record<Section, string>;

/** The sign of a skill: its own icon and colour. Always beside a word that says the same. */
export function SkillMark({ section, size = 20 }: { section: Section; size?: number }) {
  const Icon = icons[section];
  return (
    <span className={classes.mark} data-section={section} aria-hidden="true">
      <Icon size={size} stroke={1.75} />
    </span>
  );
}
