import { Textarea } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './growing-textarea.module.css';

/** Where a box is as tall as its text by itself, nothing measures it: that lays the page out several times at each key. */
const growsByItself = 'CSS' in globalThis && CSS.supports('field-sizing', 'content');

interface GrowingTextareaProps extends Omit<ComponentProps<typeof Textarea>, 'autosize' | 'classNames'> {
  minRows: number;
  inputClass?: string | undefined;
}

/** A text box that is as tall as its text, and no lower or higher than so many rows. */
export function GrowingTextarea({ minRows, maxRows, inputClass = '', ...props }: GrowingTextareaProps) {
  if (!growsByItself) {
    const most = maxRows === undefined ? {} : { maxRows };
    return <Textarea {...props} {...most} autosize minRows={minRows} classNames={{ input: inputClass }} />;
  }
  const rows = { '--least-rows': minRows, ...(maxRows === undefined ? {} : { '--most-rows': maxRows }) };
  return (
    <Textarea
      {...props}
      // What is as tall as its text has nothing to scroll.
      data-no-overflow={maxRows === undefined || undefined}
      classNames={{ input: `${classes['grows']} ${inputClass}` }}
      styles={{ input: rows }}
    />
  );
}
