import { siteArtifacts } from '#tests/support/artifacts.ts';
import { mailSite } from '#tests/support/mail-dns.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-tls-rpt.ts';

const mtaSts = ['v=STSv1; id=1'];
const missing = {
  verdict: 'fail' as const,
  evidence: [{ type: 'value' as const, label: 'TXT _smtp._tls.exemple.fr', value: 'absent' }],
};

ruleCases(rule, {
  'reports are asked for': {
    artifacts: mailSite({ tlsRpt: ['v=TLSRPTv1; rua=mailto:tls@exemple.fr'] }, { mtaSts }),
    verdict: 'pass',
  },
  'MTA-STS without reports': { artifacts: mailSite({}, { mtaSts }), ...missing },
  'pinned certificates without reports': {
    artifacts: mailSite({ tlsa: [{ exchange: 'mx.exemple.fr', records: 2 }] }),
    ...missing,
  },
  'nothing is demanded of who sends': {
    artifacts: mailSite({ tlsa: [{ exchange: 'mx.exemple.fr', records: 0 }] }),
    verdict: 'inapplicable',
    reason: 'le chiffrement des e-mails reçus n’est pas exigé',
  },
  'a silence': {
    artifacts: mailSite({ failed: ['tlsrpt'] }, { mtaSts }),
    verdict: 'error',
    reason: 'la zone DNS n’a pas répondu',
  },
  'a domain without mail': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'le domaine ne reçoit pas d’e-mail',
  },
});
