import type { PropsWithChildren } from 'react';

/** What is around a component on a page in a language that is written from right to left: a `wrapper` for `render`. */
export const RightToLeft = ({ children }: PropsWithChildren) => <div dir="rtl">{children}</div>;
