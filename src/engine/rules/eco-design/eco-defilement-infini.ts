import { countOf, formatNumber } from '#contract/french.ts';
import type { Dom, Scrolling } from '../../artifacts.ts';
import { defineRule, threshold } from '../../rule.ts';
import { driven } from '../verdicts/driven-page.ts';

const rounds = threshold(3, { ours: 'a page that grows three times in a row has no end in sight' });
const growth = 1.3;

/** Each of the three runs to the end made the page grow by a third, with new requests. */
function neverEnds({ ends }: Scrolling): boolean {
  if (ends.length <= rounds) return false;
  return ends.slice(0, rounds).every(({ height, requests }, at) => {
    const next = ends[at + 1]?.height ?? 0;
    return requests > 0 && next > height * growth;
  });
}

const choice =
  /^(?:(?:en )?(?:voir|charger|afficher|montrer) (?:plus|la suite|davantage)|(?:load|show|see) more|(?:page )?suivante?s?|next)\b/i;

const offersChoice = (dom: Dom): boolean =>
  dom.nodes.some(
    (node) =>
      node.exposed &&
      ((/^(?:a|button)$/.test(node.tag) && choice.test(node.name.trim())) ||
        /pagination/i.test(`${node.attributes['aria-label']} ${node.attributes.class}`)),
  );

export default defineRule({
  id: 'eco-defilement-infini',
  severity: 'mineur',
  automation: 'semi',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGESN 4.2' }],
  title: {
    fail: 'Le contenu se charge sans fin au défilement',
    pass: 'Le contenu ne se charge pas sans fin',
  },
  messages: { choice: 'Le contenu se charge au défilement, à côté d’une pagination : à vérifier' },
  why: 'Le visiteur consulte et télécharge plus qu’il ne l’a choisi, et n’atteint jamais le pied de page.',
  fix: 'Remplacer le chargement automatique par une pagination ou un bouton « Voir plus ».',
  artifacts: ['dom', 'moves'],
  moves: ['scroll'],
  evaluate({ dom, moves }) {
    const { result, without } = driven(moves, 'scroll');
    if (!result) return without;
    if (!neverEnds(result)) return { status: 'pass' };
    const evidence = result.ends.map(({ height, requests }, at) => ({
      type: 'value' as const,
      label:
        at === 0
          ? 'Hauteur de la page à l’arrivée'
          : `Hauteur après ${countOf(at, 'défilement', 'défilements')}`,
      value: `${formatNumber(height)} px${requests > 0 ? `, puis ${countOf(requests, 'requête', 'requêtes')}` : ''}`,
    }));
    return offersChoice(dom)
      ? { status: 'review', message: 'choice', evidence, occurrences: 1 }
      : { status: 'fail', evidence, occurrences: 1 };
  },
});
