import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie } from '#tests/support/visit-parts.ts';
import rule from './sec-cookie-samesite.ts';

const site = (changes: Parameters<typeof cookie>[1]) =>
  siteArtifacts({ pages: [pageFacts({ cookies: [cookie('choix', changes)] })] });

ruleCases(rule, {
  Lax: { artifacts: site({}), verdict: 'pass' },
  Strict: { artifacts: site({ sameSite: 'Strict' }), verdict: 'pass' },
  'None with Secure': { artifacts: site({ sameSite: 'None' }), verdict: 'pass' },
  absent: {
    artifacts: site({ sameSite: null }),
    verdict: 'fail',
    evidence: [
      {
        type: 'cookie',
        name: 'choix',
        note: 'SameSite absent, durée : jusqu’à la fermeture du navigateur, posé par https://www.exemple.fr/',
      },
    ],
  },
  'None without Secure': {
    artifacts: site({ sameSite: 'None', secure: false }),
    verdict: 'fail',
    evidence: [{ type: 'cookie', name: 'choix', note: 'SameSite=None sans Secure' }],
  },
  'third party': {
    artifacts: site({ sameSite: null, thirdParty: true }),
    verdict: 'inapplicable',
    reason: 'aucun cookie du site',
  },
  'no cookie': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun cookie du site' },
});
