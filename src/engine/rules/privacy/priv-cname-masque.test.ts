import type { HostFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-cname-masque.ts';

const own: HostFacts = {
  host: 'www.exemple.fr',
  url: 'https://www.exemple.fr/',
  loaded: true,
  cnames: ['exemple.cdn.net'],
  target: 'resolves',
  answer: null,
};
const host = (cnames: readonly string[], changes: Partial<HostFacts> = {}) =>
  siteArtifacts({
    hosts: [own, { ...own, host: 'm.exemple.fr', url: 'https://m.exemple.fr/collecte', cnames, ...changes }],
  });

ruleCases(rule, {
  'an image server': { artifacts: host(['images.hebergeur.net']), verdict: 'pass' },
  'a tracker that is only linked to': {
    artifacts: host(['exemple.sc.omtrdc.net'], { loaded: false }),
    verdict: 'pass',
  },
  'a name that only looks like one': { artifacts: host(['notcriteo.com']), verdict: 'pass' },
  advertising: {
    artifacts: host(['exemple.dnsdelegation.io']),
    verdict: 'fail',
    title: 'Un traceur tiers se présente sous votre nom de domaine',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Alias DNS (Criteo)', value: 'm.exemple.fr → exemple.dnsdelegation.io' },
      { type: 'request', url: 'https://m.exemple.fr/collecte', note: 'demandée par la page' },
    ],
  },
  'behind another alias': {
    artifacts: host(['stats.exemple.net', 'exemple.com.ssl.d1.sc.omtrdc.net']),
    verdict: 'fail',
    title: 'Un traceur tiers se présente sous votre nom de domaine',
    occurrences: 1,
    evidence: [
      {
        type: 'value',
        label: 'Alias DNS (Adobe Experience Cloud)',
        value: 'm.exemple.fr → stats.exemple.net → exemple.com.ssl.d1.sc.omtrdc.net',
      },
      { type: 'request', url: 'https://m.exemple.fr/collecte', note: 'demandée par la page' },
    ],
  },
  'audience measurement': {
    artifacts: host(['exemple.eulerian.net']),
    verdict: 'review',
    title: 'Une mesure d’audience tierce se présente sous votre nom de domaine : à vérifier',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Alias DNS (Eulerian)', value: 'm.exemple.fr → exemple.eulerian.net' },
      { type: 'request', url: 'https://m.exemple.fr/collecte', note: 'demandée par la page' },
    ],
  },
  'no answer': {
    artifacts: siteArtifacts({ hosts: [{ ...own, cnames: [], target: 'unknown' }] }),
    verdict: 'error',
    reason: 'la zone DNS n’a pas répondu',
  },
  'no domain': {
    artifacts: siteArtifacts({ hosts: null }),
    verdict: 'inapplicable',
    reason: 'le site n’a pas de nom de domaine',
  },
  'nothing of its own is loaded': {
    artifacts: siteArtifacts({ hosts: [] }),
    verdict: 'inapplicable',
    reason: 'aucun sous-domaine n’est chargé',
  },
});
