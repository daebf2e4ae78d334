import type { ReactNode } from 'react';
import type { FindingView } from '../finding-view.ts';

interface Props {
  readonly view: FindingView;
  /** `span` where the facts stand in the summary of something folded. */
  readonly as?: 'p' | 'span';
  /** Said after where it is. */
  readonly children?: ReactNode;
}

/** How bad a finding is, where, what it costs and wins: each said in words, the look only helps. */
export function DefectFacts({ view, as: Facts = 'p', children }: Props) {
  const isProven = view.finding.verdict === 'fail';
  return (
    <Facts className="facts">
      <span className={isProven ? `tag ${view.finding.severity}` : 'tag'}>
        {isProven ? view.severity : 'À vérifier'}
      </span>
      <span>{view.reach}</span>
      {children}
      {isProven && (
        <span>
          correction{'\u00a0'}: {view.effort}
        </span>
      )}
      {view.gain !== '' && <strong>{view.gain}</strong>}
    </Facts>
  );
}
