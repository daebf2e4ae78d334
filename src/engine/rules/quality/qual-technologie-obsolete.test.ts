import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-technologie-obsolete.ts';

const page = (body: string) => pageArtifacts(`<body>${body}</body>`);
const warning = (url: string) =>
  pageArtifacts(undefined, {
    consoleMessages: [
      { level: 'warning', source: 'deprecation', text: 'unload is deprecated', url, line: 3 },
    ],
  });

ruleCases(rule, {
  'an object of today': {
    artifacts: page('<object type="application/pdf" data="/a.pdf"></object>'),
    verdict: 'pass',
  },
  'a warning about another site’s script': {
    artifacts: warning('https://tiers.example/a.js'),
    verdict: 'pass',
  },
  Flash: {
    artifacts: page('<object type="application/x-shockwave-flash" data="/a.swf"></object>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > object' }],
  },
  'a film without type': {
    artifacts: page('<embed src="/intro.swf">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > embed' }],
  },
  'a retiring function': {
    artifacts: warning('https://www.exemple.fr/a.js'),
    verdict: 'fail',
    severity: 'info',
    evidence: [
      { type: 'text', quote: 'unload is deprecated', where: 'https://www.exemple.fr/a.js, ligne 3' },
    ],
  },
});
