import type { ReactNode } from 'react';
import { countOf } from '#contract/french.ts';
import type { Evidence, Finding } from '#contract/report.ts';
import { type EvidenceView, viewEvidence } from '../evidence-view.ts';
import type { Room } from './room.ts';
import { SiteAddress } from './site-address.tsx';

/** Characters of a piece of evidence on paper. */
export const proofClips = { label: 160, code: 220, note: 120 } as const;

/** What of a finding's proof stands, and how much is left to the report on line. */
export interface ShownProof {
  readonly site: Finding['evidence'];
  readonly pages: Finding['pages'];
  readonly morePages: number;
  readonly moreEvidence: number;
}

/** The part of a page’s picture that shows an element. */
type PictureOf = (url: string, box: EvidenceView['box']) => ReactNode;

interface Props {
  readonly proof: ShownProof;
  readonly room: Room;
  readonly pictureOf?: PictureOf;
}

/** What was seen, and where. */
export function Proof({ proof: { site, pages, morePages, moreEvidence }, room, pictureOf }: Props) {
  if (site.length === 0 && pages.length === 0) return null;
  const left = [
    moreEvidence > 0 && countOf(moreEvidence, 'autre élément relevé', 'autres éléments relevés'),
    morePages > 0 && countOf(morePages, 'autre page', 'autres pages'),
  ].filter((part) => part !== false);
  const itemsOf = (evidence: readonly Evidence[], url: string) =>
    evidence.length > 0 && (
      <ul key={`${url} evidence`} className="evidence">
        {evidence.map((item, index) => evidenceItem(item, index, url, room, pictureOf))}
      </ul>
    );
  return (
    <div className="proof">
      <p className="proof-title">Ce que nous avons vu</p>
      {itemsOf(site, '')}
      {pages.flatMap(({ url, occurrences, evidence }) => [
        <p key={url} className="address">
          <SiteAddress url={url} room={room} />
          {` (${countOf(occurrences, 'endroit', 'endroits')})`}
        </p>,
        itemsOf(evidence, url),
      ])}
      {left.length > 0 && <p className="soft proof-end">et {left.join(', ')} dans le rapport en ligne</p>}
    </div>
  );
}

/** One piece of evidence, with as few elements as can be: a large report has fifty thousand. `url`, said above, is not said again. */
function evidenceItem(
  item: Evidence,
  key: number,
  url: string,
  room: Room,
  pictureOf: PictureOf | undefined,
): ReactNode {
  const { label, english, code, note, box } = viewEvidence(item);
  return (
    <li key={key}>
      {english === '' ? room.text(label, proofClips.label) : withEnglish(label, english, room)}
      {code !== url && code !== '' && <code>{room.text(onOneLine(code), proofClips.code)}</code>}
      {note !== url && note !== '' && <span>{room.text(note, proofClips.note)}</span>}
      {pictureOf?.(url, box)}
    </li>
  );
}

const withEnglish = (label: string, english: string, room: Room): ReactNode => (
  <>
    {room.text(label, proofClips.label)} <span lang="en">{room.text(english, proofClips.label)}</span>
  </>
);

/** Of a code, no more than any document shows; most are one line. */
const onOneLine = (code: string): string =>
  /\s\s|[^\S ]/.test(code) ? code.slice(0, 2000).replaceAll(/\s+/g, ' ') : code;
