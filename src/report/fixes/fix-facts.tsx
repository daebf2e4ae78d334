import { countOf, upperFirst } from '#contract/french.ts';
import { Tag } from '../pieces.tsx';
import type { FixView } from './fix-view.ts';

/** Who does a fix, where, how long it takes and what it wins, in one line; then its pages by name. */
export function FixFacts({ view }: { readonly view: FixView }) {
  return (
    <>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <span>
          <span className="sr-only">Pour{'\u00a0'}: </span>
          <Tag tone="neutral">{view.role}</Tag>
        </span>
        <span className="font-semibold text-ink">{upperFirst(view.where)}</span>
        <span>
          Durée{'\u00a0'}: {view.work}
        </span>
        {view.gain !== '' && (
          <span className={view.fix.points > 0 ? 'font-semibold text-good' : ''}>
            Gain{'\u00a0'}: {view.gain}
          </span>
        )}
      </p>
      {view.onPages.length > 0 && (
        <p className="mt-1 text-sm text-soft">
          {view.onPages.length + view.pagesMore > 1 ? 'Pages' : 'Page'}
          {'\u00a0'}: {view.onPages.join(' · ')}
          {view.pagesMore > 0 && ` et ${countOf(view.pagesMore, 'autre page', 'autres pages')}`}
        </p>
      )}
    </>
  );
}
