import { countOf, formatBytes, formatNumber } from '#contract/french.ts';
import { siteDomainOf, thirdPartiesOf } from '../../derive/http/third-parties.ts';
import { networkRequests, pageBytes } from '../../derive/page/page-weight.ts';
import { serviceOf } from '../../derive/trackers/known-services.ts';
import { defineRule, threshold } from '../../rule.ts';

const mostShare = threshold(0.5, { ours: 'beyond half, others decide what the page weighs' });
const mostDomains = threshold(15, { ours: 'more domains are more than a page’s owner can follow' });
const worthBytes = threshold(100_000, { ours: 'half of a light page is not much' });

export default defineRule({
  id: 'eco-tiers-poids',
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGESN 2.10' }],
  title: {
    fail: 'Les services d’autres sociétés font {share} % du poids, depuis {domains}',
    pass: 'Les services d’autres sociétés pèsent moins que le site',
  },
  why: 'Cette part échappe à votre maîtrise : elle peut grossir ou tomber en panne sans vous.',
  fix: 'Dresser la liste de ces services, retirer ceux qui ne servent plus et différer les autres.',
  artifacts: ['requests', 'page'],
  evaluate({ requests, page }) {
    const made = networkRequests(requests);
    const total = pageBytes(requests);
    const parties = thirdPartiesOf(made, page.siteDomain);
    if (parties.length === 0 || total === 0) return { status: 'inapplicable', reason: 'aucun service tiers' };
    const bytes = parties.reduce((sum, party) => sum + party.transferBytes, 0);
    const domains = new Set(parties.map(({ host }) => siteDomainOf(host)));
    const isHeavy = (weight: number) => weight / total > mostShare && weight > worthBytes;
    if (!isHeavy(bytes) && domains.size <= mostDomains) return { status: 'pass' };
    // An unknown host may be the site’s own store of files under another name.
    const known = parties.filter(({ host }) => serviceOf(`https://${host}/`) !== null);
    const knownBytes = known.reduce((sum, party) => sum + party.transferBytes, 0);
    const certain =
      isHeavy(knownBytes) || new Set(known.map(({ host }) => siteDomainOf(host))).size > mostDomains;
    return {
      status: certain ? 'fail' : 'review',
      values: {
        share: formatNumber((100 * bytes) / total),
        domains: countOf(domains.size, 'domaine', 'domaines'),
      },
      extent: bytes / total,
      occurrences: 1,
      evidence: [...parties]
        .sort((a, b) => b.transferBytes - a.transferBytes)
        .slice(0, 10)
        .map(({ host, transferBytes }) => ({
          type: 'value',
          label: host,
          value: formatBytes(transferBytes),
        })),
    };
  },
});
