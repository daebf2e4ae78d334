import { Disclosure, Tag } from '../pieces.tsx';
import type { FixView } from './fix-view.ts';

/** What a fix takes away, finding by finding, each with a link to where it is told whole. */
export function ErasedList({ view, summary }: { readonly view: FixView; readonly summary: string }) {
  return (
    <Disclosure summary={<span className="text-soft">{summary}</span>}>
      <ul className="grid gap-2">
        {view.erased.map(({ finding, part }) => (
          <li key={finding.anchor} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <Tag tone={finding.tone}>
              {finding.finding.verdict === 'fail' ? finding.severity : 'À vérifier'}
            </Tag>
            <a
              href={`#${finding.anchor}`}
              className="min-w-0 underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {finding.finding.title}
            </a>
            <span className="text-sm text-soft">{part || finding.reach}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
