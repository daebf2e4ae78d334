import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-ia-conversationnelle.ts';

const chat = { thirdParties: [thirdParty('https://client.crisp.chat/l.js')] };

ruleCases(rule, {
  'no chat': { artifacts: siteArtifacts(), verdict: 'pass' },
  announced: {
    artifacts: siteArtifacts({
      pages: [pageFacts({ ...chat, text: 'Notre assistant virtuel vous répond.' })],
    }),
    verdict: 'pass',
  },
  'a chat that says nothing': {
    artifacts: siteArtifacts({ pages: [pageFacts(chat)] }),
    verdict: 'review',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      { type: 'request', url: 'https://client.crisp.chat/l.js', note: 'Crisp (messagerie instantanée)' },
    ],
  },
  'another service': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ thirdParties: [thirdParty('https://www.googletagmanager.com/gtm.js')] })],
    }),
    verdict: 'pass',
  },
});
