/**
 * Rules that see one defect from several sides. It is paid once: within a theme at the costliest of its prices, and in one theme
 * only (docs/scoring.md). Each with its reason; the rules of a family belong to one theme, and none has a parent or a child.
 */
export interface CountedOnce {
  readonly key: string;
  readonly reason: string;
  readonly ruleIds: readonly string[];
  /** The rule that sees them all at once and costs more: they are paid as its children, and stay in sight where it fails. */
  readonly under?: string;
}

export const countedOnce: readonly CountedOnce[] = [
  {
    key: 'trackers',
    reason:
      'A tracker that starts too early is seen by its cookie, its request, what it stores and its name, and where nothing asks, by that.',
    under: 'priv-bandeau-absent',
    ruleIds: [
      ...['priv-traceur-avant-choix', 'priv-requete-traceur-avant-choix', 'priv-stockage-local-avant-choix'],
      ...['priv-google-analytics-sans-accord', 'priv-google-consent-mode'],
    ],
  },
  {
    key: 'heavy-images',
    reason:
      'A photograph published as it came is too large, badly packed, in an old format, and makes the page heavy.',
    ruleIds: [
      ...['eco-images-format', 'eco-images-dimensions', 'eco-images-compression', 'eco-gif-lourd'],
      'eco-poids-page',
    ],
  },
];

/** What another theme makes pay for already, and the rule that does. */
export const paidElsewhere: Readonly<Record<string, { readonly by: string; readonly reason: string }>> = {
  'seo-alt-manquant-site': { by: 'axe-image-alt', reason: 'The same images without alternative.' },
  'eco-adaptation-ecran': {
    by: 'seo-mobile-debordement',
    reason: 'The same page that is wider than the screen.',
  },
};

const byRule = new Map(countedOnce.flatMap((row) => row.ruleIds.map((id) => [id, row] as const)));

/** The defect that the rule sees among others; undefined where it is alone. */
export const countedWith = (ruleId: string): string | undefined => byRule.get(ruleId)?.key;

/** The rule whose failure pays for it too. */
export const paidUnder = (ruleId: string): string | undefined => byRule.get(ruleId)?.under;

export const isPaidElsewhere = (ruleId: string): boolean => Object.hasOwn(paidElsewhere, ruleId);
