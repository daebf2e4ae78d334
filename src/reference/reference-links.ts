import { axeVersion } from './axe-version.ts';

/**
 * Where what a rule cites can be read. Official publishers only; a citation that matches nothing stays plain text.
 * Version 2026-11.
 */

/** Names of the criteria in the addresses of W3C’s explanations. */
const wcagNames: Readonly<Record<string, string>> = {
  '1.1.1': 'non-text-content',
  '1.2.1': 'audio-only-and-video-only-prerecorded',
  '1.2.2': 'captions-prerecorded',
  '1.2.3': 'audio-description-or-media-alternative-prerecorded',
  '1.2.5': 'audio-description-prerecorded',
  '1.3.1': 'info-and-relationships',
  '1.3.2': 'meaningful-sequence',
  '1.3.3': 'sensory-characteristics',
  '1.3.4': 'orientation',
  '1.3.5': 'identify-input-purpose',
  '1.4.1': 'use-of-color',
  '1.4.2': 'audio-control',
  '1.4.3': 'contrast-minimum',
  '1.4.4': 'resize-text',
  '1.4.5': 'images-of-text',
  '1.4.10': 'reflow',
  '1.4.11': 'non-text-contrast',
  '1.4.12': 'text-spacing',
  '1.4.13': 'content-on-hover-or-focus',
  '2.1.1': 'keyboard',
  '2.1.2': 'no-keyboard-trap',
  '2.1.4': 'character-key-shortcuts',
  '2.2.1': 'timing-adjustable',
  '2.2.2': 'pause-stop-hide',
  '2.3.1': 'three-flashes-or-below-threshold',
  '2.4.1': 'bypass-blocks',
  '2.4.2': 'page-titled',
  '2.4.3': 'focus-order',
  '2.4.4': 'link-purpose-in-context',
  '2.4.5': 'multiple-ways',
  '2.4.6': 'headings-and-labels',
  '2.4.7': 'focus-visible',
  '2.4.11': 'focus-not-obscured-minimum',
  '2.5.1': 'pointer-gestures',
  '2.5.2': 'pointer-cancellation',
  '2.5.3': 'label-in-name',
  '2.5.4': 'motion-actuation',
  '2.5.7': 'dragging-movements',
  '2.5.8': 'target-size-minimum',
  '3.1.1': 'language-of-page',
  '3.1.2': 'language-of-parts',
  '3.2.1': 'on-focus',
  '3.2.2': 'on-input',
  '3.2.3': 'consistent-navigation',
  '3.2.4': 'consistent-identification',
  '3.3.1': 'error-identification',
  '3.3.2': 'labels-or-instructions',
  '3.3.3': 'error-suggestion',
  '3.3.4': 'error-prevention-legal-financial-data',
  '4.1.2': 'name-role-value',
  '4.1.3': 'status-messages',
};

const legifrance = 'https://www.legifrance.gouv.fr';
/** axe-core documents its rules by minor version: 4.14. */
const axeMinor = axeVersion.split('.').slice(0, 2).join('.');

/** First match wins; `$1`… are the groups of the pattern. */
const links: readonly (readonly [RegExp, string])[] = [
  [/^RGAA (\d+\.\d+(?:\.\d+)?)\b/, 'https://accessibilite.numerique.gouv.fr/methode/criteres-et-tests/#$1'],
  [/^RGAA\b/, 'https://accessibilite.numerique.gouv.fr/obligations/'],
  [/^RFC (\d+) §([\d.]+)/, 'https://www.rfc-editor.org/rfc/rfc$1#section-$2'],
  [/^RFC (\d+)/, 'https://www.rfc-editor.org/rfc/rfc$1'],
  [/^RGESN\b/, 'https://ecoresponsable.numerique.gouv.fr/publications/referentiel-general-ecoconception/'],
  [/^OWASP 2025\b/, 'https://owasp.org/Top10/2025/'],
  [/^OWASP WSTG\b/, 'https://owasp.org/www-project-web-security-testing-guide/'],
  [/^OWASP\b/, 'https://cheatsheetseries.owasp.org/'],
  [/^ANSSI TLS/, 'https://cyber.gouv.fr/publications/recommandations-de-securite-relatives-tls'],
  [/^ANSSI\b/, 'https://cyber.gouv.fr/publications'],
  [/^LCEN\b/, `${legifrance}/loda/id/JORFTEXT000000801164`],
  [/\bLIL$/, `${legifrance}/loda/id/JORFTEXT000000886460`],
  [/^Loi 2005-102\b/i, `${legifrance}/loda/id/JORFTEXT000000809647`],
  [/^RGPD\b/, 'https://eur-lex.europa.eu/eli/reg/2016/679/oj/fra'],
  [/\bDSA$/, 'https://eur-lex.europa.eu/eli/reg/2022/2065/oj/fra'],
  [/^Règlement IA\b/, 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj/fra'],
  [/^[LRD]\. ?\d[\d-]* C\. conso$/, `${legifrance}/codes/texte_lc/LEGITEXT000006069565`],
  [/ C\. com\.$/, `${legifrance}/codes/texte_lc/LEGITEXT000005634379`],
  [
    /^CNIL 2025-131$/,
    'https://www.cnil.fr/fr/cookies-et-autres-traceurs-recommandations-finales-sur-le-consentement-multi-terminaux',
  ],
  [/^CNIL\b/, 'https://www.cnil.fr/fr/cookies-et-autres-traceurs'],
  [/^Observatory\b/, 'https://developer.mozilla.org/en-US/observatory'],
  [/^schema\.org (\w+)$/, 'https://schema.org/$1'],
  [/^schema\.org$/, 'https://schema.org/'],
  [/^sitemaps\.org$/, 'https://www.sitemaps.org/protocol.html'],
  [/^Open Graph$/, 'https://ogp.me/'],
  [/^Google\b/, 'https://developers.google.com/search/docs'],
  [/^axe-core ([a-z-]+)$/, `https://dequeuniversity.com/rules/axe/${axeMinor}/$1`],
  [/^WHATWG Fetch\b/, 'https://fetch.spec.whatwg.org/#http-cors-protocol'],
  [/^WHATWG Encoding\b/, 'https://encoding.spec.whatwg.org/'],
  [/^Sustainable Web Design Model/, 'https://sustainablewebdesign.org/estimating-digital-emissions/'],
];

/** Address where a citation can be read; null where none is known. */
export function linkOfReference(reference: string): string | null {
  const [, wcag = ''] = /^WCAG (\d\.\d\.\d+)\b/.exec(reference) ?? [];
  const name = wcagNames[wcag];
  if (name) return `https://www.w3.org/WAI/WCAG22/Understanding/${name}`;
  for (const [pattern, address] of links) {
    const found = pattern.exec(reference);
    if (found) return address.replaceAll(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return null;
}
