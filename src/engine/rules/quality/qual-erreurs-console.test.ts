import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-erreurs-console.ts';

const page = (source: 'exception' | 'network' | 'console', url: string) =>
  pageArtifacts(undefined, {
    consoleMessages: [{ level: 'error', source, text: 'ReferenceError: x is not defined', url, line: 3 }],
  });

ruleCases(rule, {
  'a silent console': { artifacts: pageArtifacts(), verdict: 'pass' },
  'a message of the site itself': {
    artifacts: page('console', 'https://www.exemple.fr/a.js'),
    verdict: 'pass',
  },
  'an exception of the site': {
    artifacts: page('exception', 'https://www.exemple.fr/a.js'),
    verdict: 'fail',
    evidence: [
      {
        type: 'text',
        quote: 'ReferenceError: x is not defined',
        where: 'https://www.exemple.fr/a.js, ligne 3',
      },
    ],
  },
  'an exception of a third party': {
    artifacts: page('exception', 'https://tiers.example/a.js'),
    verdict: 'fail',
    severity: 'info',
    evidence: [
      {
        type: 'text',
        quote: 'ReferenceError: x is not defined',
        where: 'https://tiers.example/a.js, ligne 3',
      },
    ],
  },
});
