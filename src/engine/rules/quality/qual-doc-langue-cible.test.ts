import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-doc-langue-cible.ts';

const page = (link: string) => pageArtifacts(`<!doctype html><html lang="fr"><body>${link}</body></html>`);

ruleCases(rule, {
  pass: {
    announced: page('<a href="/en/" hreflang="en">English</a>'),
    'announced by its own language': page('<a href="/en/" lang="en">English</a>'),
  },
  fail: { 'not announced': page('<a href="/en/">English</a>') },
  inapplicable: { 'the same language': page('<a href="/fr/">Français</a>'), 'no such link': page('') },
});
