import type { SearchText } from '#features/practice/list-filter.ts';
import { mostFindings, type Finding } from './findings.ts';
import { StopLink } from './stop-link.tsx';
import { stopTitle } from './stop-name.ts';
import classes from './summary.module.css';

interface SummaryFindingsProps {
  findings: readonly Finding[];
  /** Answers without points yet. */
  pending: number;
  search: SearchText;
}

/** What a session shows, each with the questions that show it. What still comes has its place, so that it moves nothing. */
export function SummaryFindings({ findings, pending, search }: SummaryFindingsProps) {
  const isMoreToCome = pending > 0 && findings.length < mostFindings;
  if (findings.length === 0 && !isMoreToCome) return null;
  return (
    <section className={classes['part']} aria-labelledby="session-findings">
      <h2 className={classes['heading']} id="session-findings">
        What this session shows
      </h2>
      <ul className={classes['findings']}>
        {findings.map(({ said, why, examples, stops }) => (
          <li key={said} className={classes['finding']}>
            <p>
              <b>{said}</b>
            </p>
            {why !== null && <p>{why}</p>}
            {examples.length > 0 && (
              <p>
                Such as{' '}
                <span lang="en" dir="ltr">
                  {examples.join(', ')}
                </span>
              </p>
            )}
            <p className={classes['seen']}>
              Seen in{' '}
              {stops.map((stop, at) => (
                <span key={stop.practiceId}>
                  {at > 0 && ', '}
                  <StopLink stop={stop} search={search} className={classes['inline']}>
                    {stopTitle(stop)}
                  </StopLink>
                </span>
              ))}
            </p>
          </li>
        ))}
        {isMoreToCome && (
          <li className={classes['finding']}>
            <p className={classes['quiet']}>
              {pending === 1 ? '1 answer has' : `${pending} answers have`} no score yet. What it shows comes
              here.
            </p>
          </li>
        )}
      </ul>
    </section>
  );
}
