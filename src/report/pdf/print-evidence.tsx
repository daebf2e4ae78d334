import { countOf } from '#contract/french.ts';
import type { Evidence, Finding } from '#contract/report.ts';
import { viewEvidence } from '../evidence-view.ts';
import { choosePrintedProof } from './choose-evidence.ts';
import { clip } from './clean-text.ts';
import { proofLimits } from './print-plan.ts';

/** Address of the audited site: a link only when it is http(s). */
export function PrintedAddress({ url, words = url }: { readonly url: string; readonly words?: string }) {
  const shown = clip(words, 160);
  return /^https?:\/\//i.test(url) && url.length < 2000 ? <a href={url}>{shown}</a> : <span>{shown}</span>;
}

/** What was seen, where, as far as paper allows. */
export function PrintedProof({ finding }: { readonly finding: Finding }) {
  const { site, pages, morePages, moreEvidence } = choosePrintedProof(finding, proofLimits);
  const left = [
    moreEvidence > 0 && countOf(moreEvidence, 'autre élément relevé', 'autres éléments relevés'),
    morePages > 0 && countOf(morePages, 'autre page', 'autres pages'),
  ].filter((part) => part !== false);
  if (site.length === 0 && pages.length === 0) return null;
  return (
    <div className="proof">
      <p className="proof-title">Ce que nous avons vu</p>
      <EvidenceItems items={site} />
      {pages.map((page) => (
        <div key={page.url} className="proof-page">
          <p className="address">
            <PrintedAddress url={page.url} />{' '}
            <span className="soft">({countOf(page.occurrences, 'endroit', 'endroits')})</span>
          </p>
          <EvidenceItems items={page.evidence} pageUrl={page.url} />
        </div>
      ))}
      {left.length > 0 && <p className="soft proof-end">et {left.join(', ')} dans le rapport en ligne</p>}
    </div>
  );
}

function EvidenceItems({
  items,
  pageUrl = '',
}: {
  readonly items: readonly Evidence[];
  /** Said just above: not worth saying again. */
  readonly pageUrl?: string;
}) {
  if (items.length === 0) return null;
  return (
    <ul className="evidence">
      {items.map((item, index) => {
        const { label, english, code, note } = viewEvidence(item);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a printed list that never changes
          <li key={index}>
            <span className="label">
              {clip(label, 160)} {english !== '' && <span lang="en">{clip(english, 160)}</span>}
            </span>
            {code !== pageUrl && code !== '' && (
              <code>{clip(code.slice(0, 2000).replaceAll(/\s+/g, ' '), proofLimits.code)}</code>
            )}
            {note !== pageUrl && note !== '' && <span className="soft">{clip(note, proofLimits.note)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
