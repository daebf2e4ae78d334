import { countOf } from '#contract/french.ts';
import type { TrialView } from '../trial-view.ts';
import type { ChapterName } from './contents.tsx';
import type { Room } from './room.ts';
import { SiteAddress } from './site-address.tsx';

interface Props {
  readonly trial: TrialView;
  readonly name: ChapterName;
  readonly room: Room;
}

/** What checks on trial found: read apart, counted nowhere. Paper names it, a file tells it whole. */
export function TrialPart({ trial, name, room }: Props) {
  return (
    <section>
      <h2 id={name.anchor}>{name.label}</h2>
      <p>{trial.sentence}</p>
      <ul className={room.isWhole ? 'trial' : 'checks'}>
        {trial.findings.map((finding) => (
          <li key={`${finding.ruleId} ${finding.level}`}>
            {room.text(finding.title, 160)}
            <span className="soft">
              {' '}
              – {finding.theme}, {finding.level}, {finding.occurrences}
            </span>
            {room.isWhole && <TrialDetail finding={finding} room={room} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function TrialDetail({
  finding: { why, fix, pages, morePages },
  room,
}: {
  readonly finding: TrialView['findings'][number];
  readonly room: Room;
}) {
  return (
    <>
      <p>{room.text(why, 600)}</p>
      <p>{room.text(fix, 600)}</p>
      {pages.map((url) => (
        <p key={url} className="address">
          <SiteAddress url={url} room={room} />
        </p>
      ))}
      {morePages > 0 && <p className="soft">et {countOf(morePages, 'autre page', 'autres pages')}</p>}
    </>
  );
}
