import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-liens-casses-internes.ts';

const url = 'https://www.exemple.fr/perdue';
const linked = [pageFacts({ links: [{ url, text: 'Perdue', region: 'main', rel: '' }] })];
const check = (status: number, internal = true) => [
  { url, status, failure: null, internal, from: ['https://www.exemple.fr/'] },
];

ruleCases(rule, {
  'the target answers': {
    artifacts: siteArtifacts({ pages: linked, linkChecks: check(200) }),
    verdict: 'pass',
  },
  'a refusal proves nothing': {
    artifacts: siteArtifacts({ pages: linked, linkChecks: check(403) }),
    verdict: 'pass',
  },
  'an external link is another rule’s': {
    artifacts: siteArtifacts({ pages: linked, linkChecks: check(404, false) }),
    verdict: 'pass',
  },
  'an error nobody links to': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({
          links: [{ url: 'https://www.exemple.fr/autre', text: 'Autre', region: 'main', rel: '' }],
        }),
      ],
      linkChecks: check(404),
    }),
    verdict: 'pass',
  },
  'a missing page': {
    artifacts: siteArtifacts({ pages: linked, linkChecks: check(404) }),
    verdict: 'fail',
    severity: 'mineur',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/perdue',
        status: 404,
        note: 'lien « Perdue » de https://www.exemple.fr/',
      },
    ],
  },
  'a missing page, by a link that says nothing': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ links: [{ url, text: '', region: 'main', rel: '' }] })],
      linkChecks: check(404),
    }),
    verdict: 'fail',
    severity: 'mineur',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'request', url, status: 404, note: 'lien sans texte de https://www.exemple.fr/' }],
  },
  'a page visited in error': {
    artifacts: siteArtifacts({
      pages: linked,
      notAnalysed: [{ url, reason: 'http-error', detail: '500' }],
    }),
    verdict: 'fail',
    severity: 'mineur',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/perdue',
        status: 500,
        note: 'lien « Perdue » de https://www.exemple.fr/',
      },
    ],
  },
  'a missing page that two pages lead to': {
    artifacts: siteArtifacts({
      pages: [...linked, pageFacts({ url: 'https://www.exemple.fr/deux', links: linked[0]?.links ?? [] })],
      linkChecks: check(404),
    }),
    verdict: 'fail',
    severity: 'majeur',
    pages: ['https://www.exemple.fr/', 'https://www.exemple.fr/deux'],
    evidence: [{ type: 'request', url, status: 404, note: 'lien « Perdue » de https://www.exemple.fr/' }],
  },
  'no link at all': {
    artifacts: siteArtifacts({ pages: [pageFacts()] }),
    verdict: 'inapplicable',
    reason: 'aucun lien',
  },
});
