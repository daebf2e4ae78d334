import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-contenu-cryptique.ts';

ruleCases(rule, {
  pass: {
    ordinary: withBody('<p>Horaires : 9 h (fermé le lundi). Voir : https://exemple.fr/a</p>'),
    explained: withBody('<p>Merci <abbr title="sourire">:-)</abbr></p>'),
    'one emoji': withBody('<p>Bonne année 🎉</p>'),
    code: withBody('<pre>if (a &lt; 3) { b(); }</pre>'),
  },
  review: {
    'an emoticon': withBody('<p>Merci :-)</p>'),
    'a run of emojis': withBody('<p>Soldes 🔥🔥🔥🔥</p>'),
    'a drawing': withBody(`<pre>${'/\\_|-+='.repeat(12)}</pre>`),
  },
});
