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
  pass: {
    'an object of today': page('<object type="application/pdf" data="/a.pdf"></object>'),
    'a warning about another site’s script': warning('https://tiers.example/a.js'),
  },
  fail: {
    Flash: page('<object type="application/x-shockwave-flash" data="/a.swf"></object>'),
    'a film without type': page('<embed src="/intro.swf">'),
    'a retiring function': warning('https://www.exemple.fr/a.js'),
  },
});
