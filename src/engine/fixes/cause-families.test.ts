import { expect, test } from 'vitest';
import type { Evidence } from '#contract/report.ts';
import { sharedCauseOf } from '#reference/shared-causes.ts';
import { ruleOf } from '../rules/registry.ts';
import { causeOfProof } from './cause.ts';

/** What one act mends, whatever theme sees it. */
const families = {
  'consent:trackers': [
    ...['priv-traceur-avant-choix', 'priv-requete-traceur-avant-choix', 'priv-stockage-local-avant-choix'],
    ...['priv-google-analytics-sans-accord', 'priv-bandeau-absent'],
  ],
  'images:pipeline': [
    ...['eco-images-format', 'eco-images-dimensions', 'eco-images-compression', 'eco-gif-lourd'],
    'lh-image-delivery-insight',
  ],
  'template:narrow-screens': [
    ...['seo-viewport', 'seo-mobile-debordement', 'rgaa-redistribution', 'eco-adaptation-ecran'],
  ],
  'template:layout-shift': [
    ...['lh-cumulative-layout-shift', 'lh-cls-culprits-insight', 'lh-unsized-images'],
    'qual-saut-mise-en-page',
  ],
  'images:alternatives': ['axe-image-alt', 'seo-alt-manquant-site'],
};

test.each(Object.entries(families))('%s is one fix', (key, ruleIds) => {
  expect(ruleIds.filter((id) => ruleOf(id) === undefined)).toEqual([]);
  expect(ruleIds.map((id) => sharedCauseOf(id)?.key)).toEqual(ruleIds.map(() => key));
});

test('the weight of a page has the cause of its pictures where they are its heaviest files', () => {
  const file = (url: string): Evidence => ({ type: 'request', url, sizeBytes: 900_000 });
  const causeOf = (url: string) => causeOfProof('eco-poids-page', file(url), 'exemple.fr')?.key;
  expect(causeOf('https://www.exemple.fr/photos/salle-de-bains.JPG?v=2')).toBe('images:pipeline');
  expect(causeOf('https://www.exemple.fr/app.js')).toBeUndefined();
  expect(causeOf('https://www.exemple.fr/png')).toBeUndefined();
  // Another rule that cites a picture says something else of it.
  expect(causeOfProof('seo-images-cassees', file('https://www.exemple.fr/a.png'), 'exemple.fr')).toBeNull();
});
