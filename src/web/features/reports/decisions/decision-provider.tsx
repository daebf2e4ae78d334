import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type DecisionActions, DecisionActionsContext } from '#report/decisions/decision-notes.tsx';
import { Decide } from './decide.tsx';
import { decisionAddress, decisionTargetOf } from './decision-target.ts';
import { UndoDecision } from './undo-decision.tsx';

interface DecisionProviderProps {
  /** The report of the person who reads it; null for whoever only reads. */
  auditId: string | null;
  name: string;
  children: ReactNode;
}

/**
 * Gives the owner of a report the ways to decide of what it shows, wherever a finding is shown below. Those of single
 * places come once their finding is opened: a report has thousands.
 */
export function DecisionProvider({ auditId, name, children }: DecisionProviderProps) {
  const opened = useOpenedFindings(auditId !== null);
  const actions = useMemo<DecisionActions | null>(() => {
    if (auditId === null) return null;
    return {
      decide: ({ anchor, finding, decisions }, place) =>
        place === null || opened.has(anchor) ? (
          <Decide target={decisionTargetOf(auditId, finding, decisions, place)} name={name} />
        ) : null,
      undo: ({ finding }, note) => (
        <UndoDecision
          decisionId={note.id}
          action={decisionAddress(decisionTargetOf(auditId, finding, null, null))}
          label={`Annuler la décision « ${note.badge} » : ${finding.title}`}
        />
      ),
    };
  }, [auditId, name, opened]);
  return <DecisionActionsContext value={actions}>{children}</DecisionActionsContext>;
}

/** Anchors of the findings that were opened since the page came. */
function useOpenedFindings(isAsked: boolean): ReadonlySet<string> {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!isAsked) return;
    const remember = (details: Element | null) => {
      const anchor = details?.closest('[id^="constat-"], [id^="verifier-"]')?.id;
      if (anchor !== undefined)
        setOpened((known) => (known.has(anchor) ? known : new Set([...known, anchor])));
    };
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open) remember(target);
    };
    for (const details of document.querySelectorAll('details[open]')) remember(details);
    // It does not bubble.
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, [isAsked]);
  return opened;
}
