import {
  IconBook,
  IconBookFilled,
  IconCompass,
  IconHome,
  IconHomeFilled,
  IconUser,
  IconUserFilled,
} from '@tabler/icons-react';
import { CompassFilled } from './compass-filled.ts';

/** The places of the navigation, in order. Only places that exist. */
export const places = [
  { to: '/', label: 'Today', Icon: IconHome, CurrentIcon: IconHomeFilled },
  { to: '/practise', label: 'Practise', Icon: IconCompass, CurrentIcon: CompassFilled },
  { to: '/words', label: 'Words', Icon: IconBook, CurrentIcon: IconBookFilled },
  { to: '/me', label: 'Me', Icon: IconUser, CurrentIcon: IconUserFilled },
] as const;

export type PlacePath = (typeof places)[number]['to'];

const wordAddresses = ['/words', '/dashboard/vocab-book/', '/dashboard/spelling-book/', '/vocab-print'];
/** Pages that Today leads to. */
const todayAddresses = ['/session', '/start', '/statistics', '/plan', '/dashboard/plans'];

/** In which place an address lies. Sessions belong to Today, lists and questions to Practise, word books to Words, syncing to Me. */
export function placeOf(pathname: string): PlacePath | null {
  if (pathname === '/' || todayAddresses.some((start) => pathname.startsWith(start))) return '/';
  if (wordAddresses.some((start) => pathname.startsWith(start))) return '/words';
  if (['/practise', '/dashboard/', '/shared'].some((start) => pathname.startsWith(start))) return '/practise';
  return pathname.startsWith('/me') || pathname.startsWith('/sync') ? '/me' : null;
}
