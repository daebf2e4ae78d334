import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-php-obsolete.ts';

const site = (powered: string, server = 'nginx') =>
  siteArtifacts({
    pages: [
      pageFacts({
        headers: [
          { name: 'x-powered-by', value: powered },
          { name: 'server', value: server },
        ],
      }),
    ],
  });

ruleCases(rule, {
  '8.3': { artifacts: site('PHP/8.3.14'), verdict: 'pass' },
  'in its last weeks': { artifacts: site('PHP/8.2.30'), verdict: 'pass' },
  'a version from the future': { artifacts: site('PHP/9.1.0'), verdict: 'pass' },
  '7.4': {
    artifacts: site('PHP/7.4.33'),
    verdict: 'fail',
    title: 'Le site tourne sur PHP 7.4, qui ne reçoit plus de correctifs',
    evidence: [
      { type: 'header', name: 'x-powered-by', value: 'PHP/7.4.33' },
      { type: 'value', label: 'Fin des correctifs', value: '28 novembre 2022' },
    ],
  },
  '8.1': {
    artifacts: site('PHP/8.1.2'),
    verdict: 'fail',
    title: 'Le site tourne sur PHP 8.1, qui ne reçoit plus de correctifs',
    evidence: [
      { type: 'header', name: 'x-powered-by', value: 'PHP/8.1.2' },
      { type: 'value', label: 'Fin des correctifs', value: '31 décembre 2025' },
    ],
  },
  '5.2': {
    artifacts: site('PHP/5.2.17, ASP.NET'),
    verdict: 'fail',
    title: 'Le site tourne sur PHP 5.2, qui ne reçoit plus de correctifs',
    evidence: [
      { type: 'header', name: 'x-powered-by', value: 'PHP/5.2.17, ASP.NET' },
      { type: 'value', label: 'Fin des correctifs', value: '1er janvier 2017' },
    ],
  },
  'a branch no distribution mends': {
    artifacts: site('PHP/5.6.40', 'Apache/2.4.29 (Ubuntu)'),
    verdict: 'fail',
    title: 'Le site tourne sur PHP 5.6, qui ne reçoit plus de correctifs',
    evidence: [
      { type: 'header', name: 'x-powered-by', value: 'PHP/5.6.40' },
      { type: 'value', label: 'Fin des correctifs', value: '31 décembre 2018' },
    ],
  },
  'a distribution mends it (suffix)': {
    artifacts: site('PHP/7.4.3-4ubuntu2.20'),
    verdict: 'review',
    title: 'Le site tourne sur PHP 7.4, qui ne reçoit plus de correctifs : à vérifier',
    evidence: [
      { type: 'header', name: 'x-powered-by', value: 'PHP/7.4.3-4ubuntu2.20' },
      { type: 'value', label: 'Fin des correctifs', value: '28 novembre 2022' },
    ],
  },
  'a distribution mends it (server)': {
    artifacts: site('PHP/7.4.33', 'Apache/2.4.57 (Debian)'),
    verdict: 'review',
    title: 'Le site tourne sur PHP 7.4, qui ne reçoit plus de correctifs : à vérifier',
    evidence: [
      { type: 'header', name: 'x-powered-by', value: 'PHP/7.4.33' },
      { type: 'value', label: 'Fin des correctifs', value: '28 novembre 2022' },
    ],
  },
  'version hidden': {
    artifacts: site('PHP'),
    verdict: 'inapplicable',
    reason: 'le site n’annonce pas de version de PHP',
  },
  'another engine': {
    artifacts: site('Express'),
    verdict: 'inapplicable',
    reason: 'le site n’annonce pas de version de PHP',
  },
});
