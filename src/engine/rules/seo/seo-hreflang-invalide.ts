import { byTag } from '../../derive/dom/dom.ts';
import { isWrongHreflang } from '../../derive/search/hreflang-code.ts';
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
    return judgeElements(dom, tags, ({ attributes }) => isWrongHreflang(attributes.hreflang ?? ''), {
      note: ({ attributes }) => `code : ${attributes.hreflang || 'vide'}`,
    });
  },
});
