import { expect, test } from 'vitest';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-donnees-vers-tiers-url.ts';

const sent = (url: string) => siteArtifacts({ pages: [pageFacts({ thirdParties: [thirdParty(url)] })] });

ruleCases(rule, {
  pass: {
    'no address': sent('https://stats.autre.net/c?p=/contact'),
    'a package and its version': sent('https://cdn.autre.net/combine?npm/@scope/x@1.2.3.js'),
    'a public calendar': sent('https://calendar.google.com/embed?src=abc%40group.calendar.google.com'),
  },
  review: {
    plain: sent('https://stats.autre.net/c?u=jean.martin@exemple.fr'),
    encoded: sent('https://stats.autre.net/c?u=jean.martin%40exemple.fr'),
  },
  inapplicable: { 'no third party': siteArtifacts() },
});

test('the report does not repeat the address', () => {
  const verdict = JSON.stringify(rule.evaluate(sent('https://stats.autre.net/c?u=jean.martin%40exemple.fr')));
  expect(verdict).not.toContain('jean.martin');
});
