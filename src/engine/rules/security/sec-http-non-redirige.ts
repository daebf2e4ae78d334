import { hostOf, isHttps, isPlainHttp } from '../../derive/http/domains.ts';
import { offersHttps } from '../../derive/http/https.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-http-non-redirige',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Observatory redirection' }],
  parent: 'sec-https-absent',
  title: {
    fail: 'L’adresse http:// du site ne renvoie pas vers HTTPS',
    pass: 'L’adresse http:// du site renvoie vers HTTPS',
  },
  messages: {
    detour: 'L’adresse http:// ne renvoie pas directement vers la même adresse en HTTPS',
  },
  why: 'Un visiteur qui suit un ancien lien, ou dont le navigateur n’essaie pas d’abord HTTPS, reçoit une page non chiffrée, que l’on peut lire ou détourner.',
  fix: 'Répondre à toute adresse http:// par une redirection permanente (301) vers la même adresse en https://, dès la première étape.',
  unread: 'stands',
  artifacts: ['site', 'pages', 'httpProbe', 'httpsProbe', 'tls'],
  evaluate(artifacts) {
    const { httpProbe } = artifacts;
    if (!offersHttps(artifacts))
      return { status: 'inapplicable', reason: 'le site n’est pas servi en HTTPS' };
    const first = httpProbe.redirects[0];
    if (httpProbe.status === 0 || (!first && httpProbe.status >= 400))
      return { status: 'inapplicable', reason: 'aucune page n’est servie en http' };
    const chain = [...httpProbe.redirects, { url: httpProbe.url, status: httpProbe.status }];
    const evidence = chain.slice(0, 6).map(({ url, status }) => ({ type: 'request' as const, url, status }));
    if (isPlainHttp(httpProbe.url)) return { status: 'fail', evidence };
    const target =
      first && URL.canParse(first.location, first.url) ? new URL(first.location, first.url).href : '';
    if (isHttps(target) && hostOf(target) === hostOf(httpProbe.requestedUrl)) return { status: 'pass' };
    return { status: 'fail', message: 'detour', severity: 'mineur', evidence };
  },
});
