import type { Evidence } from '#contract/report.ts';
import type { SensitiveKind, SiteShapes } from '../../artifacts.ts';

/** Said where nothing was asked. */
const notProved =
  'ce contrôle interroge des adresses sensibles : il ne s’exécute que sur un domaine dont vous avez prouvé être responsable';

/** The verdict of the rules on addresses that should not answer. */
export function judgeSensitive(
  { sensitive }: Pick<SiteShapes, 'sensitive'>,
  kind: SensitiveKind,
):
  | { status: 'pass' }
  | { status: 'inapplicable' | 'untested'; reason: string }
  | { status: 'fail'; evidence: Evidence[] } {
  if (sensitive === null) return { status: 'inapplicable', reason: notProved };
  const found = sensitive.exposed.filter((address) => address.kind === kind);
  if (found.length > 0)
    return {
      status: 'fail',
      evidence: found.map(({ url, status, sizeBytes, sign }) => ({
        type: 'request',
        url,
        method: 'GET',
        status,
        ...(sizeBytes !== null && { sizeBytes }),
        note: sign,
      })),
    };
  switch (sensitive.outcomes[kind]) {
    case 'skipped':
      return { status: 'inapplicable', reason: 'aucun logiciel connu n’a été reconnu sur ce site' };
    case 'unanswered':
      return { status: 'untested', reason: 'le site n’a pas répondu clairement' };
    default:
      return { status: 'pass' };
  }
}
