import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-cms-version.ts';

const generator = (content: string) => pageArtifacts(`<meta name="generator" content="${content}">`);

ruleCases(rule, {
  pass: {
    'no generator': pageArtifacts(),
    'no version': generator('Joomla! - Open Source Content Management'),
    'a major number alone': generator('Drupal 10 (https://www.drupal.org)'),
    'a generator of static files': generator('Hugo 0.128.0'),
  },
  fail: {
    WordPress: generator('WordPress 6.4.1'),
    SPIP: generator('SPIP 4.2.8'),
    TYPO3: generator('TYPO3 CMS 11.5'),
  },
});
