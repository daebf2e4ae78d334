import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-lien-legal-casse.ts';

const url = 'https://www.exemple.fr/mentions-legales';
const site = (status: number, text = 'Mentions légales') =>
  siteArtifacts({
    pages: [pageFacts({ links: [{ text, url: `${url}#haut`, region: 'footer', rel: '' }] })],
    linkChecks: [{ url, status, failure: null, internal: true, from: ['https://www.exemple.fr/'] }],
  });

ruleCases(rule, {
  pass: {
    'it answers': site(200),
    'closed to robots is not broken': site(403),
    'no answer is not broken': site(0),
  },
  fail: { missing: site(404), gone: site(410) },
  review: {
    'a server error may be passing': site(503),
    'an address never filled in': siteArtifacts({
      pages: [
        pageFacts({
          links: [{ text: 'Mentions légales', url: 'https://www.exemple.fr/#', region: 'footer', rel: '' }],
        }),
      ],
    }),
  },
  inapplicable: { 'another link': site(404, 'Nos produits') },
});
