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
  pass: {
    'pages read over HTTPS': siteArtifacts(),
    'visited in http, but HTTPS answers': siteArtifacts({
      pages: [pageFacts({ url: 'http://www.exemple.fr/' })],
    }),
    'visited over HTTPS while our own probe failed': siteArtifacts({ httpsProbe: noAnswer, tls: null }),
    'a certificate error is another rule’s matter': siteArtifacts({
      pages: [pageFacts({ url: 'http://www.exemple.fr/' })],
      httpsProbe: { ...noAnswer, failure: 'tls' },
    }),
  },
  fail: {
    'plain http on loopback': siteArtifacts({ ...loopback, httpsProbe: noAnswer }),
    'the guard refused port 443, the page was read in http': siteArtifacts({
      ...loopback,
      httpsProbe: { ...noAnswer, failure: 'guard' },
    }),
    'HTTPS sends back to http': siteArtifacts({
      ...loopback,
      httpsProbe: { ...httpsProbe, url: 'http://127.0.0.1:4080/' },
    }),
  },
});
