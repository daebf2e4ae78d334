import { decisionEnds, decisionKinds } from '#contract/decision-words.ts';
import type { JournalledDecision } from '#contract/decisions.ts';
import { countOf, formatDate, typeset } from '#contract/french.ts';
import { decisionSentence, scopeAndPlace } from '#report/decisions/decision-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TitledCard } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { findingAddress } from './decision-target.ts';
import { UndoDecision } from './undo-decision.tsx';

interface DecisionJournalProps {
  decisions: { readonly items: readonly JournalledDecision[]; readonly total: number };
}

/** Everything decided on a site, what was undone too: who, when, why. */
export function DecisionJournal({ decisions: { items, total } }: DecisionJournalProps) {
  return (
    <TitledCard title="Journal des décisions">
      {items.length === 0 ? (
        <p>
          {
            'Aucune décision sur ce site. Dans un rapport, « Décider » sous un constat permet de dire qu’il est accepté, corrigé ou qu’il vient d’un tiers ; la décision vaut pour les audits suivants.'
          }
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {items.map((decision) => (
            <li key={decision.id} className="flex flex-col items-start gap-1 py-3 [overflow-wrap:anywhere]">
              <Entry decision={decision} />
            </li>
          ))}
        </ul>
      )}
      {total > items.length && (
        <p className="mt-3 text-sm text-soft">
          et {countOf(total - items.length, 'décision plus ancienne', 'décisions plus anciennes')}, par l’API
        </p>
      )}
    </TitledCard>
  );
}

function Entry({ decision }: { decision: JournalledDecision }) {
  const { id, auditId, kind, title, page, end, isExpired } = decision;
  const label = typeset(decisionKinds[kind].label);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={end ? 'neutral' : 'brand'}>{label}</Badge>
        <span className="font-semibold">
          {auditId ? <Link to={findingAddress({ ...decision, auditId })}>{title}</Link> : title}
        </span>
      </p>
      <p className="text-sm text-soft">
        Pour {scopeAndPlace(decision)}
        {page !== '' && `, ${page}`}
      </p>
      <p>{decisionSentence(decision)}</p>
      {endText(decision) !== '' && <p className="text-sm font-semibold">{endText(decision)}</p>}
      {!end && !isExpired && auditId && (
        <UndoDecision
          decisionId={id}
          action={`/reports/${auditId}/decision`}
          label={`Annuler la décision « ${label} » : ${title}`}
        />
      )}
    </>
  );
}

function endText({ end, isExpired }: JournalledDecision): string {
  if (!end) return isExpired ? 'Décision expirée : elle ne s’applique plus.' : '';
  const by = end.by ? ` par ${end.by.name}` : ' par un audit';
  const ended =
    end.how === 'corrected' ? decisionEnds.corrected : `Décision ${decisionEnds[end.how].toLowerCase()}`;
  return `${ended} le ${formatDate(end.at)}${by}.`;
}
