import { formatNumber } from '#contract/french.ts';
import { sourceWordCount } from '../../derive/html/source-text.ts';
import { wordsOf } from '../../derive/text/simhash.ts';
import { defineRule, threshold } from '../../rule.ts';

const leastShare = threshold(0.3, { ours: 'less of the text in the received HTML is a shell' });
const fewestWords = threshold(100, { ours: 'a share of fewer words means nothing' });
const someWords = threshold(30, { ours: 'fewer are a label, a menu or a form of a name and a password' });

export default defineRule({
  id: 'seo-contenu-hors-html',
  // 2: a short page of which the HTML holds no word.
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 3,
  references: [{ kind: 'vendor', title: 'Google Search Central, JavaScript' }],
  title: {
    fail: '{share} % du texte seulement est dans le HTML, le reste vient de scripts',
    pass: 'Le texte de la page est dans le HTML',
  },
  messages: { none: 'Aucun texte n’est dans le HTML : tout vient de scripts' },
  why: 'Les moteurs lisent ces pages plus tard, parfois en partie ; les autres robots n’y voient rien.',
  fix: 'Produire le texte principal sur le serveur (rendu serveur ou pages préparées).',
  artifacts: ['source', 'dom'],
  evaluate({ source, dom }) {
    const shown = wordsOf(dom.text).length;
    const received = sourceWordCount(source);
    const isBare = received === 0 && shown >= someWords;
    if ((shown < fewestWords && !isBare) || source.truncated)
      return { status: 'inapplicable', reason: 'trop peu de texte pour comparer' };
    const share = received / shown;
    if (share >= leastShare) return { status: 'pass' };
    const proof = {
      extent: -share,
      occurrences: 1,
      evidence: [
        { type: 'value' as const, label: 'Mots affichés', value: formatNumber(shown) },
        { type: 'value' as const, label: 'Mots dans le HTML reçu', value: formatNumber(received) },
      ],
    };
    return isBare
      ? { status: 'fail', message: 'none', ...proof }
      : { status: 'fail', values: { share: formatNumber(100 * share) }, ...proof };
  },
});
