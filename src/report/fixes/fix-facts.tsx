import { upperFirst } from '#contract/french.ts';
import type { FixView } from './fix-view.ts';

/** What a fix takes away, wins and costs, in one line. */
export function FixFacts({ view }: { readonly view: FixView }) {
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
      <span className="font-semibold text-ink">{upperFirst(view.where)}</span>
      {view.gain !== '' && (
        <span className={view.fix.points > 0 ? 'font-semibold text-good' : ''}>
          Gain{'\u00a0'}: {view.gain}
        </span>
      )}
      <span>
        Durée{'\u00a0'}: {view.work}
      </span>
      <span>
        Pour{'\u00a0'}: {view.role}
      </span>
    </p>
  );
}
