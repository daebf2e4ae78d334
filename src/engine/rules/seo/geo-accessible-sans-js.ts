import { formatNumber } from '#contract/french.ts';
import { sourceWordCount } from '../../derive/html/source-text.ts';
import { wordsOf } from '../../derive/text/simhash.ts';
import { defineRule, threshold } from '../../rule.ts';

const readableWords = threshold(200, { ours: 'an answer engine finds something to quote in as many words' });
const richWords = threshold(400, { ours: 'shorter pages lose too little to be told' });

export default defineRule({
  id: 'geo-accessible-sans-js',
  severity: 'mineur',
  automation: 'automatique',
  effort: 3,
  references: [{ kind: 'ours', title: 'Convention des services d’IA' }],
  title: {
    fail: 'Un robot sans JavaScript ne lit presque rien de la page',
    pass: 'Un robot sans JavaScript lit la page',
  },
  why: 'Beaucoup de robots d’IA n’exécutent pas les scripts : la page risque de ne pas être lue par eux. Celui de Google les exécute.',
  fix: 'Produire le texte sur le serveur (rendu serveur ou pages préparées), et garder les scripts pour l’interaction.',
  artifacts: ['source', 'dom'],
  evaluate({ source, dom }) {
    const shown = wordsOf(dom.text).length;
    if (shown <= richWords || source.truncated) return { status: 'inapplicable', reason: 'page courte' };
    const received = sourceWordCount(source);
    if (received >= readableWords) return { status: 'pass' };
    return {
      status: 'fail',
      occurrences: 1,
      evidence: [
        { type: 'value', label: 'Mots reçus du serveur', value: formatNumber(received) },
        { type: 'value', label: 'Mots affichés après les scripts', value: formatNumber(shown) },
      ],
    };
  },
});
