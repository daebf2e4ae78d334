import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-meta-refresh.ts';

const page = (head: string) => pageArtifacts(`<head>${head}</head><body><p>A</p></body>`);

ruleCases(rule, {
  none: { artifacts: page(''), verdict: 'pass' },
  'a mere reload': { artifacts: page('<meta http-equiv="refresh" content="300">'), verdict: 'pass' },
  'without scripts only': {
    artifacts: page('<noscript><meta http-equiv="refresh" content="0; url=/sans-js"></noscript>'),
    verdict: 'pass',
  },
  'to another page': {
    artifacts: page('<meta http-equiv="refresh" content="0; url=/accueil">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > meta' }],
  },
  'after a delay': {
    artifacts: page('<meta http-equiv="Refresh" content="5;URL=\'https://www.exemple.fr/accueil\'">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > meta' }],
  },
  'one that was already followed': {
    artifacts: {
      ...page(''),
      source: {
        ...page('').source,
        html: '<head><meta http-equiv="refresh" content="0; url=/accueil"></head>',
      },
    },
    verdict: 'fail',
    evidence: [{ type: 'text', quote: '<meta http-equiv="refresh" content="0; url=/accueil">' }],
  },
});
