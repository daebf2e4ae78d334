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
    title: 'Une émoticône ou un dessin en caractères est présent : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > p', note: '« :-) »' }],
  },
  'eyes that smile, and a smile said twice': {
    artifacts: withBody('<p>À bientôt ^^</p><p>Ou pas ;)) !</p><p>Merci ^.^, merci</p>'),
    verdict: 'review',
    title: 'Une émoticône ou un dessin en caractères est présent : à vérifier',
    evidence: [
      { type: 'element', selector: 'html > body > p:nth-of-type(1)', note: '« ^^ »' },
      { type: 'element', selector: 'html > body > p:nth-of-type(2)', note: '« ;)) »' },
      { type: 'element', selector: 'html > body > p:nth-of-type(3)', note: '« ^.^ »' },
    ],
  },
  'signs that come close': {
    artifacts: withBody('<p>10^^2 et (voir (a) ; (b)) puis 2 ^ 3 ^ 4 ; (fermé) = (ouvert)</p>'),
    verdict: 'pass',
  },
  'a run of emojis': {
    artifacts: withBody('<p>Soldes 🔥🔥🔥🔥</p>'),
    verdict: 'review',
    title: 'Le même émoji, ou plusieurs, se suivent dans un texte : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > p', note: '« 🔥🔥🔥🔥 »' }],
  },
  'a drawing': {
    artifacts: withBody(`<pre>${'/\\_|-+='.repeat(12)}</pre>`),
    verdict: 'review',
    title: 'Une émoticône ou un dessin en caractères est présent : à vérifier',
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
    title: 'Une émoticône ou un dessin en caractères est présent : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > p', note: '« ★★★☆☆ »' }],
  },
  'a gauge of dots': {
    artifacts: withBody('<li>Difficulté ● ● ○</li>'),
    verdict: 'review',
    title: 'Une émoticône ou un dessin en caractères est présent : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > li', note: '« ● ● ○ »' }],
  },
  'stars and their mark in figures': { artifacts: withBody('<p>★★★★☆ 4 sur 5</p>'), verdict: 'pass' },
  'stars with a name': {
    artifacts: withBody('<p><span role="img" aria-label="4 étoiles sur 5">★★★★☆</span></p>'),
    verdict: 'pass',
  },
  'one star': { artifacts: withBody('<p>★ Coup de cœur</p>'), verdict: 'pass' },
  'a mark in emojis, said in figures beside them': {
    artifacts: withBody('<div><span>😀😀😀😀</span> <b>4 sur 5</b></div>'),
    verdict: 'pass',
  },
  'a gauge of signs, said in figures beside it': {
    artifacts: withBody('<div><i>★★★☆☆</i><em>3,2 / 5</em></div>'),
    verdict: 'pass',
  },
  'a mark said in words': { artifacts: withBody('<p>⭐⭐⭐⭐⭐ 5 étoiles</p>'), verdict: 'pass' },
  'emojis that are no mark, beside figures': {
    artifacts: withBody('<div><span>🎉🥳🎉🥳</span> <b>2 pour 1, 4 sur 5</b></div>'),
    verdict: 'review',
    title: 'Le même émoji, ou plusieurs, se suivent dans un texte : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div > span', note: '« 🎉🥳🎉🥳 »' }],
  },
  'a mark far from figures, in a long text': {
    artifacts: withBody(`<div><p>👍👍👍👍</p><p>${'Un texte qui parle. '.repeat(8)}Ouvert 5 / 7.</p></div>`),
    verdict: 'review',
    title: 'Le même émoji, ou plusieurs, se suivent dans un texte : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div > p:nth-of-type(1)', note: '« 👍👍👍👍 »' }],
  },
});
