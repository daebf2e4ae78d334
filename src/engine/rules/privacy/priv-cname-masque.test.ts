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
  pass: {
    'an image server': host(['images.hebergeur.net']),
    'a tracker that is only linked to': host(['exemple.sc.omtrdc.net'], { loaded: false }),
    'a name that only looks like one': host(['notcriteo.com']),
  },
  fail: {
    advertising: host(['exemple.dnsdelegation.io']),
    'behind another alias': host(['stats.exemple.net', 'exemple.com.ssl.d1.sc.omtrdc.net']),
  },
  review: { 'audience measurement': host(['exemple.eulerian.net']) },
  error: {
    'no answer': siteArtifacts({ hosts: [{ ...own, cnames: [], target: 'unknown' }] }),
  },
  inapplicable: {
    'no domain': siteArtifacts({ hosts: null }),
    'nothing of its own is loaded': siteArtifacts({ hosts: [] }),
  },
});
