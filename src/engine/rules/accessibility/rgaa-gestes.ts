import { elementEvidence } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';

const gestures = /^(touchmove|gesture(start|change|end)|pointermove)$/;
const libraries = /^(swiper|hammer(js)?|slick|flickity|splide|leaflet|photoswipe)$/i;

export default defineRule({
  id: 'rgaa-gestes',
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: ['RGAA 13.10', 'WCAG 2.5.1'],
  rgaa: ['13.10'],
  title: {
    fail: 'Des gestes (glisser, pincer) sont utilisés : autre moyen à vérifier',
    pass: 'Aucun geste complexe n’a été relevé',
  },
  why: 'Tout le monde ne peut pas glisser ou pincer avec précision.',
  fix: 'Ajouter des boutons qui font la même chose : suivant, précédent, agrandir.',
  artifacts: ['dom', 'libraries'],
  evaluate({ dom, libraries: used }) {
    const elements = dom.nodes.filter(
      (node) =>
        node.visible &&
        !/^(html|body)$/.test(node.tag) &&
        (node.listeners ?? []).some((type) => gestures.test(type)),
    );
    const known = used.filter(({ name }) => libraries.test(name));
    if (elements.length + known.length === 0) return { status: 'inapplicable' };
    return {
      status: 'review',
      evidence: [
        ...elements.slice(0, 15).map((node) => elementEvidence(dom, node)),
        ...known.slice(0, 5).map(({ name, version }) => ({
          type: 'value' as const,
          label: 'Bibliothèque',
          value: `${name} ${version}`.trim(),
        })),
      ],
      occurrences: elements.length + known.length,
    };
  },
});
