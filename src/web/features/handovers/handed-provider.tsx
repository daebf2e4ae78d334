import { type ReactNode, useCallback } from 'react';
import type { Handover } from '#contract/api/handovers.ts';
import { HandedSlot } from '#report/fixes/handed-slot.tsx';
import { Link } from '../../ui/link.tsx';
import { ownPlanPath } from './handover-paths.ts';
import { StateBadge } from './state-badge.tsx';

interface Props {
  readonly id: string;
  readonly handovers: readonly Handover[];
  /** What else is known of a fix: who mends it. */
  readonly also?: (fixKey: string) => ReactNode;
  readonly children: ReactNode;
}

/** In every fix of the report below it: to whom it was sent, and how far they are. */
export function HandedProvider({ id, handovers, also, children }: Props) {
  const slot = useCallback(
    (fixKey: string) => {
      const sent = handovers.flatMap((handover) => {
        const fix = handover.fixes.find(({ key }) => key === fixKey);
        return fix ? [{ handover, fix }] : [];
      });
      const work = also?.(fixKey) ?? null;
      if (sent.length === 0) return work;
      return (
        <>
          {work}
          <ul className="mt-1.5 flex flex-col gap-1 text-sm print:hidden">
            {sent.map(({ handover, fix }) => (
              <li key={handover.id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <StateBadge state={fix.state} />
                <span className="text-soft wrap-anywhere">
                  Envoyé à <Link to={ownPlanPath(id, handover.id)}>{handover.email}</Link>. {fix.sentence}
                </span>
              </li>
            ))}
          </ul>
        </>
      );
    },
    [id, handovers, also],
  );
  return <HandedSlot value={slot}>{children}</HandedSlot>;
}
