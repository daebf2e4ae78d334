import { expect, test } from 'vitest';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-donnees-vers-tiers-url.ts';

const sent = (url: string) => siteArtifacts({ pages: [pageFacts({ thirdParties: [thirdParty(url)] })] });

ruleCases(rule, {
  'no address': { artifacts: sent('https://stats.autre.net/c?p=/contact'), verdict: 'pass' },
  'a package and its version': {
    artifacts: sent('https://cdn.autre.net/combine?npm/@scope/x@1.2.3.js'),
    verdict: 'pass',
  },
  'a public calendar': {
    artifacts: sent('https://calendar.google.com/embed?src=abc%40group.calendar.google.com'),
    verdict: 'pass',
  },
  plain: {
    artifacts: sent('https://stats.autre.net/c?u=jean.martin@exemple.fr'),
    verdict: 'review',
    evidence: [{ type: 'request', url: 'https://stats.autre.net/c?u=•••@exemple.fr' }],
  },
  encoded: {
    artifacts: sent('https://stats.autre.net/c?u=jean.martin%40exemple.fr'),
    verdict: 'review',
    evidence: [{ type: 'request', url: 'https://stats.autre.net/c?u=•••@exemple.fr' }],
  },
  'no third party': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucune requête vers un autre site',
  },
});

test('the report does not repeat the address', () => {
  const verdict = JSON.stringify(rule.evaluate(sent('https://stats.autre.net/c?u=jean.martin%40exemple.fr')));
  expect(verdict).not.toContain('jean.martin');
});
