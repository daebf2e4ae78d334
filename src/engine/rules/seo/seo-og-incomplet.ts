import { metaContent } from '../../derive/dom/dom.ts';
import { scriptedMetas } from '../../derive/html/received-metas.ts';
import { shareImageProblem } from '../../derive/media/share-image.ts';
import { isPageKeptOut } from '../../derive/search/indexing.ts';
import { defineRule } from '../../rule.ts';

const expected = ['og:title', 'og:description', 'og:image', 'og:url'] as const;

export default defineRule({
  id: 'seo-og-incomplet',
  version: 4,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'Open Graph' }],
  title: {
    fail: 'L’aperçu de la page dans les réseaux sociaux et les messageries est incomplet',
    pass: 'L’aperçu de la page dans les réseaux sociaux et les messageries est complet',
  },
  messages: {
    none: 'L’aperçu de la page dans les réseaux sociaux et les messageries n’est pas prévu',
    scripted:
      'L’aperçu de la page est rempli par un script, que les réseaux sociaux et les messageries n’exécutent pas : à vérifier',
  },
  why: 'Quand on partage la page, elle s’affiche sans image ou avec un texte pris au hasard, et on la lit moins.',
  fix: 'Ajouter dans l’en-tête les balises citées : titre, description, image et adresse de partage. L’image se donne par son adresse complète (https://…).',
  advice: {
    scripted: {
      why: 'Les robots qui préparent l’aperçu lisent la page telle que le serveur l’envoie : sans ces balises, elle s’affiche sans image ou avec un texte pris au hasard.',
      fix: 'Écrire ces balises dans la page que le serveur envoie, plutôt que par un script.',
    },
  },
  artifacts: ['dom', 'mainResponse', 'source', 'requests'],
  evaluate({ dom, mainResponse, source, requests }) {
    if (isPageKeptOut(dom, mainResponse))
      return { status: 'inapplicable', reason: 'page fermée aux moteurs' };
    const missing = expected.filter((name) => !metaContent(dom, name));
    if (missing.length === 0) {
      const scripted = scriptedMetas(source, expected);
      if (scripted.length === 0) return { status: 'pass' };
      // A server may write them for sharing robots alone.
      return {
        status: 'review',
        message: 'scripted',
        occurrences: 1,
        evidence: [
          {
            type: 'value',
            label: 'Balises absentes ou vides dans le HTML reçu',
            value: scripted.join(', '),
          },
        ],
      };
    }
    // `seo-og-image` is not read beside this failure, which takes its place.
    const isScripted = scriptedMetas(source, ['og:image']).length > 0;
    const problem = isScripted ? null : shareImageProblem(dom, requests);
    const image = (metaContent(dom, 'og:image') ?? '').slice(0, 300);
    return {
      status: 'fail',
      ...(missing.length === expected.length && { message: 'none' as const }),
      occurrences: 1,
      evidence: [
        { type: 'value', label: 'Balises absentes', value: missing.join(', ') },
        ...(problem === null
          ? []
          : [{ type: 'value' as const, label: `Image de partage inutilisable : ${problem}`, value: image }]),
      ],
    };
  },
});
