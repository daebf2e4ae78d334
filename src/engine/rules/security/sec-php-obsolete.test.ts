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
  pass: {
    '8.3': site('PHP/8.3.14'),
    'in its last weeks': site('PHP/8.2.30'),
    'a version from the future': site('PHP/9.1.0'),
  },
  fail: {
    '7.4': site('PHP/7.4.33'),
    '8.1': site('PHP/8.1.2'),
    '5.2': site('PHP/5.2.17, ASP.NET'),
    'a branch no distribution mends': site('PHP/5.6.40', 'Apache/2.4.29 (Ubuntu)'),
  },
  review: {
    'a distribution mends it (suffix)': site('PHP/7.4.3-4ubuntu2.20'),
    'a distribution mends it (server)': site('PHP/7.4.33', 'Apache/2.4.57 (Debian)'),
  },
  inapplicable: { 'version hidden': site('PHP'), 'another engine': site('Express') },
});
