import type { Evidence } from '#contract/report.ts';
import { clip } from '../../derive/dom/dom.ts';
import { rootOf } from '../../derive/dom/landmarks.ts';
import { wordCount } from '../../derive/dom/names.ts';
import { detectLanguage } from '../../derive/text/language.ts';
import { hasKnownLanguage, primaryLanguage } from '../../derive/text/language-codes.ts';
import { langOf, mainText } from '../../derive/text/running-text.ts';
import { defineRule, threshold } from '../../rule.ts';

const enoughWords = threshold(60, { ours: 'fewer words leave a doubt about the language' });
const clearLead = threshold(2, { ours: 'times more stop words than the declared language has' });
const fewWords = threshold(25, {
  ours: 'A short page is asked about where its few words leave hardly a doubt',
});
const plainLead = threshold(4, { ours: 'few words need a larger lead than many' });
const detectable = new Set(['fr', 'en', 'de', 'es', 'it']);
const languageNames = new Intl.DisplayNames('fr', { type: 'language' });

export default defineRule({
  id: 'rgaa-langue-erronee',
  version: 4,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 8.4.1' },
    { kind: 'standard', title: 'WCAG 3.1.1' },
  ],
  rgaa: ['8.4'],
  parent: 'rgaa-langue-absente',
  title: {
    fail: 'La langue indiquée n’est pas celle du texte',
    pass: 'La langue indiquée correspond au texte',
  },
  messages: { invalid: 'La langue de la page est indiquée par un code qui n’existe pas' },
  why: 'La voix de synthèse lit le texte avec l’accent d’une autre langue : il devient incompréhensible.',
  fix: 'Corriger l’attribut lang de la balise html : fr pour le français, en pour l’anglais.',
  advice: {
    invalid: {
      why: 'Une voix de synthèse qui ne reconnaît pas ce code lit le texte avec son propre accent : il peut devenir incompréhensible.',
    },
  },
  artifacts: ['dom'],
  evaluate({ dom }) {
    const root = rootOf(dom);
    const lang = root ? langOf(root.attributes) : '';
    if (lang === '') return { status: 'inapplicable', reason: 'langue non indiquée' };
    const declared = { type: 'value' as const, label: 'Langue indiquée', value: clip(lang, 60) };
    if (!hasKnownLanguage(lang)) {
      return {
        status: 'fail',
        message: 'invalid',
        evidence: [{ ...declared, expected: 'un code comme fr' }],
      };
    }
    const text = mainText(dom);
    const guess = detectLanguage(text);
    const count = wordCount(text);
    const isLong = count >= enoughWords;
    const isTold = isLong
      ? guess.score >= clearLead * guess.runnerUp.score
      : detectable.has(primaryLanguage(lang)) &&
        count >= fewWords &&
        guess.score >= plainLead * guess.runnerUp.score;
    if (!isTold || guess.lang === null || guess.lang === primaryLanguage(lang)) return { status: 'pass' };
    const seen = languageNames.of(guess.lang) ?? guess.lang;
    const evidence: Evidence[] = [
      { ...declared, expected: `${guess.lang} (le texte semble être en ${seen})` },
      { type: 'text', quote: clip(text, 160), where: 'début du texte' },
    ];
    // A neighbour of a known language (Catalan, Portuguese…) may be taken for it.
    if (!isLong || !detectable.has(primaryLanguage(lang)))
      return { status: 'review', evidence, occurrences: 1 };
    return { status: 'fail', evidence, occurrences: 1 };
  },
});
