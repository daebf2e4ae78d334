import { metaContent } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';

const expected = ['og:title', 'og:description', 'og:image', 'og:url'] as const;

export default defineRule({
  id: 'seo-og-incomplet',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['Open Graph'],
  title: {
    fail: 'L’aperçu de la page dans les réseaux sociaux et les messageries est incomplet',
    pass: 'L’aperçu de la page dans les réseaux sociaux et les messageries est complet',
  },
  messages: {
    none: 'L’aperçu de la page dans les réseaux sociaux et les messageries n’est pas prévu',
  },
  why: 'Quand on partage la page, elle s’affiche sans image ou avec un texte pris au hasard, et on la lit moins.',
  fix: 'Ajouter dans l’en-tête les balises citées : titre, description, image et adresse de partage.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const missing = expected.filter((name) => !metaContent(dom, name));
    if (missing.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      ...(missing.length === expected.length && { message: 'none' as const }),
      occurrences: 1,
      evidence: [{ type: 'value', label: 'Balises absentes', value: missing.join(', ') }],
    };
  },
});
