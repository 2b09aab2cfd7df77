import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from './premium-veil.module.css';

/** Spec section 6, word for word. */
export const veilTexts = {
  charts: 'Upgrade now to unlock detailed performance insights and track your progress over time!',
  studyPlan:
    'Upgrade now to unlock personalized study plans and detailed performance insights tailored to your progress!',
} as const;

/** What stands in the place of a premium part for a learner on the free plan: a blurred shape, and the way to the plans. */
export function PremiumVeil({ text }: { text: (typeof veilTexts)[keyof typeof veilTexts] }) {
  return (
    <div className={classes.veil}>
      <svg className={classes.shape} viewBox="0 0 400 160" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 130 L60 96 L120 108 L190 62 L260 78 L330 34 L400 48 V160 H0 Z" />
        <path d="M0 148 L80 126 L150 132 L230 100 L300 112 L400 84 V160 H0 Z" />
      </svg>
      <div className={classes.words}>
        <p>{text}</p>
        <Button renderRoot={(props) => <Link {...props} to="/dashboard/plans" />}>Upgrade Now</Button>
      </div>
    </div>
  );
}
