import { Link, useRouterState } from '@tanstack/react-router';
import classes from './place-nav.module.css';
import { placeOf, places } from './places.ts';
import { BrandMark } from '#ui/brand-mark.tsx';

/** Bottom bar on a phone, rail on a desktop: the same list, laid out by CSS. */
export function PlaceNav() {
  const current = useRouterState({ select: (state) => placeOf(state.location.pathname) });
  return (
    <nav className={classes.nav} data-off-paper aria-label="Main">
      <div className={classes.brand}>
        <BrandMark />
        <span>Passage</span>
      </div>
      <ul className={classes.list}>
        {places.map(({ to, label, Icon, CurrentIcon }) => {
          const isCurrent = to === current;
          const Sign = isCurrent ? CurrentIcon : Icon;
          return (
            <li key={to} className={classes.item}>
              <Link
                to={to}
                className={classes.link}
                data-current={isCurrent || undefined}
                activeOptions={{ exact: true, includeSearch: false }}
              >
                <Sign size={24} stroke={1.75} aria-hidden="true" />
                <span>{label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
