import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie } from '#tests/support/visit-parts.ts';
import rule from './sec-cookie-secure.ts';

const site = (...cookies: ReturnType<typeof cookie>[]) => siteArtifacts({ pages: [pageFacts({ cookies })] });
const plain = cookie('choix', { secure: false });
const kept = {
  ...siteArtifacts().httpsProbe,
  headers: [{ name: 'strict-transport-security', value: 'max-age=31536000' }],
};

ruleCases(rule, {
  'all secure': { artifacts: site(cookie('choix')), verdict: 'pass' },
  'a third party’s cookie is not the site’s': {
    artifacts: site(cookie('x'), cookie('y', { secure: false, thirdParty: true })),
    verdict: 'pass',
  },
  'one in clear that is no secret': {
    artifacts: site(cookie('choix', { secure: false })),
    verdict: 'fail',
    severity: 'mineur',
    evidence: [{ type: 'cookie', name: 'choix' }],
  },
  'one in clear that browsers never send so (HSTS)': {
    artifacts: { ...site(cookie('choix', { secure: false })), httpsProbe: kept },
    verdict: 'fail',
    severity: 'info',
    evidence: [{ type: 'cookie', name: 'choix' }],
  },
  'a session in clear that browsers never send so (HSTS)': {
    artifacts: { ...site(cookie('session', { secure: false })), httpsProbe: kept },
    verdict: 'fail',
    severity: 'mineur',
    evidence: [{ type: 'cookie', name: 'session' }],
  },
  'a session in clear': {
    artifacts: site(cookie('choix'), cookie('session', { secure: false })),
    verdict: 'fail',
    evidence: [
      {
        type: 'cookie',
        name: 'session',
        note: 'durée : jusqu’à la fermeture du navigateur, posé par https://www.exemple.fr/',
      },
    ],
  },
  'no cookie': { artifacts: site(), verdict: 'inapplicable', reason: 'aucun cookie du site' },
  'a cookie being deleted': {
    artifacts: site({ ...plain, lifetimeSeconds: -1 }),
    verdict: 'inapplicable',
    reason: 'aucun cookie du site',
  },
  'site in http': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ url: 'http://127.0.0.1:4000/', cookies: [plain] })],
    }),
    verdict: 'inapplicable',
    reason: 'le site n’est pas en HTTPS : l’attribut Secure y serait sans effet',
  },
});
