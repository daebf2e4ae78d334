import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-sens-lecture.ts';

const arabic = 'مرحبا بكم في موقع البلدية الجديد';

ruleCases(rule, {
  declared: { artifacts: withBody(`<p lang="ar" dir="rtl">${arabic}</p>`), verdict: 'pass' },
  'left to the browser': { artifacts: withBody(`<p dir="auto">${arabic}</p>`), verdict: 'pass' },
  'a useless but right direction': { artifacts: withBody('<p dir="ltr">Bonjour</p>'), verdict: 'pass' },
  undeclared: {
    artifacts: withBody(`<p lang="ar">${arabic}</p>`),
    verdict: 'fail',
    title: 'Un texte qui se lit de droite à gauche n’est pas signalé',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'the wrong way': {
    artifacts: withBody(`<p dir="ltr">${arabic}</p>`),
    verdict: 'fail',
    title: 'Un texte qui se lit de droite à gauche n’est pas signalé',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'a direction that does not exist': {
    artifacts: withBody('<p dir="gauche">Bonjour</p>'),
    verdict: 'fail',
    title: 'Un texte qui se lit de droite à gauche n’est pas signalé',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'a language’s name in a menu': {
    artifacts: withBody('<a href="/ar" lang="ar">العربية</a>'),
    verdict: 'review',
    title: 'Un texte qui se lit de droite à gauche n’est pas signalé : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'our letters declared the other way': {
    artifacts: withBody('<p dir="rtl">Les horaires de la piscine ont changé.</p>'),
    verdict: 'fail',
    title: 'Un texte qui se lit de gauche à droite est déclaré dans l’autre sens',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'some words of ours, alone': {
    artifacts: withBody('<p dir="rtl" lang="fr">Visa électronique</p>'),
    verdict: 'fail',
    title: 'Un texte qui se lit de gauche à droite est déclaré dans l’autre sens',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'one word of ours, alone': { artifacts: withBody('<p dir="rtl">Exemple</p>'), verdict: 'pass' },
  'two words of ours among Arabic': {
    artifacts: withBody(`<p dir="rtl">${arabic} <b>Exemple Pro</b></p>`),
    verdict: 'pass',
  },
  'a name among Arabic': {
    artifacts: withBody(`<p dir="rtl">${arabic} <b>Exemple</b></p>`),
    verdict: 'pass',
  },
  'french only': { artifacts: withBody('<p>Bonjour à tous</p>'), verdict: 'inapplicable' },
  'a hidden text': { artifacts: withBody(`<p hidden>${arabic}</p>`), verdict: 'inapplicable' },
});
