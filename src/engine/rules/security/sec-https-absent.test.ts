import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-https-absent.ts';

const { site, httpsProbe } = siteArtifacts();
const loopback = {
  site: { ...site, startUrl: 'http://127.0.0.1:4080/', origin: 'http://127.0.0.1:4080', host: '127.0.0.1' },
  pages: [pageFacts({ url: 'http://127.0.0.1:4080/' })],
  tls: null,
};
const noAnswer = { ...httpsProbe, status: 0, failure: 'refused' };

ruleCases(rule, {
  'pages read over HTTPS': { artifacts: siteArtifacts(), verdict: 'pass' },
  'visited in http, but HTTPS answers': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ url: 'http://www.exemple.fr/' })],
    }),
    verdict: 'pass',
  },
  'visited over HTTPS while our own probe failed': {
    artifacts: siteArtifacts({ httpsProbe: noAnswer, tls: null }),
    verdict: 'pass',
  },
  'a certificate error is another rule’s matter': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ url: 'http://www.exemple.fr/' })],
      httpsProbe: { ...noAnswer, failure: 'tls' },
    }),
    verdict: 'pass',
  },
  'plain http on loopback': {
    artifacts: siteArtifacts({ ...loopback, httpsProbe: noAnswer }),
    verdict: 'fail',
    pages: ['http://127.0.0.1:4080/'],
    evidence: [
      { type: 'page', url: 'http://127.0.0.1:4080/', note: 'page reçue en http, sans chiffrement' },
      { type: 'request', url: 'https://www.exemple.fr/', status: 0, note: 'aucune réponse en HTTPS' },
    ],
  },
  'the guard refused port 443, the page was read in http': {
    artifacts: siteArtifacts({
      ...loopback,
      httpsProbe: { ...noAnswer, failure: 'guard' },
    }),
    verdict: 'fail',
    pages: ['http://127.0.0.1:4080/'],
    evidence: [
      { type: 'page', url: 'http://127.0.0.1:4080/', note: 'page reçue en http, sans chiffrement' },
      { type: 'request', url: 'https://www.exemple.fr/', status: 0, note: 'aucune réponse en HTTPS' },
    ],
  },
  'HTTPS sends back to http': {
    artifacts: siteArtifacts({
      ...loopback,
      httpsProbe: { ...httpsProbe, url: 'http://127.0.0.1:4080/' },
    }),
    verdict: 'fail',
    pages: ['http://127.0.0.1:4080/'],
    evidence: [
      { type: 'page', url: 'http://127.0.0.1:4080/', note: 'page reçue en http, sans chiffrement' },
      { type: 'request', url: 'https://www.exemple.fr/', status: 200, note: 'la réponse renvoie vers http' },
    ],
  },
});
