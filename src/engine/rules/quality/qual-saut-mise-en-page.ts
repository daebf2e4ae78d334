import { formatNumber } from '#contract/french.ts';
import { defineRule, threshold } from '../../rule.ts';
import { driven, drivenProof } from '../verdicts/driven-page.ts';

/** Core Web Vitals: above, more than one visitor in two is bothered. */
const goodScore = threshold(0.1, { from: 'Core Web Vitals (CLS)' });

export default defineRule({
  id: 'qual-saut-mise-en-page',
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'vendor', title: 'Core Web Vitals (CLS)' }],
  title: {
    fail: 'La page saute pendant qu’on la fait défiler (CLS {score})',
    pass: 'La page reste stable pendant le défilement',
  },
  why: 'Le visiteur perd la ligne qu’il lisait et clique à côté de ce qu’il visait.',
  fix: 'Réserver la place des images, des vidéos et des encarts chargés en chemin (width et height, aspect-ratio, min-height), et n’insérer rien au-dessus de ce qui est lu.',
  judges: 'layout',
  artifacts: ['moves', 'page'],
  moves: ['scroll'],
  evaluate({ moves, page }) {
    const { result, without } = driven(moves, 'scroll');
    if (!result) return without;
    if (result.score <= goodScore) return { status: 'pass' };
    const proof = drivenProof(result.elements, ({ score }) => `décalage de ${formatNumber(score, 2)}`);
    return {
      status: 'fail',
      values: { score: formatNumber(result.score, 2) },
      extent: result.score,
      occurrences: Math.max(1, proof.occurrences),
      evidence: proof.evidence.length > 0 ? proof.evidence : [{ type: 'page', url: page.url }],
    };
  },
});
