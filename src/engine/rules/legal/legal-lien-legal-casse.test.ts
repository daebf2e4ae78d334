import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-lien-legal-casse.ts';

const url = 'https://www.exemple.fr/mentions-legales';
const site = (status: number, text = 'Mentions légales') =>
  siteArtifacts({
    pages: [pageFacts({ links: [{ text, url: `${url}#haut`, region: 'footer', rel: '' }] })],
    linkChecks: [{ url, status, failure: null, internal: true, from: ['https://www.exemple.fr/'] }],
  });

ruleCases(rule, {
  'it answers': { artifacts: site(200), verdict: 'pass' },
  'closed to robots is not broken': { artifacts: site(403), verdict: 'pass' },
  'no answer is not broken': { artifacts: site(0), verdict: 'pass' },
  missing: {
    artifacts: site(404),
    verdict: 'fail',
    title: 'Un lien vers une page légale ne mène nulle part',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/mentions-legales',
        status: 404,
        note: 'lien « Mentions légales »',
      },
    ],
  },
  gone: {
    artifacts: site(410),
    verdict: 'fail',
    title: 'Un lien vers une page légale ne mène nulle part',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/mentions-legales',
        status: 410,
        note: 'lien « Mentions légales »',
      },
    ],
  },
  'a server error may be passing': {
    artifacts: site(503),
    verdict: 'review',
    title: 'Un lien vers une page légale ne mène nulle part : à vérifier',
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/mentions-legales',
        status: 503,
        note: 'lien « Mentions légales »',
      },
    ],
  },
  'the contact page under that name': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({
          links: [
            { text: 'Mentions légales', url: 'https://www.exemple.fr/contact', region: 'footer', rel: '' },
            { text: 'Contact', url: 'https://www.exemple.fr/contact', region: 'footer', rel: '' },
          ],
        }),
        legalPage('contact', 'Écrivez-nous.'),
      ],
    }),
    verdict: 'fail',
    title: 'Un lien qui porte le nom d’une page légale mène à une page qui parle d’autre chose',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/contact', note: 'lien « Mentions légales »' }],
  },
  'an address never filled in': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({
          links: [{ text: 'Mentions légales', url: 'https://www.exemple.fr/#', region: 'footer', rel: '' }],
        }),
      ],
    }),
    verdict: 'review',
    title: 'Un lien vers une page légale reste sur la même page : à vérifier',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/', note: 'lien « Mentions légales » vers « # »' },
    ],
  },
  'the menu of the document itself': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({
          kind: 'legal-notice',
          links: [{ text: 'Mentions légales', url: 'https://www.exemple.fr/#', region: 'footer', rel: '' }],
        }),
      ],
    }),
    verdict: 'inapplicable',
    reason: 'aucun lien vers une page légale',
  },
  'another link': {
    artifacts: site(404, 'Nos produits'),
    verdict: 'inapplicable',
    reason: 'aucun lien vers une page légale',
  },
  'a refusal of robots is not broken': { artifacts: site(999), verdict: 'pass' },
});
