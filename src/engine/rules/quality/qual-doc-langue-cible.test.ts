import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-doc-langue-cible.ts';

const page = (link: string) => pageArtifacts(`<!doctype html><html lang="fr"><body>${link}</body></html>`);

ruleCases(rule, {
  announced: { artifacts: page('<a href="/en/" hreflang="en">English</a>'), verdict: 'pass' },
  'announced by its own language': {
    artifacts: page('<a href="/en/" lang="en">English</a>'),
    verdict: 'pass',
  },
  'not announced': {
    artifacts: page('<a href="/en/">English</a>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'the same language': { artifacts: page('<a href="/fr/">Français</a>'), verdict: 'inapplicable' },
  'no such link': { artifacts: page(''), verdict: 'inapplicable' },
});
