import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-lang-contenu.ts';

const page = (body: string, head = '') =>
  pageArtifacts(`<!doctype html><html lang="fr"><head>${head}</head><body>${body}</body></html>`);

ruleCases(rule, {
  pass: {
    announced: page('<a href="/en/">English</a>', '<link rel="alternate" hreflang="en" href="/en/">'),
  },
  fail: { 'not announced': page('<a href="/en/">EN</a>') },
  inapplicable: {
    'one language': page('<a href="/fr/">Français</a>'),
    'the link leads to another site': page('<a href="https://autre.example/">English</a>'),
    'a word, not a language': page('<a href="/en-cours">En cours</a>'),
  },
});
