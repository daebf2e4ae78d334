import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-http-non-redirige.ts';

const { httpProbe, httpsProbe } = siteArtifacts();
const hop = (location: string, url = 'http://www.exemple.fr/') => ({ url, status: 301, location });
const answer = (changes: Partial<typeof httpProbe>) =>
  siteArtifacts({ httpProbe: { ...httpProbe, ...changes } });

ruleCases(rule, {
  'one hop to HTTPS': { artifacts: siteArtifacts(), verdict: 'pass' },
  'one hop to another page of the same host': {
    artifacts: answer({
      redirects: [hop('https://www.exemple.fr/accueil')],
      url: 'https://www.exemple.fr/accueil',
    }),
    verdict: 'pass',
  },
  'a target without scheme is read from the hop': {
    artifacts: answer({
      redirects: [hop('https://www.exemple.fr'), hop('/fr/', 'https://www.exemple.fr/')],
      url: 'https://www.exemple.fr/fr/',
    }),
    verdict: 'pass',
  },
  'a page served in http': {
    artifacts: answer({ url: 'http://www.exemple.fr/', redirects: [] }),
    verdict: 'fail',
    title: 'L’adresse http:// du site ne renvoie pas vers HTTPS',
    evidence: [{ type: 'request', url: 'http://www.exemple.fr/', status: 200 }],
  },
  'a redirection that stays in http': {
    artifacts: answer({
      url: 'http://www.exemple.fr/fr/',
      redirects: [hop('http://www.exemple.fr/fr/')],
    }),
    verdict: 'fail',
    title: 'L’adresse http:// du site ne renvoie pas vers HTTPS',
    evidence: [
      { type: 'request', url: 'http://www.exemple.fr/', status: 301 },
      { type: 'request', url: 'http://www.exemple.fr/fr/', status: 200 },
    ],
  },
  'another host first': {
    artifacts: answer({
      redirects: [hop('https://autre.exemple.fr/')],
      url: 'https://autre.exemple.fr/',
    }),
    verdict: 'fail',
    title: 'L’adresse http:// ne renvoie pas directement vers la même adresse en HTTPS',
    severity: 'mineur',
    evidence: [
      { type: 'request', url: 'http://www.exemple.fr/', status: 301 },
      { type: 'request', url: 'https://autre.exemple.fr/', status: 200 },
    ],
  },
  'http first, HTTPS at the end': {
    artifacts: answer({
      redirects: [hop('/fr/'), hop('https://www.exemple.fr/fr/', 'http://www.exemple.fr/fr/')],
      url: 'https://www.exemple.fr/fr/',
    }),
    verdict: 'fail',
    title: 'L’adresse http:// ne renvoie pas directement vers la même adresse en HTTPS',
    severity: 'mineur',
    evidence: [
      { type: 'request', url: 'http://www.exemple.fr/', status: 301 },
      { type: 'request', url: 'http://www.exemple.fr/fr/', status: 301 },
      { type: 'request', url: 'https://www.exemple.fr/fr/', status: 200 },
    ],
  },
  'port 80 closed': {
    artifacts: answer({ status: 0, redirects: [], failure: 'refused' }),
    verdict: 'inapplicable',
    reason: 'aucune page n’est servie en http',
  },
  'http forbidden': {
    artifacts: answer({ status: 403, redirects: [], url: 'http://www.exemple.fr/' }),
    verdict: 'inapplicable',
    reason: 'aucune page n’est servie en http',
  },
  'no HTTPS at all': {
    artifacts: siteArtifacts({
      pages: [],
      tls: null,
      site: { ...siteArtifacts().site, origin: 'http://www.exemple.fr' },
      httpsProbe: { ...httpsProbe, status: 0 },
    }),
    verdict: 'inapplicable',
    reason: 'le site n’est pas servi en HTTPS',
  },
});
