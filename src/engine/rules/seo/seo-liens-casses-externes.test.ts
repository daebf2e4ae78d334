import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-liens-casses-externes.ts';

const site = (status: number, failure: string | null = null, internal = false) =>
  siteArtifacts({
    linkChecks: [
      { url: 'https://autre.example/a', status, failure, internal, from: ['https://www.exemple.fr/'] },
    ],
  });

ruleCases(rule, {
  'it answers': { artifacts: site(200), verdict: 'pass' },
  'it refuses robots': { artifacts: site(403), verdict: 'pass' },
  'it asks to slow down': { artifacts: site(429), verdict: 'pass' },
  'it did not answer in time': { artifacts: site(0, 'timeout'), verdict: 'pass' },
  'it is down for now': { artifacts: site(503), verdict: 'pass' },
  'not found': {
    artifacts: site(404),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://autre.example/a',
        status: 404,
        note: 'lien de https://www.exemple.fr/',
      },
    ],
  },
  gone: {
    artifacts: site(410),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://autre.example/a',
        status: 410,
        note: 'lien de https://www.exemple.fr/',
      },
    ],
  },
  'no such domain, where another one is found': {
    artifacts: siteArtifacts({
      linkChecks: [...site(0, 'dns').linkChecks, ...site(200).linkChecks],
    }),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://autre.example/a',
        note: 'nom de domaine introuvable, lien de https://www.exemple.fr/',
      },
    ],
  },
  'no such domain, and no other one to tell an offline machine from it': {
    artifacts: site(0, 'dns'),
    verdict: 'error',
    reason: 'aucun nom de domaine extérieur n’a pu être résolu',
  },
  'no name at all resolves': {
    artifacts: siteArtifacts({
      linkChecks: ['https://a.example/', 'https://b.example/'].map((url) => ({
        url,
        status: 0,
        failure: 'dns',
        internal: false,
        from: [],
      })),
    }),
    verdict: 'error',
    reason: 'aucun nom de domaine extérieur n’a pu être résolu',
  },
  'links of the site only': {
    artifacts: site(404, null, true),
    verdict: 'inapplicable',
    reason: 'aucun lien vers un autre site',
  },
});
