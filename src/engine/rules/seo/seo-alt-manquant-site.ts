import { formatNumber } from '#contract/french.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const accepted = threshold(0.2, { ours: 'decorative images may be a fifth of a site' });
const fewest = threshold(5, { ours: 'a share of fewer images means nothing' });

export default defineSiteRule({
  id: 'seo-alt-manquant-site',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'vendor', title: 'Google Images' },
    { kind: 'standard', title: 'RGAA 1.1' },
  ],
  rgaa: ['1.1'],
  title: {
    fail: '{share} % des images du site n’ont aucun texte alternatif',
    pass: 'Les images du site ont un texte alternatif',
  },
  why: 'Sans ce texte, la recherche d’images sait mal ce que montre l’image, qui reste muette pour une personne aveugle.',
  fix: 'Décrire chaque image dans son attribut alt, ou le laisser vide (alt="") quand elle est décorative.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const count = pages.reduce((sum, { imageAlternatives }) => sum + imageAlternatives.count, 0);
    if (count < fewest) return { status: 'inapplicable', reason: 'moins de cinq images' };
    const wrong = pages.filter(({ imageAlternatives }) => imageAlternatives.missing > 0);
    const missing = wrong.reduce((sum, { imageAlternatives }) => sum + imageAlternatives.missing, 0);
    if (missing / count <= accepted) return { status: 'pass' };
    return {
      status: 'fail',
      values: { share: formatNumber((100 * missing) / count) },
      occurrences: missing,
      pages: wrong.map(({ url }) => url),
      evidence: wrong.map(({ url, imageAlternatives }) => ({
        type: 'page',
        url,
        note: `${imageAlternatives.missing} sur ${imageAlternatives.count} sans alt`,
      })),
    };
  },
});
