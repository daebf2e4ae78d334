/**
 * Trackers that their customers serve under a name of their own (DNS alias): ends of the alias. Facts compiled from
 * the lists of NextDNS (cname-cloaking-blocklist) and AdGuard (cname-trackers); read 2026-11.
 * `exemptable`: audience measurement that can be set to need no consent; the alias is then to be framed, not a fault.
 */
export interface TrackerAlias {
  readonly name: string;
  readonly suffixes: readonly string[];
  readonly exemptable?: boolean;
}

const trackerAliases: readonly TrackerAlias[] = [
  { name: 'Eulerian', suffixes: ['eulerian.net', 'eulerian.com'], exemptable: true },
  {
    name: 'AT Internet (Piano Analytics)',
    suffixes: ['at-o.net', 'ati-host.net', 'pa-cd.com'],
    exemptable: true,
  },
  { name: 'Adobe Experience Cloud', suffixes: ['omtrdc.net', '2o7.net', 'adobedc.net'] },
  { name: 'Commanders Act', suffixes: ['commander1.com', 'tagcommander.com', 'trustcommander.net'] },
  { name: 'Keyade', suffixes: ['keyade.com'] },
  { name: 'Criteo', suffixes: ['criteo.com', 'criteo.net', 'storetail.io', 'dnsdelegation.io'] },
  { name: 'Mapp Intelligence (Webtrekk)', suffixes: ['wt-eu02.net', 'webtrekk.net'] },
  { name: 'NP6', suffixes: ['bp01.net'] },
  { name: 'Wizaly', suffixes: ['wizaly.com'] },
  { name: 'Ingenious Technologies', suffixes: ['affex.org'] },
  { name: 'Intent', suffixes: ['partner.intentmedia.net'] },
  { name: 'Otto Group', suffixes: ['oghub.io'] },
  { name: 'Salesforce Pardot', suffixes: ['go.pardot.com'] },
  { name: 'Act-On', suffixes: ['actonservice.com', 'actonsoftware.com'] },
  { name: 'Oracle Eloqua', suffixes: ['hs.eloqua.com'] },
  { name: 'Lead Forensics', suffixes: ['ghochv3eng.trafficmanager.net'] },
  { name: 'A8.net', suffixes: ['a8.net'] },
  { name: 'AD EBiS', suffixes: ['ebis.ne.jp'] },
  { name: 'GMO', suffixes: ['ad-cloud.jp'] },
  { name: 'GENIEE', suffixes: ['genieespv.jp'] },
];

/** The tracker an alias leads to, or null. */
export function trackerOfAlias(alias: string): TrackerAlias | null {
  return (
    trackerAliases.find(({ suffixes }) =>
      suffixes.some((suffix) => alias === suffix || alias.endsWith(`.${suffix}`)),
    ) ?? null
  );
}
