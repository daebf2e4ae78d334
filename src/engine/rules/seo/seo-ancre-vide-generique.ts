import { formatNumber } from '#contract/french.ts';
import { linksOf } from '../../derive/dom/links.ts';
import { isVagueName, plainText } from '../../derive/dom/names.ts';
import { isOwnUrl } from '../../derive/http/domains.ts';
import { defineRule, threshold } from '../../rule.ts';

const accepted = threshold(0.2, { ours: 'some generic links stand beside their title' });
const fewest = threshold(5, { ours: 'a share of fewer links means nothing' });

export default defineRule({
  id: 'seo-ancre-vide-generique',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Google Search Central, textes de liens' }],
  title: {
    fail: '{share} % des liens internes ne disent pas où ils mènent',
    pass: 'Les textes de liens disent où ils mènent',
  },
  why: '« En savoir plus » ou « Cliquez ici » n’apprennent rien au moteur sur la page visée, ni à une personne qui parcourt les liens.',
  fix: 'Mettre dans le lien le sujet de la page visée : « Horaires de la piscine » plutôt que « En savoir plus ».',
  artifacts: ['dom', 'page'],
  evaluate({ dom, page }) {
    const links = linksOf(dom).filter(({ url }) => isOwnUrl(url, page.siteDomain));
    if (links.length < fewest) return { status: 'inapplicable', reason: 'moins de cinq liens internes' };
    const wrong = links.filter(({ text }) => plainText(text) === '' || isVagueName(text));
    if (wrong.length / links.length <= accepted) return { status: 'pass' };
    return {
      status: 'fail',
      values: { share: formatNumber((100 * wrong.length) / links.length) },
      extent: wrong.length / links.length,
      evidence: wrong.map(({ url, text }) => ({
        type: 'request',
        url,
        note: text === '' ? 'lien sans texte' : `« ${text} »`,
      })),
    };
  },
});
