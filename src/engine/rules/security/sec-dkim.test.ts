import { siteArtifacts } from '#tests/support/artifacts.ts';
import { mailSite } from '#tests/support/mail-dns.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-dkim.ts';

const key = (keyBits: number | null) => [{ selector: 'google', keyBits }];

ruleCases(rule, {
  'a key of 2,048 bits': { artifacts: mailSite({ dkim: key(2048) }), verdict: 'pass' },
  'a key of another kind': { artifacts: mailSite({ dkim: key(null) }), verdict: 'pass' },
  'a key of 512 bits': {
    artifacts: mailSite({ dkim: key(512) }),
    verdict: 'fail',
    title: 'La clé de signature des e-mails est trop courte (google : 512 bits)',
    evidence: [
      {
        type: 'value',
        label: 'TXT google._domainkey.exemple.fr',
        value: '512 bits',
        expected: '1024 bits ou plus',
      },
    ],
  },
  'a short key left beside a sound one': {
    artifacts: mailSite({ dkim: [...key(512), { selector: 's1', keyBits: 2048 }] }),
    verdict: 'review',
    title: 'La clé de signature des e-mails est trop courte (google : 512 bits) : à vérifier',
    evidence: [
      {
        type: 'value',
        label: 'TXT google._domainkey.exemple.fr',
        value: '512 bits',
        expected: '1024 bits ou plus',
      },
    ],
  },
  'none under a common name': {
    artifacts: mailSite({}),
    verdict: 'review',
    title: 'Aucune clé de signature des e-mails (DKIM) n’a été trouvée sous les noms courants : à vérifier',
    severity: 'info',
    evidence: [{ type: 'value', label: 'TXT …._domainkey.exemple.fr', value: 'non trouvé' }],
  },
  'a silence': {
    artifacts: mailSite({ failed: ['dkim'] }),
    verdict: 'error',
    reason: 'la zone DNS n’a pas répondu',
  },
  'an audit made before': {
    artifacts: mailSite(undefined),
    verdict: 'error',
    reason: 'la zone DNS n’a pas été interrogée sur ce point',
  },
  'a domain without mail': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'le domaine ne reçoit pas d’e-mail',
  },
});
