import type { ComponentProps, CSSProperties } from 'react';
import classes from './player.module.css';

interface PlayedSliderProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'> {
  /** How far the line is filled, in percents. */
  percent: number;
}

/** A slider whose line is filled up to its thumb. */
export function PlayedSlider({ percent, ...input }: PlayedSliderProps) {
  const style: CSSProperties & Record<'--played', string> = { '--played': `${percent}%` };
  return <input {...input} type="range" className={classes.slider} style={style} />;
}
