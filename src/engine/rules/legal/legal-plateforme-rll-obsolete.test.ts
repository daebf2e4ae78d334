import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-plateforme-rll-obsolete.ts';

const linkTo = (url: string) =>
  siteArtifacts({ pages: [pageFacts({ links: [{ text: 'Litiges', url, region: 'main', rel: '' }] })] });

ruleCases(rule, {
  pass: {
    none: siteArtifacts(),
    'another page of the Commission': linkTo('https://ec.europa.eu/info/index_fr'),
  },
  fail: {
    'its address': linkTo('https://ec.europa.eu/consumers/odr/'),
    'its other address': linkTo('http://webgate.ec.europa.eu/odr/main'),
  },
});
