/** The eight themes of an audit, in the order they are shown, with French names and the weights of the site score. */
export const themes = {
  accessibility: { label: 'Accessibilité', weight: 20 },
  performance: { label: 'Performance', weight: 18 },
  security: { label: 'Sécurité', weight: 15 },
  privacy: { label: 'Vie privée', weight: 14 },
  seo: { label: 'Référencement', weight: 13 },
  legal: { label: 'Obligations légales', weight: 10 },
  'eco-design': { label: 'Écoconception', weight: 7 },
  quality: { label: 'Qualité', weight: 3 },
} as const;

export type Theme = keyof typeof themes;
export const themeIds = Object.keys(themes) as [Theme, ...Theme[]];

/** How bad a failure is. Labels are the catalogue's. */
export const severities = ['bloquant', 'majeur', 'mineur', 'info'] as const;
export type Severity = (typeof severities)[number];

/**
 * What a machine may conclude: `automatique` certain both ways; `semi` a failure is proven, a success is only
 * « rien relevé »; `revue` evidence only, always « à vérifier », never counted.
 */
export const automations = ['automatique', 'semi', 'revue'] as const;
export type Automation = (typeof automations)[number];

/** Work to mend: 1 = under an hour, 2 = under a day, 3 = more. */
export type Effort = 1 | 2 | 3;
export const effortLabels: Record<Effort, string> = {
  1: 'moins d’une heure',
  2: 'moins d’une journée',
  3: 'plus d’une journée',
};

/** Who the site belongs to; decides which legal duties apply. */
export const siteProfiles = {
  public: 'Organisme public',
  delegate: 'Délégataire de service public',
  large: 'Entreprise de plus de 250 M€ de chiffre d’affaires',
  shop: 'Boutique en ligne',
  company: 'Entreprise',
  association: 'Association',
  personal: 'Site personnel',
} as const;
export type SiteProfile = keyof typeof siteProfiles;
export const profileIds = Object.keys(siteProfiles) as [SiteProfile, ...SiteProfile[]];

/** What a score is called. */
export interface ScoreBand {
  readonly id: 'excellent' | 'good' | 'fair' | 'poor';
  readonly label: string;
  /** Least score of the band. */
  readonly floor: number;
}

const poor: ScoreBand = { id: 'poor', label: 'Insuffisant', floor: 0 };
/** Best first. */
const scoreBands: readonly ScoreBand[] = [
  { id: 'excellent', label: 'Très bon', floor: 90 },
  { id: 'good', label: 'Bon', floor: 75 },
  { id: 'fair', label: 'À améliorer', floor: 50 },
  poor,
];

/** Band of a score out of 100. */
export function scoreBand(score: number): ScoreBand {
  return scoreBands.find(({ floor }) => score >= floor) ?? poor;
}
