import { isPlainHttp } from '../../derive/http/domains.ts';
import { offersHttps } from '../../derive/http/https.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-https-absent',
  severity: 'bloquant',
  automation: 'automatique',
  effort: 2,
  references: [
    { kind: 'authority', title: 'ANSSI' },
    { kind: 'authority', title: 'CNIL' },
    { kind: 'law', title: 'RGPD 32' },
  ],
  title: {
    fail: 'Le site n’est pas servi en HTTPS',
    pass: 'Le site est servi en HTTPS',
  },
  why: 'Sans HTTPS, tout ce que vos visiteurs lisent et saisissent circule en clair : n’importe qui sur le même réseau peut le lire ou le modifier. Les navigateurs affichent « Non sécurisé » et, depuis l’automne 2026 (version 154), Chrome avertit par une page entière avant la première visite d’un site sans HTTPS.',
  fix: 'Installer un certificat (gratuit chez la plupart des hébergeurs), servir toutes les pages en https:// et y rediriger les anciennes adresses http://.',
  unread: 'stands',
  artifacts: ['site', 'pages', 'httpsProbe', 'tls'],
  evaluate(artifacts) {
    if (offersHttps(artifacts)) return { status: 'pass' };
    const { site, pages, httpsProbe } = artifacts;
    const clear = pages.filter((page) => isPlainHttp(page.url));
    return {
      status: 'fail',
      pages: clear.map((page) => page.url),
      evidence: [
        { type: 'page', url: clear[0]?.url ?? site.startUrl, note: 'page reçue en http, sans chiffrement' },
        {
          type: 'request',
          url: httpsProbe.requestedUrl,
          status: httpsProbe.status,
          note: httpsProbe.status > 0 ? 'la réponse renvoie vers http' : 'aucune réponse en HTTPS',
        },
      ],
    };
  },
});
