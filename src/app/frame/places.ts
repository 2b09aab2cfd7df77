import {
  IconCompass,
  IconCompassFilled,
  IconHome,
  IconHomeFilled,
  IconUser,
  IconUserFilled,
} from '@tabler/icons-react';

/** The places of the navigation, in order. Only places that exist. */
export const places = [
  { to: '/', label: 'Today', Icon: IconHome, CurrentIcon: IconHomeFilled },
  { to: '/practise', label: 'Practise', Icon: IconCompass, CurrentIcon: IconCompassFilled },
  { to: '/me', label: 'Me', Icon: IconUser, CurrentIcon: IconUserFilled },
] as const;

export type PlacePath = (typeof places)[number]['to'];

/** In which place an address lies. Lists and questions belong to Practise, syncing to Me. */
export function placeOf(pathname: string): PlacePath | null {
  if (pathname === '/') return '/';
  if (pathname.startsWith('/practise') || pathname.startsWith('/dashboard/')) return '/practise';
  return pathname.startsWith('/me') || pathname.startsWith('/sync') ? '/me' : null;
}
