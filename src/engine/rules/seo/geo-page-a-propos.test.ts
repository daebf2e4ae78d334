import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './geo-page-a-propos.ts';

const site = (text: string) =>
  siteArtifacts({
    pages: [pageFacts({ links: [{ url: 'https://www.exemple.fr/x', text, region: 'footer', rel: '' }] })],
  });

ruleCases(rule, {
  pass: {
    'who we are': site('Qui sommes-nous ?'),
    about: site('À propos'),
    contact: site('Nous contacter'),
    'a contact page': siteArtifacts({ pages: [pageFacts({ kind: 'contact' })] }),
  },
  fail: { neither: site('Nos produits') },
});
