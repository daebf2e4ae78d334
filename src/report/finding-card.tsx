import type { ReactNode } from 'react';
import { countOf } from '#contract/french.ts';
import { DecisionBadge, FindingDecisions, PlaceDecision } from './decisions/decision-notes.tsx';
import { EvidenceList } from './evidence-list.tsx';
import type { FindingView } from './finding-view.ts';
import { Disclosure, Tag } from './pieces.tsx';
import { Reference } from './reference.tsx';
import type { ReportPlaces, ReportSlots } from './report-places.ts';
import type { Screenshot } from './screenshot.ts';
import { SiteLink } from './site-link.tsx';
import { TermMeanings, TermText } from './term-text.tsx';
import { FindingVerification } from './verification-slot.tsx';

interface Props {
  readonly view: FindingView;
  readonly screenshots: ReadonlyMap<string, Screenshot>;
  readonly places: ReportPlaces;
  readonly slots: ReportSlots;
  /** Findings of several themes stand together: each says its own. */
  readonly withTheme?: boolean;
}

const shownPages = 10;

/** One finding: what, how bad, where, why it matters, what to do, and its proofs. */
export function FindingCard({ view, screenshots, places, slots, withTheme = false }: Props) {
  return (
    <li id={view.anchor} className="scroll-mt-8">
      <Disclosure summary={<FindingSummary view={view} withTheme={withTheme} />}>
        <FindingWords view={view} />
        {slots.proofs ? (
          slots.proofs(view)
        ) : (
          <FindingBack view={view}>
            <Proofs {...{ view, screenshots, places }} />
            <FindingVerification view={view} />
            <FindingDecisions view={view} />
          </FindingBack>
        )}
      </Disclosure>
    </li>
  );
}

function FindingSummary({ view, withTheme }: Pick<Props, 'view' | 'withTheme'>) {
  const { finding } = view;
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <span className="min-w-0 basis-80 grow font-semibold">
        <TermText>{finding.title}</TermText>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <DecisionBadge view={view.decisions} />
        {withTheme && <span>{view.theme}</span>}
        {view.binding && <span>{view.binding.label}</span>}
        <span>{view.reach}</span>
        {view.gain !== '' && <span className="font-semibold text-good">{view.gain}</span>}
        <Tag tone={view.tone}>{finding.verdict === 'fail' ? view.severity : 'À vérifier'}</Tag>
      </span>
    </span>
  );
}

/** Why it matters and what to do. */
export function FindingWords({ view }: { readonly view: FindingView }) {
  const { finding } = view;
  return (
    <>
      <TermMeanings of={finding.title} />
      <dl className="grid grid-cols-1 gap-x-10 gap-y-3 lg:grid-cols-2">
        {view.urgency !== '' && (
          <Fact term="Urgent">
            <strong className="text-bad">{view.urgency}</strong>
          </Fact>
        )}
        <Fact term="Pourquoi">{finding.why}</Fact>
        <Fact term="Comment corriger">{finding.fix}</Fact>
        <Fact term="Effort">{view.effort}</Fact>
        {view.binding && (
          <Fact term="Ce qui oblige">
            <strong>{view.binding.label}.</strong> {view.binding.why}
          </Fact>
        )}
      </dl>
    </>
  );
}

/** What stands behind a finding: its proofs, the norms it cites, the check and the tools that say so. */
export function FindingBack({ view, children }: Pick<Props, 'view'> & { readonly children: ReactNode }) {
  const { finding, references } = view;
  return (
    <>
      <p className="mt-5 font-semibold">Ce que nous avons vu</p>
      {children}
      <p className="mt-4 text-sm text-soft">
        {references.length > 0 && (
          <>
            Références{'\u00a0'}: <References list={references} />.{' '}
          </>
        )}
        Contrôle{' '}
        <a href={`/controles/${finding.ruleId}`} className="font-mono text-xs">
          {finding.ruleId}
        </a>
        {finding.sources.some((source) => source !== 'constat') &&
          ` – sources\u00a0: ${finding.sources.join(', ')}`}
      </p>
    </>
  );
}

/** The proofs of a finding, page by page. `isWhole`: there are no others than those shown here. */
export function Proofs({
  view,
  screenshots,
  places,
  isWhole = true,
}: Omit<Props, 'slots' | 'withTheme'> & { readonly isWhole?: boolean }) {
  const { finding } = view;
  return (
    <>
      {finding.evidence.length > 0 && (
        <EvidenceList
          evidence={finding.evidence}
          screenshot={undefined}
          screenshotUrl={places.screenshotUrl}
          after={(order) => <PlaceDecision view={view} place={{ page: '', order }} />}
        />
      )}
      {finding.pages.slice(0, shownPages).map((page) => (
        <div key={page.url} className="mt-4">
          <p className="text-sm wrap-anywhere">
            <SiteLink url={page.url} />{' '}
            <span className="whitespace-nowrap text-soft">
              ({countOf(page.occurrences, 'endroit', 'endroits')})
            </span>
          </p>
          {page.evidence.length > 0 && (
            <EvidenceList
              evidence={page.evidence}
              screenshot={screenshots.get(page.url)}
              screenshotUrl={places.screenshotUrl}
              after={(order) => <PlaceDecision view={view} place={{ page: page.url, order }} />}
            />
          )}
        </div>
      ))}
      {isWhole && finding.pages.length > shownPages && (
        <p className="mt-3 text-sm text-soft">
          et {countOf(finding.pages.length - shownPages, 'autre page', 'autres pages')}
        </p>
      )}
    </>
  );
}

function References({ list }: { readonly list: readonly string[] }) {
  return list.map((reference, index) => (
    <span key={reference}>
      {index > 0 && ', '}
      <Reference>{reference}</Reference>
    </span>
  ));
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="max-w-[72ch]">
      <dt className="text-sm font-semibold text-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
