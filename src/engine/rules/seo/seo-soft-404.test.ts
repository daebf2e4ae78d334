import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-soft-404.ts';

const invented = 'https://www.exemple.fr/xyz';
const answer = (
  status: number,
  redirects: { url: string; status: number; location: string }[] = [],
  url = invented,
) => siteArtifacts({ notFoundProbe: { ...siteArtifacts().notFoundProbe, url, status, redirects } });

ruleCases(rule, {
  '404': { artifacts: answer(404), verdict: 'pass' },
  '410': { artifacts: answer(410), verdict: 'pass' },
  '200 in place': {
    artifacts: answer(200),
    verdict: 'fail',
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/xyz',
        status: 200,
        note: 'adresse inventée par Constat',
      },
    ],
  },
  'redirected to the home page': {
    artifacts: answer(
      200,
      [{ url: 'https://www.exemple.fr/xyz', status: 302, location: '/' }],
      'https://www.exemple.fr/',
    ),
    verdict: 'fail',
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/xyz',
        status: 200,
        note: 'redirigée vers https://www.exemple.fr/',
      },
    ],
  },
  'a firewall refuses': {
    artifacts: answer(403),
    verdict: 'inapplicable',
    reason: 'le site répond 403 aux adresses inconnues',
  },
  'no answer': { artifacts: answer(0), verdict: 'error', reason: 'pas de réponse' },
  'a bad request': {
    artifacts: answer(400),
    verdict: 'inapplicable',
    reason: 'le site répond 400 aux adresses inconnues',
  },
});
