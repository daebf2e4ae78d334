import { Fragment } from 'react';
import { countOf } from '#contract/french.ts';
import { isCustom } from '#reference/customs.ts';
import type { ReportView } from '../report-view.ts';
import { CheckList, checkGroups } from '../static/checks-part.tsx';
import type { ChapterName } from '../static/contents.tsx';
import { CookiesPart } from '../static/cookies-part.tsx';
import { GridPart } from '../static/grid-part.tsx';
import { PagesPart } from '../static/pages-part.tsx';
import { paper as room } from '../static/room.ts';
import { TrialPart } from '../static/trial-part.tsx';
import { annexesOf } from './print-chapters.ts';
import { firstAnnexAnchor, type PrintInput, type PrintLayout } from './print-input.ts';
import { planFindings } from './print-plan.ts';
import { PrintTheme } from './print-theme.tsx';

interface Props {
  readonly input: PrintInput;
  readonly view: ReportView;
  readonly layout: PrintLayout;
}

/** What is looked up rather than read: all findings, the grid, the cookies, the pages, what was checked. */
export function PrintAnnexes({ input, view, layout }: Props) {
  const { report } = input;
  const grid = view.themes.flatMap(({ rgaa }) => rgaa ?? [])[0] ?? null;
  const plan = planFindings(
    report.findings.filter((finding) => !isCustom(finding)),
    layout.share,
  );
  const annexes = annexesOf(input, view);
  const found = view.themes.filter(
    (one) => one.failures.length + one.reviews.length + one.customs.length > 0,
  );
  const nameOf = (anchor: string): ChapterName =>
    annexes.find((annex) => annex.anchor === anchor) ?? { anchor, label: '' };
  return (
    <div className="annexes">
      <h2 id={firstAnnexAnchor}>Annexes</h2>
      <p className="soft">
        Ce qui se consulte plutôt qu’il ne se lit. Là où la place manque, l’annexe dit combien d’éléments
        restent dans le rapport en ligne{'\u00a0'}: <a href={input.reportUrl}>{input.reportUrl}</a>
      </p>
      <section>
        <h2 id="annexe-constats">{nameOf('annexe-constats').label}</h2>
        {found.length === 0 && <p>Aucun constat.</p>}
        {found.map((theme) => (
          <PrintTheme key={theme.id} theme={theme} plan={plan} />
        ))}
      </section>
      <GridPart grid={grid} name={nameOf('annexe-grille')} room={room} />
      {report.cookies && <CookiesPart table={report.cookies} name={nameOf('annexe-cookies')} room={room} />}
      <PagesPart view={view} name={nameOf('annexe-pages')} room={room} />
      {report.checks.length > 0 && <PrintedChecks view={view} name={nameOf('annexe-controles')} />}
      {view.trial && <TrialPart trial={view.trial} name={nameOf('annexe-essai')} room={room} />}
    </div>
  );
}

/** Every check that found nothing, by what that means. */
function PrintedChecks({ view, name }: { readonly view: ReportView; readonly name: ChapterName }) {
  const inapplicable = view.themes.flatMap((theme) => theme.inapplicable);
  return (
    <section>
      <h2 id={name.anchor}>{name.label}</h2>
      {checkGroups(view.themes).map(({ title, checks }) => (
        <Fragment key={title}>
          <h3>
            {title} ({checks.length})
          </h3>
          <CheckList checks={checks} room={room} />
        </Fragment>
      ))}
      {inapplicable.length > 0 && (
        <p className="soft">
          {countOf(inapplicable.length, 'contrôle était', 'contrôles étaient')} sans objet sur ces pages.
        </p>
      )}
    </section>
  );
}
