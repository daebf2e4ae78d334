import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner } from '#tests/support/visit-parts.ts';
import rule from './priv-cases-precochees-bandeau.ts';

const checked = (...prechecked: string[]) =>
  siteArtifacts({ pages: [pageFacts({ consentBanner: banner({ prechecked }) })] });

ruleCases(rule, {
  pass: { 'necessary ones': checked('Cookies nécessaires (toujours actifs)', 'Fonctionnels') },
  fail: { advertising: checked('Nécessaires', 'Publicité'), statistics: checked('Statistiques') },
  review: { 'a box without a name': checked('') },
  inapplicable: { 'no box': checked(), 'no banner': siteArtifacts() },
});
