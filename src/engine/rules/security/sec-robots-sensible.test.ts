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
  pass: {
    'nothing forbidden': siteArtifacts(),
    'usual paths of known software': disallow('/wp-admin/', '/administrator/', '/user/login'),
    'ordinary words': disallow('/recherche', '/administratif/', '/blog/', '/privatisation'),
  },
  fail: {
    'a backup': disallow('/backup/'),
    'a private folder': disallow('/docs/prive/'),
    'a configuration': disallow('/config.php'),
  },
  inapplicable: { 'no file': siteArtifacts({ robots: { ...siteArtifacts().robots, status: 404 } }) },
});
