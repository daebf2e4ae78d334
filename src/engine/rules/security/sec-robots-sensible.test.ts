import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-robots-sensible.ts';

const disallow = (...paths: string[]) =>
  siteArtifacts({
    robots: {
      ...siteArtifacts().robots,
      groups: [
        { agents: ['*'], rules: paths.map((path, index) => ({ allow: false, path, line: index + 2 })) },
      ],
    },
  });

ruleCases(rule, {
  'nothing forbidden': { artifacts: siteArtifacts(), verdict: 'pass' },
  'usual paths of known software': {
    artifacts: disallow('/wp-admin/', '/administrator/', '/user/login'),
    verdict: 'pass',
  },
  'ordinary words': {
    artifacts: disallow('/recherche', '/administratif/', '/blog/', '/privatisation'),
    verdict: 'pass',
  },
  'patterns of file names': {
    artifacts: disallow('/*.backup$', '/*.sql', '*.log$', '/*/*.config$'),
    verdict: 'pass',
  },
  'a pattern inside a folder that is named': {
    artifacts: disallow('/sauvegardes/*.sql$'),
    verdict: 'fail',
    evidence: [{ type: 'text', quote: 'Disallow: /sauvegardes/*.sql$' }],
  },
  'a hidden file': {
    artifacts: disallow('/.config'),
    verdict: 'fail',
    evidence: [{ type: 'text', quote: 'Disallow: /.config' }],
  },
  'what pages load': { artifacts: disallow('/js/config-carte.js', '/admin/logs.css$'), verdict: 'pass' },
  'words that only look like hidden files': {
    artifacts: disallow('/.well-known/', '/.github/', '/archives.oldies'),
    verdict: 'pass',
  },
  'what its name hides': {
    artifacts: disallow('/.git/', '/.env', '/index.php.bak', '/js/config-carte.js'),
    verdict: 'fail',
    evidence: [
      { type: 'text', quote: 'Disallow: /.git/' },
      { type: 'text', quote: 'Disallow: /.env' },
      { type: 'text', quote: 'Disallow: /index.php.bak' },
    ],
  },
  'a backup': {
    artifacts: disallow('/backup/'),
    verdict: 'fail',
    evidence: [
      { type: 'text', quote: 'Disallow: /backup/', where: 'https://www.exemple.fr/robots.txt, ligne 2' },
    ],
  },
  'a private folder': {
    artifacts: disallow('/docs/prive/'),
    verdict: 'fail',
    evidence: [
      { type: 'text', quote: 'Disallow: /docs/prive/', where: 'https://www.exemple.fr/robots.txt, ligne 2' },
    ],
  },
  'a configuration': {
    artifacts: disallow('/config.php'),
    verdict: 'fail',
    evidence: [
      { type: 'text', quote: 'Disallow: /config.php', where: 'https://www.exemple.fr/robots.txt, ligne 2' },
    ],
  },
  'no file': {
    artifacts: siteArtifacts({ robots: { ...siteArtifacts().robots, status: 404 } }),
    verdict: 'inapplicable',
    reason: 'pas de fichier robots.txt',
  },
});
