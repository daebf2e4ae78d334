import type { DomNode } from '../../artifacts.ts';
import { byTag } from '../../derive/dom/dom.ts';
import { isLanguageTag, primaryLanguage } from '../../derive/text/language-codes.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

export default defineRule({
  id: 'seo-hreflang-invalide',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'vendor', title: 'Google Search Central, hreflang' },
    { kind: 'standard', title: 'BCP 47' },
  ],
  title: {
    fail: 'Des balises hreflang ont un code de langue incorrect',
    pass: 'Les balises hreflang ont un code de langue correct',
  },
  why: 'Les moteurs ignorent ces balises : un visiteur étranger peut recevoir la version française, ou l’inverse.',
  fix: 'Écrire un code de langue ISO 639-1, suivi si besoin d’un pays : fr, fr-BE, en-GB, ou x-default.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const tags = byTag(dom, 'link').filter(
      ({ document, attributes }) =>
        document === 0 &&
        /(?:^|\s)alternate(?:\s|$)/i.test(attributes.rel ?? '') &&
        attributes.hreflang !== undefined,
    );
    return judgeElements(dom, tags, isWrong, {
      note: ({ attributes }) => `code : ${attributes.hreflang || 'vide'}`,
    });
  },
});

const regions = new Intl.DisplayNames(['fr'], { type: 'region', fallback: 'none' });
/** Engines know `gb`, and no code for the European Union. */
const notCountries = new Set(['UK', 'EU', 'UN', 'ZZ']);

function isWrong({ attributes }: DomNode): boolean {
  const code = (attributes.hreflang ?? '').trim();
  if (code.toLowerCase() === 'x-default') return false;
  if (!isLanguageTag(code) || primaryLanguage(code).length !== 2) return true;
  const region = /-([a-z]{2})$/i.exec(code)?.[1]?.toUpperCase();
  return region !== undefined && (notCountries.has(region) || regions.of(region) === undefined);
}
