import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-cms-version.ts';

const generator = (content: string) => pageArtifacts(`<meta name="generator" content="${content}">`);

ruleCases(rule, {
  'no generator': { artifacts: pageArtifacts(), verdict: 'pass' },
  'no version': { artifacts: generator('Joomla! - Open Source Content Management'), verdict: 'pass' },
  'a major number alone': { artifacts: generator('Drupal 10 (https://www.drupal.org)'), verdict: 'pass' },
  'a generator of static files': { artifacts: generator('Hugo 0.128.0'), verdict: 'pass' },
  WordPress: {
    artifacts: generator('WordPress 6.4.1'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > meta', note: 'WordPress 6.4.1' }],
  },
  SPIP: {
    artifacts: generator('SPIP 4.2.8'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > meta', note: 'SPIP 4.2.8' }],
  },
  TYPO3: {
    artifacts: generator('TYPO3 CMS 11.5'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > meta', note: 'TYPO3 CMS 11.5' }],
  },
  'a version in another tag': {
    artifacts: pageArtifacts(
      '<meta name="description" content="WordPress 6.4.1"><meta name="generator" content="Hugo 0.128.0">',
    ),
    verdict: 'pass',
  },
});
