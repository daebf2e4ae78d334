import type { DnsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-spf-faible.ts';

const good = siteArtifacts().dns as DnsFacts;
const spf = (...records: string[]) => siteArtifacts({ dns: { ...good, spf: records } });
const many = Array.from({ length: 11 }, (_, index) => `include:s${index}.exemple.net`).join(' ');

ruleCases(rule, {
  strict: { artifacts: spf('v=spf1 include:_spf.exemple.net -all'), verdict: 'pass' },
  'soft fail': { artifacts: spf('v=spf1 mx ~all'), verdict: 'pass' },
  'delegated to another record': { artifacts: spf('v=spf1 redirect=_spf.exemple.net'), verdict: 'pass' },
  'addresses cost no look-up': {
    artifacts: spf(`v=spf1 ${'ip4:203.0.113.1 '.repeat(15)}-all`),
    verdict: 'pass',
  },
  'open to all': {
    artifacts: spf('v=spf1 +all'),
    verdict: 'fail',
    title: 'La déclaration SPF du domaine ne protège pas (tout le monde est autorisé (+all))',
    evidence: [{ type: 'value', label: 'TXT exemple.fr', value: 'v=spf1 +all' }],
  },
  'open to all, implicit sign': {
    artifacts: spf('v=spf1 a all'),
    verdict: 'fail',
    title: 'La déclaration SPF du domaine ne protège pas (tout le monde est autorisé (+all))',
    evidence: [{ type: 'value', label: 'TXT exemple.fr', value: 'v=spf1 a all' }],
  },
  neutral: {
    artifacts: spf('v=spf1 ?all'),
    verdict: 'fail',
    title: 'La déclaration SPF du domaine ne protège pas (aucune consigne pour les autres serveurs (?all))',
    evidence: [{ type: 'value', label: 'TXT exemple.fr', value: 'v=spf1 ?all' }],
  },
  'no end': {
    artifacts: spf('v=spf1 include:_spf.exemple.net'),
    verdict: 'fail',
    title: 'La déclaration SPF du domaine ne protège pas (pas de règle finale (all))',
    evidence: [{ type: 'value', label: 'TXT exemple.fr', value: 'v=spf1 include:_spf.exemple.net' }],
  },
  'two records': {
    artifacts: spf('v=spf1 -all', 'v=spf1 mx -all'),
    verdict: 'fail',
    title: 'La déclaration SPF du domaine ne protège pas (plusieurs enregistrements SPF, tous ignorés)',
    evidence: [
      { type: 'value', label: 'TXT exemple.fr', value: 'v=spf1 -all' },
      { type: 'value', label: 'TXT exemple.fr', value: 'v=spf1 mx -all' },
    ],
  },
  'too many look-ups': {
    artifacts: spf(`v=spf1 ${many} -all`),
    verdict: 'fail',
    title:
      'La déclaration SPF du domaine ne protège pas (plus de dix recherches DNS : l’enregistrement est ignoré)',
    evidence: [
      {
        type: 'value',
        label: 'TXT exemple.fr',
        value: 'v=spf1 include:s0.exemple.net include:s1.exemple.net include:s2.exemple.net…',
      },
    ],
  },
  absent: { artifacts: spf(), verdict: 'inapplicable', reason: 'pas de déclaration SPF' },
  'no domain': {
    artifacts: siteArtifacts({ dns: null }),
    verdict: 'inapplicable',
    reason: 'pas de déclaration SPF',
  },
});
