import type { Dnssec } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { mailSite } from '#tests/support/mail-dns.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-dnssec.ts';

const domain = (dnssec?: Dnssec) => mailSite({}, dnssec && { dnssec });
const unread = {
  verdict: 'error' as const,
  reason: 'le résolveur de cette machine n’a pas répondu sur ce point',
};

ruleCases(rule, {
  signed: { artifacts: domain('signed'), verdict: 'pass' },
  unsigned: {
    artifacts: domain('unsigned'),
    verdict: 'fail',
    title: 'Le nom de domaine n’est pas signé (DNSSEC absent)',
    severity: 'info',
    evidence: [{ type: 'value', label: 'DS exemple.fr', value: 'absent' }],
  },
  'a signature that is refused': {
    artifacts: domain('broken'),
    verdict: 'fail',
    title:
      'La signature du nom de domaine (DNSSEC) est invalide : une partie des visiteurs ne trouve plus le site',
    evidence: [{ type: 'value', label: 'DS exemple.fr', value: 'signature refusée par le résolveur' }],
  },
  'a resolver that knows none': { artifacts: domain('unknown'), ...unread },
  'an audit made before': { artifacts: domain(), ...unread },
  'no domain': {
    artifacts: siteArtifacts({ dns: null }),
    verdict: 'inapplicable',
    reason: 'le site n’a pas de nom de domaine à lui',
  },
});
