import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-http-non-redirige.ts';

const { httpProbe, httpsProbe } = siteArtifacts();
const hop = (location: string, url = 'http://www.exemple.fr/') => ({ url, status: 301, location });
const answer = (changes: Partial<typeof httpProbe>) =>
  siteArtifacts({ httpProbe: { ...httpProbe, ...changes } });

ruleCases(rule, {
  pass: {
    'one hop to HTTPS': siteArtifacts(),
    'one hop to another page of the same host': answer({
      redirects: [hop('https://www.exemple.fr/accueil')],
      url: 'https://www.exemple.fr/accueil',
    }),
    'a target without scheme is read from the hop': answer({
      redirects: [hop('https://www.exemple.fr'), hop('/fr/', 'https://www.exemple.fr/')],
      url: 'https://www.exemple.fr/fr/',
    }),
  },
  fail: {
    'a page served in http': answer({ url: 'http://www.exemple.fr/', redirects: [] }),
    'a redirection that stays in http': answer({
      url: 'http://www.exemple.fr/fr/',
      redirects: [hop('http://www.exemple.fr/fr/')],
    }),
    'another host first': answer({
      redirects: [hop('https://autre.exemple.fr/')],
      url: 'https://autre.exemple.fr/',
    }),
    'http first, HTTPS at the end': answer({
      redirects: [hop('/fr/'), hop('https://www.exemple.fr/fr/', 'http://www.exemple.fr/fr/')],
      url: 'https://www.exemple.fr/fr/',
    }),
  },
  inapplicable: {
    'port 80 closed': answer({ status: 0, redirects: [], failure: 'refused' }),
    'http forbidden': answer({ status: 403, redirects: [], url: 'http://www.exemple.fr/' }),
    'no HTTPS at all': siteArtifacts({
      pages: [],
      tls: null,
      site: { ...siteArtifacts().site, origin: 'http://www.exemple.fr' },
      httpsProbe: { ...httpsProbe, status: 0 },
    }),
  },
});
