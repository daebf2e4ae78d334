/** Gravest first; the kinds of site are those of the contract (the engine, which has both, compiles only then). */
const severities = ['bloquant', 'majeur', 'mineur', 'info'] as const;
type Severity = (typeof severities)[number];
type SiteProfile = 'public' | 'delegate' | 'large' | 'shop' | 'company' | 'association' | 'personal';

/**
 * Rules whose failure harms less on some kinds of site than the rule says: a bakery’s page is not judged like a bank’s. Only
 * downwards, and never below what the rule hides as a parent; each with its reason. What depends on the page instead (a form,
 * a password, a payment) is in the rule itself, which sees it (`derive/trackers/personal-forms.ts`).
 */
interface ByKind {
  readonly reason: string;
  readonly kinds: Readonly<Partial<Record<SiteProfile, Severity>>>;
}

export const severityByKind: Readonly<Record<string, ByKind>> = {
  'sec-hsts-absent': {
    reason:
      'It stops somebody on the network of a visitor who came before. A bank, a shop and a public body are worth the journey; a page that only tells opening hours is not.',
    kinds: { company: 'mineur', association: 'mineur', personal: 'mineur' },
  },
  'rgaa-lien-evitement': {
    reason:
      'The law binds public bodies and large firms to it. On a small site one passes a menu of a few links in a few presses.',
    kinds: { company: 'mineur', association: 'mineur', personal: 'mineur' },
  },
  'rgaa-structure-main': {
    reason: 'The law binds public bodies and large firms to it. Without it, readers go on by headings.',
    kinds: { company: 'mineur', association: 'mineur', personal: 'mineur' },
  },
  'sec-spf-absent': {
    reason: 'Nobody is asked for money in the name of a private person’s page.',
    kinds: { personal: 'mineur' },
  },
  'qual-contact-introuvable': {
    reason: 'A private person may stay anonymous (LCEN, art. 1-1 II); somebody who sells or serves may not.',
    kinds: { personal: 'mineur' },
  },
  'qual-telephone-non-cliquable': {
    reason: 'A trade lives by its telephone; a personal page does not.',
    kinds: { personal: 'info' },
  },
  'seo-description-absente': {
    reason: 'A personal page does not live by those who find it in a search.',
    kinds: { personal: 'info' },
  },
};

const milder = (one: Severity, other: Severity): Severity =>
  severities.indexOf(one) >= severities.indexOf(other) ? one : other;

/** Severity of a failure on a site of that kind: the rule’s own where nobody declared it. */
export function severityFor(ruleId: string, severity: Severity, profile: SiteProfile | null): Severity {
  const ofKind = profile === null ? undefined : severityByKind[ruleId]?.kinds[profile];
  return ofKind === undefined ? severity : milder(severity, ofKind);
}

/** The least grave that it may be, were the kind of site known. */
export const mildestOf = (ruleId: string, severity: Severity): Severity =>
  Object.values(severityByKind[ruleId]?.kinds ?? {}).reduce(milder, severity);
