import { axeRows } from './axe-rules.ts';

/** Rules whose result a rule of Constat reads although they have no row of their own. */
const readByConstat = ['link-in-text-block'];

/** Rules that speak of the page as a whole, or compare elements all over it. */
const ofWholePage = new Set([
  ...['aria-hidden-body', 'css-orientation-lock', 'frame-title-unique', 'heading-order', 'hidden-content'],
  ...['html-xml-lang-mismatch', 'image-redundant-alt', 'landmark-banner-is-top-level', 'landmark-unique'],
  ...['landmark-contentinfo-is-top-level', 'landmark-main-is-top-level', 'landmark-no-duplicate-banner'],
  ...[
    'landmark-no-duplicate-contentinfo',
    'meta-viewport',
    'p-as-heading',
    'region',
    'server-side-image-map',
  ],
  ...['table-duplicate-name', 'table-fake-caption', 'video-caption', 'avoid-inline-spacing'],
]);

/** What `axe.run` is asked: exactly these rules, experimental ones included. */
export interface AxeRunOptions {
  readonly runOnly: { readonly type: 'rule'; readonly values: readonly string[] };
  readonly resultTypes: readonly ('violations' | 'incomplete')[];
  readonly preload: false | { readonly assets: readonly string[]; readonly timeout: number };
}

const resultTypes = ['violations', 'incomplete'] as const;
const allRules = [...axeRows.map((row) => row.axeId), ...readByConstat];

/** The whole page. Style sheets are loaded for css-orientation-lock; nothing else is fetched. */
export const axeRunOptions: AxeRunOptions = {
  runOnly: { type: 'rule', values: allRules },
  resultTypes,
  preload: { assets: ['cssom'], timeout: 3000 },
};

/** A part of the page that is shown anew. */
export const axePartOptions: AxeRunOptions = {
  runOnly: { type: 'rule', values: allRules.filter((rule) => !ofWholePage.has(rule)) },
  resultTypes,
  preload: false,
};

/** A part of the page that is drawn otherwise than before. */
export const axeLookOptions: AxeRunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'] },
  resultTypes,
  preload: false,
};
