import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-plateforme-rll-obsolete.ts';

const linkTo = (url: string) =>
  siteArtifacts({ pages: [pageFacts({ links: [{ text: 'Litiges', url, region: 'main', rel: '' }] })] });

ruleCases(rule, {
  none: { artifacts: siteArtifacts(), verdict: 'pass' },
  'another page of the Commission': {
    artifacts: linkTo('https://ec.europa.eu/info/index_fr'),
    verdict: 'pass',
  },
  'its address': {
    artifacts: linkTo('https://ec.europa.eu/consumers/odr/'),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/', note: 'lien vers https://ec.europa.eu/consumers/odr/' },
    ],
  },
  'its other address': {
    artifacts: linkTo('http://webgate.ec.europa.eu/odr/main'),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/',
        note: 'lien vers http://webgate.ec.europa.eu/odr/main',
      },
    ],
  },
});
