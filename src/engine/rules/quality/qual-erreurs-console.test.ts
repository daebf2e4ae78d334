import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-erreurs-console.ts';

const page = (source: 'exception' | 'network' | 'console', url: string) =>
  pageArtifacts(undefined, {
    consoleMessages: [{ level: 'error', source, text: 'ReferenceError: x is not defined', url, line: 3 }],
  });

ruleCases(rule, {
  pass: {
    'a silent console': pageArtifacts(),
    'a message of the site itself': page('console', 'https://www.exemple.fr/a.js'),
  },
  fail: {
    'an exception of the site': page('exception', 'https://www.exemple.fr/a.js'),
    'an exception of a third party': page('exception', 'https://tiers.example/a.js'),
  },
});
