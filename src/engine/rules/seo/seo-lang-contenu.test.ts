import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-lang-contenu.ts';

const page = (body: string, head = '') =>
  pageArtifacts(`<!doctype html><html lang="fr"><head>${head}</head><body>${body}</body></html>`);

ruleCases(rule, {
  announced: {
    artifacts: page('<a href="/en/">English</a>', '<link rel="alternate" hreflang="en" href="/en/">'),
    verdict: 'pass',
  },
  'not announced': {
    artifacts: page('<a href="/en/">EN</a>'),
    verdict: 'review',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > a',
        note: 'version que la page n’annonce pas',
      },
    ],
  },
  'announced by the link itself, which engines do not read': {
    artifacts: page('<nav><a href="/it/" hreflang="it" lang="it">Italiano</a></nav>'),
    verdict: 'review',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > nav > a',
        note: 'annoncée par ce seul lien, que les moteurs ne lisent pas : ils la cherchent dans le head, l’en-tête HTTP ou le plan de site',
      },
    ],
  },
  'one language': {
    artifacts: page('<a href="/fr/">Français</a>'),
    verdict: 'inapplicable',
    reason: 'une seule langue repérée',
  },
  'the link leads to another site': {
    artifacts: page('<a href="https://autre.example/">English</a>'),
    verdict: 'inapplicable',
    reason: 'une seule langue repérée',
  },
  'a word, not a language': {
    artifacts: page('<a href="/en-cours">En cours</a>'),
    verdict: 'inapplicable',
    reason: 'une seule langue repérée',
  },
});
