import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-etiquette-invisible.ts';

const far = '<p data-box="0 500 100 20">Texte</p>';

ruleCases(rule, {
  'a visible label': { artifacts: withBody('<label for="n">Nom</label><input id="n">'), verdict: 'pass' },
  'a title': { artifacts: withBody('<input title="Nom" aria-label="Nom">'), verdict: 'pass' },
  'a name for screen readers only': {
    artifacts: withBody(`${far}<input aria-label="Nom" data-box="0 0 100 20">`),
    verdict: 'fail',
    title: 'Un champ n’a pas d’étiquette visible',
    evidence: [{ type: 'element', selector: 'html > body > input' }],
  },
  'a clipped label': {
    artifacts: withBody(
      `${far}<label for="n" data-box="0 0 1 1">Nom</label><input id="n" data-box="0 0 100 20">`,
    ),
    verdict: 'fail',
    title: 'Un champ n’a pas d’étiquette visible',
    evidence: [{ type: 'element', selector: '#n' }],
  },
  'a text beside': {
    artifacts: withBody('<p data-box="0 0 100 20">Nom</p><input aria-label="Nom" data-box="0 30 100 20">'),
    verdict: 'review',
    title: 'Un texte voisin tient peut-être lieu d’étiquette visible : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > input' }],
  },
  'a button with its word beside': {
    artifacts: withBody(
      '<button data-box="0 0 100 20"><span>Régler</span></button><input aria-label="Volume" data-box="0 30 100 20">',
    ),
    verdict: 'review',
    title: 'Un texte voisin tient peut-être lieu d’étiquette visible : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > input' }],
  },
  'a button that draws its value beside': {
    artifacts: withBody(
      '<input type="submit" value="Recevoir" data-box="0 0 100 20"><input aria-label="Adresse" data-box="0 30 100 20">',
    ),
    verdict: 'review',
    title: 'Un texte voisin tient peut-être lieu d’étiquette visible : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > input:nth-of-type(2)' }],
  },
  'a button that is a picture, whose name nobody sees': {
    artifacts: withBody(
      `${far}<button aria-label="Enregistrer" data-box="0 0 100 20"><svg data-box="0 0 20 20"></svg></button><input aria-label="Nom" data-box="0 30 100 20">`,
    ),
    verdict: 'fail',
    title: 'Un champ n’a pas d’étiquette visible',
    evidence: [{ type: 'element', selector: 'html > body > input' }],
  },
  'the slider of a player between its buttons': {
    artifacts: withBody(
      `${far}<button aria-label="Lecture" data-box="0 0 20 20"></button><input type="range" aria-label="Avancement" data-box="30 0 100 20"><button aria-label="Couper le son" data-box="140 0 20 20"></button>`,
    ),
    verdict: 'pass',
  },
  'a search field': {
    artifacts: withBody('<input type="search" aria-label="Rechercher">'),
    verdict: 'inapplicable',
  },
  'no name at all, judged elsewhere': { artifacts: withBody('<input>'), verdict: 'inapplicable' },
});
