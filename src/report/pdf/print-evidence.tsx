import { countOf } from '#contract/french.ts';
import type { Evidence, Finding } from '#contract/report.ts';
import { viewEvidence } from '../evidence-view.ts';
import { choosePrintedProof } from './choose-evidence.ts';
import { clip } from './clean-text.ts';
import type { PrintLimits } from './print-levels.ts';

/** Address of the audited site: a link only when it is http(s). */
export function PrintedAddress({ url }: { readonly url: string }) {
  const shown = clip(url, 160);
  return /^https?:\/\//i.test(url) && url.length < 2000 ? <a href={url}>{shown}</a> : <span>{shown}</span>;
}

/** What was seen, where, as far as paper allows. */
export function PrintedProof({
  finding,
  limits,
}: {
  readonly finding: Finding;
  readonly limits: PrintLimits;
}) {
  const { site, pages, morePages, moreEvidence } = choosePrintedProof(finding, limits);
  const left = [
    moreEvidence > 0 && countOf(moreEvidence, 'autre élément relevé', 'autres éléments relevés'),
    morePages > 0 && countOf(morePages, 'autre page', 'autres pages'),
  ].filter((part) => part !== false);
  if (site.length === 0 && pages.length === 0) return null;
  return (
    <div className="proof">
      <p className="proof-title">Ce que nous avons vu</p>
      <EvidenceItems items={site} limits={limits} />
      {pages.map((page) => (
        <div key={page.url} className="proof-page">
          <p className="address">
            <PrintedAddress url={page.url} />{' '}
            <span className="soft">({countOf(page.occurrences, 'endroit', 'endroits')})</span>
          </p>
          <EvidenceItems items={page.evidence} limits={limits} pageUrl={page.url} />
        </div>
      ))}
      {left.length > 0 && <p className="soft">et {left.join(', ')} dans le rapport en ligne</p>}
    </div>
  );
}

function EvidenceItems({
  items,
  limits,
  pageUrl = '',
}: {
  readonly items: readonly Evidence[];
  /** Said just above: not worth saying again. */
  readonly pageUrl?: string;
  readonly limits: PrintLimits;
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
              <code>{clip(code.replaceAll(/\s+/g, ' '), limits.code)}</code>
            )}
            {note !== pageUrl && note !== '' && limits.note > 0 && (
              <span className="soft">{clip(note, limits.note)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
