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
  enforced: {
    artifacts: policy('version: STSv1\r\nmode: enforce\r\nmx: mx.exemple.fr\r\nmax_age: 604800'),
    verdict: 'pass',
  },
  absent: {
    artifacts: dns({}),
    verdict: 'fail',
    title: 'Le chiffrement des e-mails reçus n’est pas exigé (MTA-STS absent)',
    evidence: [{ type: 'value', label: 'TXT _mta-sts.exemple.fr', value: 'absent' }],
  },
  'a policy that is not there': {
    artifacts: policy('', { status: 404 }),
    verdict: 'fail',
    title: 'MTA-STS est annoncé, mais sa politique est illisible',
    evidence: [
      { type: 'value', label: 'TXT _mta-sts.exemple.fr', value: 'v=STSv1; id=20261121' },
      { type: 'request', url: 'https://mta-sts.exemple.fr/.well-known/mta-sts.txt', status: 404 },
    ],
  },
  'a certificate that is not trusted': {
    artifacts: policy('', { status: 0, failure: 'tls' }),
    verdict: 'fail',
    title: 'MTA-STS est annoncé, mais sa politique est illisible',
    evidence: [
      { type: 'value', label: 'TXT _mta-sts.exemple.fr', value: 'v=STSv1; id=20261121' },
      { type: 'request', url: 'https://mta-sts.exemple.fr/.well-known/mta-sts.txt', status: 0 },
    ],
  },
  'a policy of nothing': {
    artifacts: policy('version: STSv1\nmode: none'),
    verdict: 'fail',
    title: 'MTA-STS est publié, mais n’exige rien (mode none)',
    evidence: [
      { type: 'value', label: 'TXT _mta-sts.exemple.fr', value: 'v=STSv1; id=20261121' },
      { type: 'request', url: 'https://mta-sts.exemple.fr/.well-known/mta-sts.txt', status: 200 },
    ],
  },
  'on trial': {
    artifacts: policy('version: STSv1\nmode: testing\nmx: mx.exemple.fr'),
    verdict: 'review',
    title: 'MTA-STS est publié, mais n’exige rien (mode testing) : à vérifier',
    evidence: [
      { type: 'value', label: 'TXT _mta-sts.exemple.fr', value: 'v=STSv1; id=20261121' },
      { type: 'request', url: 'https://mta-sts.exemple.fr/.well-known/mta-sts.txt', status: 200 },
    ],
  },
  'no answer of the DNS': {
    artifacts: dns({ failed: ['mta-sts'] }),
    verdict: 'error',
    reason: 'la zone DNS n’a pas répondu',
  },
  'an address our own guard refuses': {
    artifacts: policy('', { status: 0, failure: 'guard' }),
    verdict: 'error',
    reason: 'la politique n’a pas pu être lue',
  },
  'no answer of the policy': {
    artifacts: policy('', { status: 0, failure: 'timeout' }),
    verdict: 'error',
    reason: 'la politique n’a pas pu être lue',
  },
  'no domain': {
    artifacts: siteArtifacts({ dns: null }),
    verdict: 'inapplicable',
    reason: 'le site n’a pas de nom de domaine à lui',
  },
  'no mail': {
    artifacts: dns({ mx: [] }),
    verdict: 'inapplicable',
    reason: 'le domaine ne reçoit pas d’e-mail',
  },
  'mail refused': {
    artifacts: dns({ mx: [{ exchange: '.', priority: 0 }] }),
    verdict: 'inapplicable',
    reason: 'le domaine ne reçoit pas d’e-mail',
  },
  'a name lent by a host': {
    artifacts: dns({ domain: 'hebergeur.fr' }),
    verdict: 'inapplicable',
    reason: 'le site n’a pas de nom de domaine à lui',
  },
});
