/** A kind of defect that harms someone today, whatever points it is worth. */
export interface Urgency {
  readonly id: string;
  /** What the report says beside the finding: why it comes first. */
  readonly reason: string;
  /** Rules whose failure is of this kind. */
  readonly ruleIds: readonly string[];
}

/** The most pressing first. A rule stands here for what its failure does to people, never for its weight in a score. */
export const urgencies: readonly Urgency[] = [
  {
    id: 'secret',
    reason: 'Ce qui devait rester secret est lisible par tous, dès maintenant.',
    ruleIds: ['sec-secret-dans-code', 'sec-fichier-env', 'sec-fichier-git', 'sec-fichier-sauvegarde'],
  },
  {
    id: 'health',
    reason: 'Une animation peut déclencher une crise d’épilepsie.',
    ruleIds: ['rgaa-flash'],
  },
  {
    id: 'down',
    reason: 'Des visiteurs ne peuvent pas ouvrir le site.',
    ruleIds: ['sec-certificat-expire', 'seo-erreurs-serveur'],
  },
  {
    id: 'hostile',
    reason: 'Un tiers pourrait modifier les pages du site.',
    // Active mixed content is blocked by browsers, and CORS lets answers be read: neither changes a page.
    ruleIds: ['sec-script-tiers-http', 'sec-cname-pendant'],
  },
  {
    id: 'clear',
    reason: 'Des données circulent en clair : n’importe qui sur le trajet peut les lire.',
    ruleIds: ['sec-mot-de-passe-http', 'sec-formulaire-http', 'sec-https-absent'],
  },
  {
    id: 'closed',
    reason: 'Des pages ne peuvent plus être montrées par les moteurs de recherche.',
    ruleIds: ['seo-noindex-involontaire', 'seo-robots-bloque-page'],
  },
  {
    // Article 82 of the law of 6 January 1978, which the CNIL enforces by fines.
    id: 'tracked',
    reason: 'Des visiteurs sont suivis sans leur accord : la loi l’interdit, la CNIL le sanctionne.',
    ruleIds: ['priv-traceur-avant-choix', 'priv-google-analytics-sans-accord', 'priv-refus-inefficace'],
  },
];

/**
 * Failures of today that a site is graded by, whatever its score: secrets that all can read, a light that may cause a
 * seizure, a site nobody can open, a name somebody else may take, passwords sent in clear. Trackers, closed pages and a missing HTTPS are
 * urgent; they have a price.
 */
const dangers: ReadonlySet<string> = new Set([
  ...['sec-secret-dans-code', 'sec-fichier-env', 'sec-fichier-git', 'sec-fichier-sauvegarde', 'rgaa-flash'],
  ...['sec-certificat-expire', 'sec-cname-pendant', 'sec-mot-de-passe-http'],
]);

/** A proven failure of that rule is a danger of today. */
export const isDanger = (ruleId: string): boolean => dangers.has(ruleId);

const rankByRule = new Map(
  urgencies.flatMap(({ ruleIds }, rank) => ruleIds.map((id) => [id, rank] as const)),
);

/** Place of a rule’s failure among the urgent ones, the most pressing 0; `urgencies.length` for the others. */
export const urgencyRank = (ruleId: string): number => rankByRule.get(ruleId) ?? urgencies.length;

/** Why a rule’s failure is urgent; undefined where it is not. */
export const urgencyOf = (ruleId: string): Urgency | undefined => urgencies[urgencyRank(ruleId)];
