import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A moment, as both engines keep it. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
export const counter = () => bigint({ mode: 'number' });
