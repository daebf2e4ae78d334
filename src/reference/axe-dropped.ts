/** axe-core rules that Constat does not run, and why. Source: axe-core 4.14.1 (MPL-2.0). */
export interface DroppedAxeRule {
  readonly axeId: string;
  /** Rule of Constat that judges the same thing at least as strictly. */
  readonly replacedBy?: string;
  readonly reason: string;
}

const outOfScope = 'outside RGAA 4.1.2';

export const droppedAxeRules: readonly DroppedAxeRule[] = [
  { axeId: 'accesskeys', reason: outOfScope },
  { axeId: 'aria-hidden-focus', replacedBy: 'rgaa-cache-focalisable', reason: 'same elements' },
  { axeId: 'aria-roledescription', reason: 'deprecated by axe-core' },
  { axeId: 'audio-caption', reason: 'deprecated by axe-core' },
  {
    axeId: 'autocomplete-valid',
    replacedBy: 'rgaa-autocomplete-absent',
    reason: 'Constat also asks for the attribute',
  },
  { axeId: 'blink', replacedBy: 'rgaa-mouvement-auto', reason: 'one rule for all that moves' },
  {
    axeId: 'bypass',
    replacedBy: 'rgaa-lien-evitement',
    reason: 'passes with landmarks; RGAA 12.7 wants a link',
  },
  { axeId: 'document-title', replacedBy: 'rgaa-titre-page-absent', reason: 'same elements' },
  { axeId: 'duplicate-id', replacedBy: 'rgaa-id-dupliques', reason: 'deprecated by axe-core' },
  { axeId: 'duplicate-id-active', replacedBy: 'rgaa-id-dupliques', reason: 'deprecated by axe-core' },
  { axeId: 'duplicate-id-aria', replacedBy: 'rgaa-id-dupliques', reason: 'Constat judges every identifier' },
  {
    axeId: 'empty-heading',
    replacedBy: 'rgaa-titre-generique',
    reason: 'Constat also judges empty wordings',
  },
  { axeId: 'frame-tested', reason: 'says what axe could not reach, not a defect' },
  {
    axeId: 'frame-title',
    replacedBy: 'rgaa-cadre-sans-title-strict',
    reason: 'accepts aria-label; RGAA 2.1 wants title',
  },
  {
    axeId: 'html-has-lang',
    replacedBy: 'rgaa-langue-absente',
    reason: 'RGAA 8.3.1 accepts lang on ancestors',
  },
  {
    axeId: 'html-lang-valid',
    replacedBy: 'rgaa-langue-erronee',
    reason: 'Constat also compares with the text',
  },
  {
    axeId: 'identical-links-same-purpose',
    replacedBy: 'rgaa-liens-meme-nom-cibles-differentes',
    reason: 'level AAA',
  },
  {
    axeId: 'label-content-name-mismatch',
    replacedBy: 'rgaa-bouton-nom-visible',
    reason: 'three Constat rules: links (6.1.5), fields (11.2.5), buttons (11.9.2)',
  },
  { axeId: 'label-title-only', reason: 'RGAA 11.1.1 accepts title' },
  { axeId: 'landmark-complementary-is-top-level', reason: 'deprecated by axe-core' },
  { axeId: 'landmark-no-duplicate-main', replacedBy: 'rgaa-structure-main', reason: 'same elements' },
  { axeId: 'landmark-one-main', replacedBy: 'rgaa-structure-main', reason: 'same elements' },
  {
    axeId: 'link-in-text-block',
    replacedBy: 'rgaa-lien-texte-etats',
    reason: 'the Constat rule reads its result',
  },
  { axeId: 'link-name', replacedBy: 'rgaa-lien-vide-strict', reason: 'same elements' },
  { axeId: 'marquee', replacedBy: 'rgaa-mouvement-auto', reason: 'one rule for all that moves' },
  { axeId: 'meta-refresh', replacedBy: 'rgaa-limite-temps', reason: 'Constat also reads the Refresh header' },
  {
    axeId: 'meta-refresh-no-exceptions',
    replacedBy: 'wcag-rechargement-aaa',
    reason: 'Constat also reads the Refresh header',
  },
  { axeId: 'meta-viewport-large', reason: 'RGAA 10.4 asks for 200 %, not 500 %' },
  { axeId: 'no-autoplay-audio', replacedBy: 'rgaa-son-automatique', reason: 'same elements' },
  {
    axeId: 'page-has-heading-one',
    reason: 'RGAA 9.1.1 does not ask for a first level; seo-h1-absent tells it missing',
  },
  { axeId: 'skip-link', replacedBy: 'rgaa-lien-evitement', reason: 'same elements' },
  { axeId: 'tabindex', replacedBy: 'rgaa-ordre-tabulation', reason: 'same elements' },
  { axeId: 'target-size', reason: 'WCAG 2.2, outside RGAA 4.1.2' },
  { axeId: 'valid-lang', replacedBy: 'rgaa-langue-passage-erronee', reason: 'same elements' },
];
