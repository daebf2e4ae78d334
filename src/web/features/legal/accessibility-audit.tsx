import { type AccessibilityAudit, type Compliance, isValid } from '#contract/accessibility-state.ts';
import { formatDate, formatNumber } from '#contract/french.ts';

/** Why the law gives the site its state: the sentence under « État de conformité ». */
export function StateReason({
  compliance,
  audit,
  today,
}: {
  compliance: Compliance;
  audit: AccessibilityAudit | null;
  today: Date;
}) {
  const state = <strong>{compliance} conforme</strong>;
  if (audit === null)
    return (
      <p>
        Ce site est {state} au RGAA 4.1.2, car aucun audit complet n’a encore été mené par une personne. C’est
        la règle{'\u00a0'}: un outil automatique, même le nôtre, ne suffit pas à prononcer une conformité.
      </p>
    );
  if (!isValid(audit, today))
    return (
      <p>
        Ce site est {state} au RGAA 4.1.2, car son dernier audit date de plus de trois ans et ne vaut plus.
      </p>
    );
  return (
    <p>
      Ce site est {state} au RGAA 4.1.2, d’après l’audit mené le {formatDate(audit.auditedOn)}.
    </p>
  );
}

/** What the audit measured, or why there is no figure; then what is tested by machine at each version. */
export function TestResults({ audit }: { audit: AccessibilityAudit | null }) {
  return (
    <>
      {audit === null ? (
        <p>Aucun taux de conformité ne peut être donné.</p>
      ) : (
        <p>
          L’audit mené le {formatDate(audit.auditedOn)} par {audit.auditor} révèle que{' '}
          {formatNumber(audit.percent, 2)}
          {'\u202f'}% des critères du RGAA applicables sont respectés.
        </p>
      )}
      <p>
        Par ailleurs, chaque page est soumise, à chaque version du logiciel, à un contrôle automatique qui ne
        doit relever aucun défaut, en thème clair et sombre, sur grand et petit écran.
      </p>
    </>
  );
}
