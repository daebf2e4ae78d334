import { headingsOf } from '../../derive/dom/landmarks.ts';
import { wordCount } from '../../derive/dom/names.ts';
import { mayLackContent } from '../../derive/http/lost-content.ts';
import { defineRule, threshold } from '../../rule.ts';
import { contentLost } from '../untested-words.ts';

const longTextWords = threshold(150, { ours: 'Shorter pages can do without headings' });

export default defineRule({
  id: 'rgaa-titres-absents',
  version: 3,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 9.1' },
    { kind: 'standard', title: 'WCAG 1.3.1' },
  ],
  rgaa: ['9.1'],
  title: {
    fail: 'La page n’a pas de titres structurés',
    pass: 'La page a des titres structurés',
  },
  why: 'Les personnes aveugles parcourent une page de titre en titre, comme on balaie un sommaire du regard. Ce qu’aucun titre n’annonce, il faut l’écouter en entier pour le trouver.',
  fix: 'Baliser le titre principal en h1 et les titres de parties en h2 à h6, selon leur place dans le plan.',
  artifacts: ['dom', 'requests'],
  evaluate({ dom, requests }) {
    // RGAA 9.1.1 asks for an order that makes sense, not for a first level: that one is missed by `seo-h1-absent`.
    if (headingsOf(dom).length > 0) return { status: 'pass' };
    const words = wordCount(dom.text);
    if (words <= longTextWords)
      return { status: 'inapplicable', reason: 'texte court, sans titre nécessaire' };
    if (mayLackContent(requests)) return { status: 'untested', reason: contentLost };
    return {
      status: 'fail',
      evidence: [{ type: 'value', label: 'Titres', value: `aucun pour ${words} mots` }],
    };
  },
});
