import { countOf } from '#contract/french.ts';
import { DecisionBadge, FindingDecisions, PlaceDecision } from './decisions/decision-notes.tsx';
import { EvidenceList, type Screenshot, type ScreenshotUrl } from './evidence-list.tsx';
import type { FindingView } from './finding-view.ts';
import { Disclosure, Tag } from './pieces.tsx';
import { SiteLink } from './site-link.tsx';
import { FindingVerification } from './verification-slot.tsx';

interface Props {
  readonly view: FindingView;
  readonly screenshots: ReadonlyMap<string, Screenshot>;
  readonly screenshotUrl: ScreenshotUrl;
}

const shownPages = 10;

/** One finding: what, how bad, where, why it matters, what to do, and its proofs. */
export function FindingCard({ view, screenshots, screenshotUrl }: Props) {
  const { finding } = view;
  return (
    <li id={view.anchor} className="scroll-mt-24">
      <Disclosure
        summary={
          <>
            <span className="block font-semibold">{finding.title}</span>
            <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
              <Tag tone={view.tone}>{finding.verdict === 'fail' ? view.severity : 'À vérifier'}</Tag>
              <DecisionBadge view={view.decisions} />
              <span>{view.reach}</span>
              {view.gain !== '' && <span className="font-semibold text-good">{view.gain}</span>}
            </span>
          </>
        }
      >
        <dl className="grid max-w-[72ch] grid-cols-1 gap-3">
          <Fact term="Pourquoi">{finding.why}</Fact>
          <Fact term="Comment corriger">{finding.fix}</Fact>
          <Fact term="Effort">{view.effort}</Fact>
          {view.references.length > 0 && <Fact term="Références">{view.references.join(', ')}</Fact>}
        </dl>
        <h4 className="mt-5 font-semibold">Ce que nous avons vu</h4>
        {finding.evidence.length > 0 && (
          <EvidenceList
            evidence={finding.evidence}
            screenshot={undefined}
            screenshotUrl={screenshotUrl}
            after={(order) => <PlaceDecision view={view} place={{ page: '', order }} />}
          />
        )}
        {finding.pages.slice(0, shownPages).map((page) => (
          <div key={page.url} className="mt-4">
            <p className="text-sm break-all">
              <SiteLink url={page.url} />{' '}
              <span className="text-soft">({countOf(page.occurrences, 'endroit', 'endroits')})</span>
            </p>
            {page.evidence.length > 0 && (
              <EvidenceList
                evidence={page.evidence}
                screenshot={screenshots.get(page.url)}
                screenshotUrl={screenshotUrl}
                after={(order) => <PlaceDecision view={view} place={{ page: page.url, order }} />}
              />
            )}
          </div>
        ))}
        {finding.pages.length > shownPages && (
          <p className="mt-3 text-sm text-soft">
            et {countOf(finding.pages.length - shownPages, 'autre page', 'autres pages')}
          </p>
        )}
        <FindingVerification view={view} />
        <FindingDecisions view={view} />
        <p className="mt-4 text-sm text-soft">
          Contrôle{' '}
          <a href={`/controles/${finding.ruleId}`} className="font-mono text-xs">
            {finding.ruleId}
          </a>
          {finding.sources.some((source) => source !== 'constat') &&
            ` – sources\u00a0: ${finding.sources.join(', ')}`}
        </p>
      </Disclosure>
    </li>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
