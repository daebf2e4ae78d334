import { stakeIds, stakes } from '#contract/binding-words.ts';
import { countOf } from '#contract/french.ts';
import type { ReportSlots } from '../report-places.ts';
import type { ReportView } from '../report-view.ts';
import { undeclaredSentence } from './binding-overview.ts';

interface Props {
  readonly binding: NonNullable<ReportView['binding']>;
  /** Where the findings of one stake are shown; without it the figures are plain text. */
  readonly stakeUrl: ReportSlots['stakeUrl'];
}

/** « 3 obligations non tenues, 5 risques, 12 améliorations. », each leading to its findings. */
export function BindingLine({ binding: { sentence, counts, profile }, stakeUrl }: Props) {
  if (!stakeUrl) return <p className="mt-2 max-w-[72ch] font-semibold">{sentence}</p>;
  return (
    <p className="mt-2 max-w-[72ch] font-semibold">
      {stakeIds.map((id, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <a href={stakeUrl(id)} className="underline underline-offset-4">
            {countOf(counts[id], stakes[id].one, stakes[id].many)}
          </a>
        </span>
      ))}
      .{profile === null && <span className="font-normal"> {undeclaredSentence}</span>}
    </p>
  );
}
