import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-stockage-local-avant-choix.ts';

const stored = (key: string, value: string, area: 'local' | 'session' = 'local') =>
  siteArtifacts({
    pages: [pageFacts({ storage: [{ area, origin: 'https://www.exemple.fr', key, value }] })],
  });
const uuid = '3f2b8a1e-9c4d-4e5f-8a6b-1c2d3e4f5a6b';

ruleCases(rule, {
  pass: {
    nothing: siteArtifacts(),
    'a preference': stored('theme', 'sombre'),
    'the visitor’s choice': stored('axeptio_cookies', uuid),
    'a value of the tab': stored('onglet', uuid, 'session'),
    'a long text is no identifier': stored('brouillon', 'un texte assez long pour un message'),
  },
  fail: { PostHog: stored('ph_phc_abc_posthog', '{}'), Clarity: stored('_clck', '1abc|2') },
  review: {
    'an identifier of unknown use': stored('visiteur', uuid),
    'hexadecimal digits': stored('uid', 'a1b2c3d4e5f60718'),
  },
});
