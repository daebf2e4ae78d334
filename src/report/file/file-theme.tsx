import { Fragment } from 'react';
import { isDefect } from '#contract/defect.ts';
import { countOf } from '#contract/french.ts';
import { customsMeaning, customsOf } from '../customs-words.ts';
import type { FindingView } from '../finding-view.ts';
import type { ThemeView } from '../report-view.ts';
import { CheckList, checkGroups } from '../static/checks-part.tsx';
import { wholeFile as room } from '../static/room.ts';
import { ThemeHead, ThemeNotes, withoutDefect } from '../static/theme-head.tsx';
import { FileFinding } from './file-finding.tsx';
import type { FilePictures } from './file-pictures.tsx';

interface Props {
  readonly theme: ThemeView;
  readonly pictures: FilePictures;
}

/** A theme whole: defects, points to verify, what is good to know, then what was checked without finding anything. */
export function FileTheme({ theme, pictures }: Props) {
  const { failures, reviews, customs } = theme;
  const defects = failures.filter(({ finding }) => isDefect(finding));
  const facts = failures.filter(({ finding }) => !isDefect(finding));
  const groups: readonly (readonly [string, readonly FindingView[]])[] = [
    [countOf(defects.length, 'défaut', 'défauts'), defects],
    [`${countOf(reviews.length, 'point', 'points')} à vérifier par une personne`, reviews],
    [`${countOf(facts.length, 'information', 'informations')} à savoir`, facts],
  ];
  const told = (views: readonly FindingView[]) =>
    views.map((view) => <FileFinding key={view.anchor} view={view} pictures={pictures} />);
  return (
    <section>
      <ThemeHead theme={theme} level="h2" anchor={theme.anchor} />
      <ThemeNotes theme={theme} room={room} />
      {defects.length === 0 && <p>{withoutDefect(theme)}</p>}
      {groups
        .filter(([, views]) => views.length > 0)
        .map(([title, views]) => (
          <Fragment key={title}>
            <h3>{title}</h3>
            {told(views)}
          </Fragment>
        ))}
      {customs.length > 0 && (
        <details>
          <summary className="soft">{customsOf(customs.length)}</summary>
          <p className="soft">{customsMeaning}</p>
          {told(customs)}
        </details>
      )}
      {checkGroups([theme]).map(({ title, checks }) => (
        <details key={title}>
          <summary className="soft">
            {title} ({checks.length})
          </summary>
          <CheckList checks={checks} room={room} />
        </details>
      ))}
    </section>
  );
}
