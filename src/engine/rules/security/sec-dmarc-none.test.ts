import type { DnsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-dmarc-none.ts';

const good = siteArtifacts().dns as DnsFacts;
const dmarc = (...records: string[]) => siteArtifacts({ dns: { ...good, dmarc: records } });

ruleCases(rule, {
  applied: { artifacts: dmarc('v=DMARC1; p=reject; rua=mailto:dmarc@exemple.fr'), verdict: 'pass' },
  'in capitals': { artifacts: dmarc('V=DMARC1;P=QUARANTINE;RUA=mailto:a@b.fr'), verdict: 'pass' },
  observed: {
    artifacts: dmarc('v=DMARC1; p=none; rua=mailto:dmarc@exemple.fr'),
    verdict: 'fail',
    title: 'Les e-mails usurpés sont observés mais pas arrêtés (DMARC p=none)',
    evidence: [
      {
        type: 'value',
        label: 'TXT _dmarc.exemple.fr',
        value: 'v=DMARC1; p=none; rua=mailto:dmarc@exemple.fr',
      },
    ],
  },
  'applied to no message': {
    artifacts: dmarc('v=DMARC1; p=reject; pct=0; rua=mailto:a@b.fr'),
    verdict: 'fail',
    title: 'Les e-mails usurpés sont observés mais pas arrêtés (DMARC p=none)',
    evidence: [
      {
        type: 'value',
        label: 'TXT _dmarc.exemple.fr',
        value: 'v=DMARC1; p=reject; pct=0; rua=mailto:a@b.fr',
      },
    ],
  },
  'no policy': {
    artifacts: dmarc('v=DMARC1; rua=mailto:a@b.fr'),
    verdict: 'fail',
    title: 'La règle DMARC du domaine est invalide',
    evidence: [{ type: 'value', label: 'TXT _dmarc.exemple.fr', value: 'v=DMARC1; rua=mailto:a@b.fr' }],
  },
  'nobody reads the reports': {
    artifacts: dmarc('v=DMARC1; p=reject'),
    verdict: 'fail',
    title: 'La règle DMARC n’envoie de comptes rendus à personne',
    severity: 'info',
    evidence: [{ type: 'value', label: 'TXT _dmarc.exemple.fr', value: 'v=DMARC1; p=reject' }],
  },
  absent: { artifacts: dmarc(), verdict: 'inapplicable', reason: 'pas de règle DMARC' },
  'no domain': {
    artifacts: siteArtifacts({ dns: null }),
    verdict: 'inapplicable',
    reason: 'pas de règle DMARC',
  },
});
