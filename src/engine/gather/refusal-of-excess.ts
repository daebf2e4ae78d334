import { formatBytes, formatNumber } from '#contract/french.ts';
import type { Excess, ExcessKind } from '../browser/page-traffic.ts';

const words: Readonly<Record<ExcessKind, (limit: number, party: string) => string>> = {
  bytes: (limit) => `plus de ${formatBytes(limit)} reçus`,
  requests: (limit) => `plus de ${formatNumber(limit)} requêtes`,
  seconds: (limit) => `plus de ${formatNumber(limit)} secondes`,
  bytesUp: (limit) => `plus de ${formatBytes(limit)} envoyés`,
  bytesUpToOthers: (limit) => `plus de ${formatBytes(limit)} envoyés à d’autres sites`,
  requestsToOne: (limit, party) => `plus de ${formatNumber(limit)} requêtes vers ${party}`,
  writesToOne: (limit, party) => `plus de ${formatNumber(limit)} envois de données vers ${party}`,
  writesToOthers: (limit) => `plus de ${formatNumber(limit)} envois de données à d’autres sites`,
  audit: (_limit, party) => `trop de requêtes ou de données vers ${party} au cours de l’audit`,
  installation: (_limit, party) => `ce que Constat envoie en une heure à ${party} est atteint`,
};

/** A page that met a limit of the guard is too heavy, and the reader is told by what; the installation’s own limit is ours. */
export function refusalOfExcess({ kind, limit, party = '' }: Excess): {
  readonly reason: 'too-large' | 'incident';
  readonly detail: string;
} {
  return { reason: kind === 'installation' ? 'incident' : 'too-large', detail: words[kind](limit, party) };
}
