import { ecoDeclarationOf } from '../../derive/legal/eco-declaration.ts';
import { defineSiteRule } from '../../rule.ts';

const budget =
  /\bpoids (?:maximum|maximal|cible|limite|moyen|par (?:page|ecran))\b|\bbudget (?:de )?(?:poids|donnees|performance|requetes)\b|\b\d+(?:[.,]\d+)? ?(?:ko|mo|kio|mio)\b[^.]{0,60}\bpar (?:page|ecran|vue)\b|\b(?:page|ecran)s?\b[^.]{0,60}\b\d+(?:[.,]\d+)? ?(?:ko|mo)\b|\b\d+ requetes?\b/;

export default defineSiteRule({
  id: 'eco-budget-declare',
  severity: 'info',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGESN 6.1' }],
  parent: 'eco-declaration-absente',
  title: {
    fail: 'La déclaration d’écoconception ne donne pas de limite de poids',
    pass: 'La déclaration d’écoconception donne une limite de poids',
  },
  why: 'Le référentiel demande une limite de poids et de requêtes par page, affichée et tenue.',
  fix: 'Écrire dans la déclaration le poids et le nombre de requêtes à ne pas dépasser, par exemple 1 Mo et 40 requêtes par page.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const { pages: found, folded } = ecoDeclarationOf(pages);
    if (found.length === 0) return { status: 'inapplicable', reason: 'aucune déclaration lue' };
    if (budget.test(folded)) return { status: 'pass' };
    return {
      status: 'fail',
      occurrences: 1,
      evidence: found.slice(0, 5).map(({ url }) => ({ type: 'page', url, note: 'aucune limite trouvée' })),
    };
  },
});
