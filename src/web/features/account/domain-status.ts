import type { Domain, DomainStatus } from '#contract/api/domains.ts';
import type { ProofMethod } from '#contract/domain-proof.ts';
import { formatDate, formatDateTime } from '#contract/french.ts';
import type { Tone } from '../../ui/badge.tsx';

export const statusWords: Readonly<Record<DomainStatus, { readonly tone: Tone; readonly label: string }>> = {
  waiting: { tone: 'neutral', label: 'À prouver' },
  proved: { tone: 'good', label: 'Prouvé' },
  expired: { tone: 'watch', label: 'Preuve expirée' },
  lost: { tone: 'bad', label: 'Preuve perdue' },
  failed: { tone: 'watch', label: 'Non prouvé' },
};

const methodWords: Readonly<Record<ProofMethod, string>> = {
  dns: 'le DNS',
  file: 'le fichier',
  meta: 'la balise',
};

/** Where a domain stands, in a sentence or two. */
export function stateSentence(domain: Domain): string {
  const by = domain.method === null ? '' : ` par ${methodWords[domain.method]}`;
  switch (domain.status) {
    case 'waiting':
      return 'Choisissez une méthode ci-dessous, mettez la preuve en place, puis vérifiez.';
    case 'proved': {
      const reach = domain.method === 'dns' ? ', ce qui vaut aussi pour ses sous-domaines' : '';
      const until =
        domain.expiresAt === null ? '' : ` Preuve valable jusqu’au ${formatDate(domain.expiresAt)}.`;
      return `Prouvé${by}${reach}.${until}`;
    }
    case 'expired':
      return 'La preuve n’a pas été revue depuis 30 jours. Vérifiez à nouveau le domaine.';
    case 'lost':
      return `Ce domaine était prouvé${by}, mais la preuve n’y est plus. Remettez-la en place, puis vérifiez.`;
    case 'failed':
      return 'Aucune preuve trouvée. Ce qui manque est indiqué pour chaque méthode.';
  }
}

/** What is read out when a check ends. */
export function checkedSentence(domain: Domain): string {
  return domain.status === 'proved'
    ? `${domain.host} est prouvé par ${methodWords[domain.method ?? 'dns']}.`
    : `Aucune preuve trouvée pour ${domain.host}. Le résultat de chaque méthode est indiqué ci-dessous.`;
}

/** « Vérifié le 21 novembre 2026 à 14:05 », or nothing before the first check. */
export function lastCheckSentence({ lastCheckedAt }: Domain): string | null {
  return lastCheckedAt === null ? null : `Dernière vérification le ${formatDateTime(lastCheckedAt)}.`;
}
