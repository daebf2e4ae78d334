import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-stockage-local-avant-choix.ts';

const stored = (key: string, value: string, area: 'local' | 'session' = 'local') =>
  siteArtifacts({
    pages: [pageFacts({ storage: [{ area, origin: 'https://www.exemple.fr', key, value }] })],
  });
const uuid = '3f2b8a1e-9c4d-4e5f-8a6b-1c2d3e4f5a6b';

ruleCases(rule, {
  nothing: { artifacts: siteArtifacts(), verdict: 'pass' },
  'a preference': { artifacts: stored('theme', 'sombre'), verdict: 'pass' },
  'the visitor’s choice': { artifacts: stored('axeptio_cookies', uuid), verdict: 'pass' },
  'a value of the tab': { artifacts: stored('onglet', uuid, 'session'), verdict: 'pass' },
  'a long text is no identifier': {
    artifacts: stored('brouillon', 'un texte assez long pour un message'),
    verdict: 'pass',
  },
  PostHog: {
    artifacts: stored('ph_phc_abc_posthog', '{}'),
    verdict: 'fail',
    title: 'Un identifiant de suivi est écrit dans le navigateur avant le choix (PostHog)',
    evidence: [{ type: 'value', label: 'localStorage : ph_phc_abc_posthog', value: '{}' }],
  },
  Clarity: {
    artifacts: stored('_clck', '1abc|2'),
    verdict: 'fail',
    title: 'Un identifiant de suivi est écrit dans le navigateur avant le choix (Microsoft Clarity)',
    evidence: [{ type: 'value', label: 'localStorage : _clck', value: '1abc|2' }],
  },
  'an identifier of unknown use': {
    artifacts: stored('visiteur', uuid),
    verdict: 'review',
    title: 'Une valeur qui ressemble à un identifiant est écrite dans le navigateur avant le choix',
    evidence: [{ type: 'value', label: 'localStorage : visiteur', value: '3f2b8a1e-9c4d-4e5f-8a6b…' }],
  },
  'hexadecimal digits': {
    artifacts: stored('uid', 'a1b2c3d4e5f60718'),
    verdict: 'review',
    title: 'Une valeur qui ressemble à un identifiant est écrite dans le navigateur avant le choix',
    evidence: [{ type: 'value', label: 'localStorage : uid', value: 'a1b2c3d4e5f60718' }],
  },
});
