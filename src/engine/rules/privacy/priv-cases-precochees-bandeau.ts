import { foldText } from '#contract/fold-text.ts';
import { bannerOf } from '../../derive/trackers/consent.ts';
import { defineSiteRule } from '../../rule.ts';

const necessary =
  /necessaire|essentiel|fonctionnel|technique|obligatoire|required|necessary|toujours actif|indispensable|securite/;

export default defineSiteRule({
  id: 'priv-cases-precochees-bandeau',
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'law', title: 'CJUE Planet49' }],
  parent: 'priv-bandeau-absent',
  title: {
    fail: 'Des usages sont cochés d’avance dans le bandeau ({labels})',
    pass: 'Seuls les usages nécessaires sont cochés d’avance dans le bandeau',
  },
  why: 'Un accord n’est valable que si le visiteur coche lui-même. Une case déjà cochée ne vaut rien, a jugé la Cour de justice de l’Union européenne.',
  fix: 'Décocher par défaut tous les usages, sauf ceux sans lesquels le site ne fonctionne pas.',
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const shown = bannerOf(pages);
    if (!shown) return { status: 'inapplicable', reason: 'aucun bandeau de choix' };
    const { prechecked, selector } = shown.banner;
    if (prechecked.length === 0)
      return { status: 'inapplicable', reason: 'aucune case au premier écran du bandeau' };
    const wrong = prechecked.filter((label) => !necessary.test(foldText(label)));
    if (wrong.length === 0) return { status: 'pass' };
    const named = wrong.filter((label) => label.trim() !== '');
    const verdict = {
      values: { labels: named.slice(0, 4).join(', ') || 'sans intitulé' },
      evidence: wrong.map((label) => ({
        type: 'element' as const,
        selector,
        snippet: label,
        note: 'case cochée d’avance',
      })),
    };
    if (named.length === 0) return { status: 'review', ...verdict };
    return { status: 'fail', ...verdict };
  },
});
