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
    severity: 'mineur',
    title: 'La règle DMARC surveille sans bloquer (p=none)',
    evidence: [
      {
        type: 'value',
        label: 'TXT _dmarc.exemple.fr',
        value: 'v=DMARC1; p=none; rua=mailto:dmarc@exemple.fr',
      },
    ],
  },
  'observed, of a public body': {
    artifacts: {
      ...dmarc('v=DMARC1; p=none; rua=mailto:a@b.fr'),
      site: { ...siteArtifacts().site, profile: 'public' },
    },
    verdict: 'fail',
    severity: 'majeur',
    title: 'La règle DMARC surveille sans bloquer (p=none)',
    evidence: [
      { type: 'value', label: 'TXT _dmarc.exemple.fr', value: 'v=DMARC1; p=none; rua=mailto:a@b.fr' },
    ],
  },
  'applied to no message by those that still read pct': {
    artifacts: dmarc('v=DMARC1; p=reject; pct=0; rua=mailto:a@b.fr'),
    verdict: 'fail',
    severity: 'mineur',
    title: 'La règle DMARC porte pct=0 : une partie des messageries ne l’applique pas',
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
    severity: 'mineur',
    title: 'La règle DMARC ne dit pas quoi faire (p absent)',
    evidence: [{ type: 'value', label: 'TXT _dmarc.exemple.fr', value: 'v=DMARC1; rua=mailto:a@b.fr' }],
  },
  'a policy nobody knows': {
    artifacts: dmarc('v=DMARC1; p=block; rua=mailto:a@b.fr'),
    verdict: 'fail',
    severity: 'mineur',
    title: 'La règle DMARC du domaine est mal écrite (p=block)',
    evidence: [
      { type: 'value', label: 'TXT _dmarc.exemple.fr', value: 'v=DMARC1; p=block; rua=mailto:a@b.fr' },
    ],
  },
  'on trial': {
    artifacts: dmarc('v=DMARC1; p=quarantine; t=y; rua=mailto:a@b.fr'),
    verdict: 'fail',
    severity: 'mineur',
    title: 'La règle DMARC est à l’essai (t=y) : elle n’est pas appliquée',
    evidence: [
      {
        type: 'value',
        label: 'TXT _dmarc.exemple.fr',
        value: 'v=DMARC1; p=quarantine; t=y; rua=mailto:a@b.fr',
      },
    ],
  },
  'no trial any more': {
    artifacts: dmarc('v=DMARC1; p=reject; t=n; sp=quarantine; np=reject; rua=mailto:a@b.fr'),
    verdict: 'pass',
  },
  'subdomains left open': {
    artifacts: dmarc('v=DMARC1; p=reject; sp=none; rua=mailto:a@b.fr'),
    verdict: 'fail',
    severity: 'mineur',
    title: 'La règle DMARC ne protège pas les sous-domaines (sp=none)',
    evidence: [
      {
        type: 'value',
        label: 'TXT _dmarc.exemple.fr',
        value: 'v=DMARC1; p=reject; sp=none; rua=mailto:a@b.fr',
      },
    ],
  },
  'subdomains that do not exist left open': {
    artifacts: dmarc('v=DMARC1; p=reject; np=none; rua=mailto:a@b.fr'),
    verdict: 'fail',
    severity: 'mineur',
    title: 'La règle DMARC ne protège pas les sous-domaines (np=none)',
    evidence: [
      {
        type: 'value',
        label: 'TXT _dmarc.exemple.fr',
        value: 'v=DMARC1; p=reject; np=none; rua=mailto:a@b.fr',
      },
    ],
  },
  'observed by nobody': {
    artifacts: dmarc('v=DMARC1; p=none'),
    verdict: 'fail',
    severity: 'mineur',
    title: 'La règle DMARC ne bloque rien (p=none) et n’envoie de comptes rendus à personne',
    evidence: [{ type: 'value', label: 'TXT _dmarc.exemple.fr', value: 'v=DMARC1; p=none' }],
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
