import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-ia-conversationnelle.ts';

const chat = { thirdParties: [thirdParty('https://client.crisp.chat/l.js')] };

ruleCases(rule, {
  pass: {
    'no chat': siteArtifacts(),
    announced: siteArtifacts({
      pages: [pageFacts({ ...chat, text: 'Notre assistant virtuel vous répond.' })],
    }),
  },
  review: { 'a chat that says nothing': siteArtifacts({ pages: [pageFacts(chat)] }) },
});
