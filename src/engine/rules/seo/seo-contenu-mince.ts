import { closedMainTextOf } from '../../derive/dom/closed-text.ts';
import { byTag, visible } from '../../derive/dom/dom.ts';
import { innerTextOf, openingTextOf } from '../../derive/dom/main-text.ts';
import { mayLackContent } from '../../derive/http/lost-content.ts';
import { isLegalKind } from '../../derive/legal/legal-pages.ts';
import { kindOfDom } from '../../derive/page/dom-kind.ts';
import { isPageKeptOut } from '../../derive/search/indexing.ts';
import { wordsOf } from '../../derive/text/simhash.ts';
import { defineRule, threshold } from '../../rule.ts';
import { contentLost } from '../untested-words.ts';

const fewestWords = threshold(120, { ours: 'fewer words besides menus say little about a subject' });
/** Pages made to act or to look, not to read. */
const utility = new Set(['contact', 'login', 'search', 'site-map']);
const utilityPath =
  /\/(?:panier|cart|checkout|commande|compte|account|galerie|gallery|photos|agenda|plan|acces|venir|itineraire|localisation|(?:ou-)?nous-trouver)\b/i;
const pictures = threshold(6, { ours: 'a page of many pictures is made to be looked at' });

export default defineRule({
  id: 'seo-contenu-mince',
  version: 9,
  severity: 'mineur',
  automation: 'automatique',
  effort: 3,
  references: [{ kind: 'ours', title: 'Convention du référencement' }],
  title: {
    fail: 'La page ne contient que {count} mots',
    pass: 'La page a un contenu suffisant',
  },
  why: 'Une page presque vide répond rarement à la question du visiteur. Le nombre de mots n’est pas un critère des moteurs : c’est un indice à apprécier.',
  fix: 'Étoffer la page avec ce que le visiteur vient y chercher, ou la fusionner avec une page voisine.',
  artifacts: ['dom', 'mainResponse', 'page', 'requests'],
  evaluate({ dom, mainResponse, page, requests }) {
    const kind = kindOfDom(dom, page);
    // It says what the law asks, in as few words as that takes.
    if (isLegalKind(kind)) return { status: 'inapplicable', reason: 'texte légal' };
    const media = visible(byTag(dom, 'img', 'video', 'audio', 'iframe', 'canvas')).length;
    const fields = visible(byTag(dom, 'input', 'select', 'textarea'));
    // One password is enough to tell a page made to sign in or up.
    const acts =
      fields.length >= 3 || fields.some(({ attributes }) => /^password$/i.test(attributes.type ?? ''));
    if (utility.has(kind) || utilityPath.test(page.url) || media >= pictures || acts)
      return { status: 'inapplicable', reason: 'page faite pour agir ou pour voir' };
    if (isPageKeptOut(dom, mainResponse))
      return { status: 'inapplicable', reason: 'page fermée aux moteurs' };
    const count = wordsOf(`${openingTextOf(dom)} ${innerTextOf(dom)} ${closedMainTextOf(dom)}`).length;
    if (count >= fewestWords) return { status: 'pass' };
    if (mayLackContent(requests)) return { status: 'untested', reason: contentLost };
    return {
      status: 'fail',
      values: { count },
      extent: -count,
      occurrences: 1,
      evidence: [
        {
          type: 'value',
          label: 'Mots du contenu principal',
          value: String(count),
          expected: `au moins ${fewestWords}`,
        },
      ],
    };
  },
});
