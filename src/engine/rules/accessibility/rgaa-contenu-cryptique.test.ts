import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-contenu-cryptique.ts';

ruleCases(rule, {
  ordinary: {
    artifacts: withBody('<p>Horaires : 9 h (fermé le lundi). Voir : https://exemple.fr/a</p>'),
    verdict: 'pass',
  },
  explained: { artifacts: withBody('<p>Merci <abbr title="sourire">:-)</abbr></p>'), verdict: 'pass' },
  'one emoji': { artifacts: withBody('<p>Bonne année 🎉</p>'), verdict: 'pass' },
  code: { artifacts: withBody('<pre>if (a &lt; 3) { b(); }</pre>'), verdict: 'pass' },
  'an emoticon': {
    artifacts: withBody('<p>Merci :-)</p>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > p', note: '« :-) »' }],
  },
  'a run of emojis': {
    artifacts: withBody('<p>Soldes 🔥🔥🔥🔥</p>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > p', note: '« 🔥🔥🔥🔥 »' }],
  },
  'a drawing': {
    artifacts: withBody(`<pre>${'/\\_|-+='.repeat(12)}</pre>`),
    verdict: 'review',
    evidence: [
      {
        type: 'text',
        quote:
          '/\\_|-+=/\\_|-+=/\\_|-+=/\\_|-+=/\\_|-+=/\\_|-+=/\\_|-+=/\\_|-+=/\\_|-+=/\\_|-+=/\\_|-+=/\\_|-+=',
      },
    ],
  },
  'stars for a mark': {
    artifacts: withBody('<p>Avis des clients : ★★★☆☆</p>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > p', note: '« ★★★☆☆ »' }],
  },
  'a gauge of dots': {
    artifacts: withBody('<li>Difficulté ● ● ○</li>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > li', note: '« ● ● ○ »' }],
  },
  'stars and their mark in figures': { artifacts: withBody('<p>★★★★☆ 4 sur 5</p>'), verdict: 'pass' },
  'stars with a name': {
    artifacts: withBody('<p><span role="img" aria-label="4 étoiles sur 5">★★★★☆</span></p>'),
    verdict: 'pass',
  },
  'one star': { artifacts: withBody('<p>★ Coup de cœur</p>'), verdict: 'pass' },
});
