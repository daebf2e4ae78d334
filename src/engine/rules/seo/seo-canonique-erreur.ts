import { brokenAddresses } from '../../derive/http/broken-addresses.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-canonique-erreur',
  version: 2,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['Google Search Central, canonical', 'RFC 6596'],
  title: {
    fail: 'L’adresse canonique de pages mène à une erreur',
    pass: 'Les adresses canoniques répondent',
  },
  why: 'La page demande aux moteurs de montrer une autre adresse à sa place, et cette adresse n’existe pas : elle risque de disparaître des résultats.',
  fix: 'Indiquer dans la balise canonical une adresse qui répond, en général celle de la page elle-même.',
  unread: 'named',
  artifacts: ['pages', 'linkChecks', 'notAnalysed'],
  evaluate({ pages, linkChecks, notAnalysed }) {
    const declaring = pages.filter((page) => page.canonical !== '');
    if (declaring.length === 0) return { status: 'inapplicable', reason: 'aucune adresse canonique' };
    const broken = new Map(
      brokenAddresses({ linkChecks, notAnalysed }).map(({ url, status }) => [url, status]),
    );
    const wrong = declaring.filter((page) => broken.has(page.canonical) || !URL.canParse(page.canonical));
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      pages: wrong.map((page) => page.url),
      evidence: wrong.map((page) => ({
        type: 'value',
        label: `Adresse canonique de ${page.url}`,
        value: page.canonical,
        expected: broken.has(page.canonical)
          ? `une adresse qui répond (celle-ci répond ${broken.get(page.canonical)})`
          : 'une adresse complète',
      })),
    };
  },
});
