import { defineSiteRule } from '../../rule.ts';

const address = /(?<![\w.+-])[\w.+-]{2,}(?:@|%40)([\w-]+(?:\.[\w-]+)*\.[a-z]{2,12})\b/i;
const notPersonal =
  /group\.calendar\.google\.com|gserviceaccount\.com|sentry\.io|\.(?:js|css|png|svg|jpe?g|webp|json)$/i;

/** The address of the request with the personal part hidden. */
function masked(url: string): string {
  return url.replace(new RegExp(address.source, 'gi'), '•••@$1').slice(0, 200);
}

export default defineSiteRule({
  id: 'priv-donnees-vers-tiers-url',
  severity: 'majeur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 5.1.f' }],
  title: {
    fail: 'Une adresse e-mail figure dans une requête vers un autre site : à vérifier',
    pass: 'Aucune adresse e-mail ne part dans l’adresse d’une requête vers un autre site',
  },
  why: 'Ce qui est écrit dans une adresse est enregistré par le site qui la reçoit. S’il s’agit de vos visiteurs, c’est une fuite de données.',
  fix: 'Retirer l’adresse e-mail des paramètres transmis, ou la faire passer par votre serveur.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const urls = pages.flatMap((page) => page.thirdParties.flatMap((party) => party.urls));
    if (urls.length === 0) return { status: 'inapplicable', reason: 'aucune requête vers un autre site' };
    const leaking = [...new Set(urls)].filter((url) => {
      const query = url.split('?')[1] ?? '';
      const match = address.exec(query);
      return match !== null && !notPersonal.test(match[1] ?? '');
    });
    if (leaking.length === 0) return { status: 'pass' };
    /** Nothing was typed during the visit: the address may well be the site’s own. */
    return { status: 'review', evidence: leaking.map((url) => ({ type: 'request', url: masked(url) })) };
  },
});
