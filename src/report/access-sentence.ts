import type { Report } from '#contract/report.ts';
import type { AccessUse } from '#contract/site-access.ts';

const sentences: Readonly<Record<AccessUse, string>> = {
  used: 'Pages protégées\u00a0: ce rapport montre des pages ouvertes par un accès enregistré. Montrez-le seulement à qui peut les voir.',
  unproved:
    'L’accès enregistré pour ce site n’a pas été envoyé\u00a0: le domaine n’est plus prouvé. Prouvez-le de nouveau dans «\u00a0Mon profil\u00a0», puis relancez l’audit.',
  unreadable:
    'L’accès enregistré pour ce site n’a pas été envoyé\u00a0: il ne peut plus être lu sur cette installation. Saisissez-le de nouveau, puis relancez l’audit.',
};

/** What readers must know of the access of the site; null where it has none. */
export const accessSentence = ({ access }: Pick<Report, 'access'>): string | null =>
  access === undefined ? null : sentences[access];
