import { countOf, typeset, upperFirst } from './french.ts';

/** The sample of a site: a named list of pages, each with a type of the RGAA’s method. Without schemas: pages show it. */

export const sampleKinds = [
  'home',
  'contact',
  'legal-notice',
  'accessibility',
  'site-map',
  'help',
  'login',
  'template',
  'step',
  'random',
  'other',
] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** What people read. */
export const sampleKindLabels: Readonly<Record<SampleKind, string>> = {
  home: 'Accueil',
  contact: 'Contact',
  'legal-notice': 'Mentions légales',
  accessibility: 'Accessibilité',
  'site-map': 'Plan du site',
  help: 'Aide',
  login: 'Authentification',
  template: 'Page type (gabarit)',
  step: 'Étape d’un processus',
  random: 'Page tirée au hasard',
  other: 'Autre page',
};

/** Characters of the name of a sample. */
export const sampleNameLength = 100;
/** Characters of the name of a page. */
export const pageNameLength = 200;
/** Samples of an account. */
export const samplesPerAccount = 200;
/** Versions kept of a sample; audits keep the one they used. */
export const sampleVersionsKept = 100;

export interface SamplePage {
  readonly url: string;
  readonly name: string;
  readonly kind: SampleKind;
}

/** What the method asks for where the site has it, and what is said where no page of the type is there. */
const required = {
  home: 'page d’accueil',
  contact: 'page de contact',
  'legal-notice': 'page de mentions légales',
  accessibility: 'page d’accessibilité',
  'site-map': 'page de plan du site',
  help: 'page d’aide',
  login: 'page d’authentification',
} as const satisfies Partial<Record<SampleKind, string>>;

/** Types that every sample has where the site does. */
export const requiredKinds = Object.keys(required) as (keyof typeof required)[];

/** Pages to draw at random for so many others: a tenth at least. */
export const randomsFor = (others: number): number => Math.ceil(others / 10);

/** What of the method a sample lacks, in French; empty where nothing is missing. */
export function sampleGaps(pages: readonly Pick<SamplePage, 'kind'>[]): string[] {
  const kinds = new Set(pages.map(({ kind }) => kind));
  const missing = requiredKinds
    .filter((kind) => !kinds.has(kind))
    .map((kind) => `Aucune ${required[kind]} trouvée : ajoutez-la si elle existe.`);
  const randoms = pages.filter(({ kind }) => kind === 'random').length;
  const wanted = randomsFor(pages.length - randoms);
  const drawn =
    randoms >= wanted
      ? []
      : [
          `${countOf(randoms, 'page tirée au hasard', 'pages tirées au hasard')} : la méthode en demande au moins un dixième des autres, soit ${wanted} ici.`,
        ];
  return [...missing, ...drawn].map((sentence) => typeset(sentence));
}

/** A name for a page that has none, by its address: `/nos-services/taille-de-pierre.html` → « Taille de pierre ». */
export function nameOfAddress(address: string): string {
  const url = URL.parse(address);
  if (!url) return '';
  const last = url.pathname.split('/').findLast((part) => part !== '') ?? '';
  const words = decodedOf(last)
    .replace(/\.[a-z]{2,5}$/i, '')
    .replaceAll(/[-_+]/g, ' ')
    .trim();
  return upperFirst(words === '' ? `${url.pathname}${url.search}` : words).slice(0, pageNameLength);
}

function decodedOf(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
