import { brokenAddresses } from '../../derive/http/broken-addresses.ts';
import { isElsewhere, withoutHash } from '../../derive/http/domains.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-canonique-erreur',
  version: 3,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['Google Search Central, canonical', 'RFC 6596'],
  title: {
    fail: 'L’adresse canonique de pages mène à une erreur',
    pass: 'Les adresses canoniques répondent',
  },
  messages: { redirected: 'L’adresse canonique de pages est redirigée vers une autre' },
  why: 'La page demande aux moteurs de montrer une autre adresse à sa place : si elle n’existe pas, la page risque de disparaître des résultats ; si elle redirige, ils reçoivent deux consignes contraires.',
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
    if (wrong.length === 0) {
      const reached = new Map(pages.map((page) => [withoutHash(page.requestedUrl), page]));
      const moved = declaring.flatMap((page) => {
        const target = reached.get(withoutHash(page.canonical))?.url ?? '';
        return isElsewhere(page.canonical, target) ? [{ page, target }] : [];
      });
      if (moved.length === 0) return { status: 'pass' };
      return {
        status: 'fail',
        message: 'redirected',
        severity: 'mineur',
        pages: moved.map(({ page }) => page.url),
        evidence: moved.map(({ page, target }) => ({
          type: 'value',
          label: `Adresse canonique de ${page.url}`,
          value: page.canonical,
          expected: target,
        })),
      };
    }
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
