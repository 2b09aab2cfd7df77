import type { ComponentType, ReactNode } from 'react';
import type { PteType } from '#contract/exam.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { MoreAction } from '#ui/practice/more/more-action.ts';

export interface CardToolsProps {
  item: BankItem;
  /** Of the question, as the learner may see it now. */
  title: string;
  /** The learner's exam. */
  pteType: PteType;
  /** How many learners met it in their exam. */
  memoryCount: number;
  /** A recording or a sound runs: nothing may leave the question by accident. */
  isHeld: boolean;
  /** Draws the button of the menu that holds them. */
  children: (actions: readonly MoreAction[]) => ReactNode;
}

/** Note, exam memory, report, shortcuts: another feature's, put here by the route. */
export type CardTools = ComponentType<CardToolsProps>;
