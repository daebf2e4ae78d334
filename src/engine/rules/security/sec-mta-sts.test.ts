import type { DnsFacts, Probe } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-mta-sts.ts';

const good = siteArtifacts().dns as DnsFacts;
const mx = [{ exchange: 'mx.exemple.fr', priority: 10 }];
const dns = (changes: Partial<DnsFacts>) => siteArtifacts({ dns: { ...good, mx, ...changes } });
const policy = (body: string, changes: Partial<Probe> = {}) => ({
  ...dns({ mtaSts: ['v=STSv1; id=20261121'] }),
  mtaStsPolicy: {
    ...siteArtifacts().httpsProbe,
    requestedUrl: 'https://mta-sts.exemple.fr/.well-known/mta-sts.txt',
    body,
    ...changes,
  },
});

ruleCases(rule, {
  pass: { enforced: policy('version: STSv1\r\nmode: enforce\r\nmx: mx.exemple.fr\r\nmax_age: 604800') },
  fail: {
    absent: dns({}),
    'a policy that is not there': policy('', { status: 404 }),
    'a certificate that is not trusted': policy('', { status: 0, failure: 'tls' }),
    'a policy of nothing': policy('version: STSv1\nmode: none'),
  },
  review: { 'on trial': policy('version: STSv1\nmode: testing\nmx: mx.exemple.fr') },
  error: {
    'no answer of the DNS': dns({ failed: ['mta-sts'] }),
    'an address our own guard refuses': policy('', { status: 0, failure: 'guard' }),
    'no answer of the policy': policy('', { status: 0, failure: 'timeout' }),
  },
  inapplicable: {
    'no domain': siteArtifacts({ dns: null }),
    'no mail': dns({ mx: [] }),
    'mail refused': dns({ mx: [{ exchange: '.', priority: 0 }] }),
    'a name lent by a host': dns({ domain: 'hebergeur.fr' }),
  },
});
