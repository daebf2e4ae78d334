import { foldText } from '#contract/fold-text.ts';
import { decoded } from '../../address/decoded.ts';
import type { PageKind } from '../../artifacts.ts';

/**
 * What pages that every French site has are called. Patterns run on folded text: lower case, no accents,
 * straight apostrophes, one space (`\b` of JavaScript knows ASCII letters only).
 */
const patterns: readonly (readonly [PageKind, RegExp])[] = [
  [
    'legal-notice',
    /\bmentions? ?legales?\b|\binfo(?:rmation)?s? legales?\b|\blegal(?: notices?)?$|\bimpressum\b|\bediteur du site\b/,
  ],
  ['sales-terms', /\bc\.?g\.?v\b|\bconditions? (?:generales? )?de ventes?\b|\bterms of sale\b/],
  [
    'terms',
    /\bc\.?g\.?u\b|\bconditions? (?:generales? )?d'? ?(?:utilisation|usage)\b|\bterms (?:of (?:use|service)|and conditions)\b/,
  ],
  [
    'privacy',
    /\bconfidentialite\b|\bdonnees (?:personnelles|a caractere personnel)\b|^vos donnees$|\b(?:protection|utilisation|traitement) de vos donnees\b|\bque faisons-nous de vos donnees\b|\bvie privee\b|\brgpd\b|\bgdpr\b|\bprivacy\b|\bpolitique\b.{0,25}\b(?:cookies?|traceurs)\b/,
  ],
  [
    'accessibility',
    /\baccessibilite\b(?!.*\b(?:plan|parking|transports?|handicap moteur|pmr|acces)\b)|\baccessibility\b/,
  ],
  ['site-map', /\bplan du site\b|\bsite ?map\b/],
  ['contact', /\bcontact(?:s|er|ez|ez-nous|ez nous| us)?\b|\bnous ecrire\b/],
  [
    'login',
    /\bconnexion\b|\bse connecter\b|\bs'? ?identifier\b|\bmon compte\b|\bespace (?:client|personnel|membre|abonne|adherent|citoyen|famille)s?\b|\b(?:wp )?log ?in\b|\bsign ?in\b|\bauthentification\b/,
  ],
  [
    'help',
    /^aide$|\bbesoin d'? ?aide\b|\bcentre d'? ?aide\b|\baide en ligne\b|\bfaq\b|\bfoire aux questions\b|\bquestions frequentes\b|^assistance$|^support$|^help(?: cent(?:er|re))?$/,
  ],
  ['search', /^recherche(?:r| avancee)?$|\bresultats? de (?:la |votre )?recherche\b|^search(?: results)?$/],
];

/** The kind a short name speaks of (anchor, heading, title); null for a sentence or an ordinary name. */
export function kindOfName(name: string): PageKind | null {
  const folded = foldText(name);
  if (folded.length === 0 || folded.length > 80) return null;
  return patterns.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** The kind the last part of a path speaks of: `/mentions-legales.html` is a legal notice. */
export function kindOfPath(url: string): PageKind | null {
  const segments = new URL(url).pathname.split('/').filter((segment) => segment !== '');
  const last = decoded(segments.at(-1) ?? '').replace(/\.[a-z]{2,5}$/i, '');
  const words = last.split(/[-_+ .]+/).filter((word) => word !== '');
  if (words.length === 0 || words.length > 7 || segments.length > 4) return null;
  return kindOfName(words.join(' '));
}

/** What is known of a page to name its kind; anchors are the texts of links that lead to it. */
export interface PageNames {
  readonly url: string;
  readonly isHome: boolean;
  readonly title: string;
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly anchors?: readonly string[];
}

/**
 * Kind of a page by the agreement of its path (2; 1 for a bare `/legal`, which may be a licence), first heading (2),
 * title (1) and anchors (1 each, 2 at most).
 */
export function pageKindOf(page: PageNames): PageKind {
  if (page.isHome) return 'home';
  const points = new Map<PageKind, number>();
  const add = (kind: PageKind | null, weight: number) => {
    if (kind) points.set(kind, (points.get(kind) ?? 0) + weight);
  };
  add(kindOfPath(page.url), /\/legal(?:\.[a-z]{2,5})?\/?$/i.test(new URL(page.url).pathname) ? 1 : 2);
  add(kindOfName(page.headings.find((heading) => heading.level === 1)?.text ?? ''), 2);
  add(kindOfName(page.title.split(/\s[|–—·•-]\s/)[0] ?? ''), 1);
  for (const anchor of (page.anchors ?? []).slice(0, 2)) add(kindOfName(anchor), 1);
  const [best] = [...points].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= 2 ? best[0] : 'other';
}
