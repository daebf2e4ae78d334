import { elementEvidence } from '../../derive/dom/dom.ts';
import { headingsOf } from '../../derive/dom/landmarks.ts';
import { wordCount } from '../../derive/dom/names.ts';
import { defineRule } from '../../rule.ts';

/** Shorter pages can do without headings. */
const longTextWords = 150;

export default defineRule({
  id: 'rgaa-titres-absents',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['RGAA 9.1', 'WCAG 1.3.1'],
  rgaa: ['9.1'],
  title: {
    fail: 'La page n’a pas de titres structurés',
    pass: 'La page a des titres structurés',
  },
  messages: { noFirstLevel: 'La page n’a pas de titre principal (niveau 1)' },
  why: 'Les personnes aveugles parcourent une page de titre en titre, comme on balaie un sommaire du regard. Ce qu’aucun titre n’annonce, il faut l’écouter en entier pour le trouver.',
  fix: 'Baliser le titre principal en h1 et les titres de parties en h2 à h6, selon leur place dans le plan.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const headings = headingsOf(dom);
    if (headings.some(({ level }) => level === 1)) return { status: 'pass' };
    const first = headings[0];
    if (first) {
      return {
        status: 'fail',
        message: 'noFirstLevel',
        severity: 'mineur',
        evidence: [elementEvidence(dom, first.node, 'premier titre de la page')],
      };
    }
    const words = wordCount(dom.text);
    if (words <= longTextWords)
      return { status: 'inapplicable', reason: 'texte court, sans titre nécessaire' };
    return {
      status: 'fail',
      evidence: [{ type: 'value', label: 'Titres', value: `aucun pour ${words} mots` }],
    };
  },
});
