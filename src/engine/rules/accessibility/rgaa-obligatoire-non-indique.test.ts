import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-obligatoire-non-indique.ts';

const form = (label: string, rest = '') =>
  withBody(`<form>${rest}<label ${label} <input required></label><label>Prénom <input></label></form>`);

/** A required choice between these options, beside another field. */
const choice = (options: string, attributes = '') =>
  withBody(
    `<form><label>Taille <select required ${attributes}>${options}</select></label><label>Prénom <input></label></form>`,
  );

/** What is told of a choice that may be left out. */
const chosenBlind = {
  verdict: 'fail',
  title: 'Un champ obligatoire n’est pas signalé à l’écran',
  evidence: [{ type: 'element', selector: 'html > body > form > label:nth-of-type(1) > select' }],
} as const;

ruleCases(rule, {
  'a list that always holds an answer': {
    artifacts: choice(
      '<option value="" disabled>Taille</option><option selected>Moyenne</option><option>Grande</option>',
    ),
    verdict: 'inapplicable',
  },
  'a list that starts on nothing': {
    artifacts: choice('<option value="">Votre taille</option><option>Moyenne</option>'),
    ...chosenBlind,
  },
  'a list whose answer can be taken away': {
    artifacts: choice('<option selected>Moyenne</option><option value="">Aucune</option>'),
    ...chosenBlind,
  },
  'a list that starts on what asks for an answer': {
    artifacts: choice('<option value="0">Choisissez une taille</option><option value="1">Moyenne</option>'),
    ...chosenBlind,
  },
  'a list that starts on dashes': {
    artifacts: choice('<option>– – –</option><option>Moyenne</option>'),
    ...chosenBlind,
  },
  'a list of several answers': {
    artifacts: choice('<option selected>Moyenne</option><option>Grande</option>', 'multiple'),
    ...chosenBlind,
  },
  'a list without options yet': { artifacts: choice(''), ...chosenBlind },
  'radio buttons of which one is chosen from the start, and others': {
    artifacts: withBody(
      '<form><label>Un <input type="radio" name="a" required checked></label><label>Deux <input type="radio" name="a" required></label><label>Oui <input type="radio" name="b" required></label></form><form><label>Non <input type="radio" name="a" required></label><input></form>',
    ),
    verdict: 'fail',
    title: 'Un champ obligatoire n’est pas signalé à l’écran',
    evidence: [
      { type: 'element', selector: 'html > body > form:nth-of-type(1) > label:nth-of-type(3) > input' },
      { type: 'element', selector: 'html > body > form:nth-of-type(2) > label > input' },
    ],
  },
  'a star': { artifacts: form('>Nom *'), verdict: 'pass' },
  'a word': { artifacts: form('>Nom (obligatoire)'), verdict: 'pass' },
  'a star drawn by the style sheet': { artifacts: form('data-after="*">Nom'), verdict: 'pass' },
  'said once for all': {
    artifacts: form('>Nom', '<p>Tous les champs sont obligatoires.</p>'),
    verdict: 'pass',
  },
  'the optional ones are marked': {
    artifacts: form('>Nom', '<p>Champ facultatif : prénom</p>'),
    verdict: 'pass',
  },
  'a single field': {
    artifacts: withBody('<form><label>Courriel <input type="email" required></label></form>'),
    verdict: 'pass',
  },
  'nothing said': {
    artifacts: form('>Nom'),
    verdict: 'fail',
    title: 'Un champ obligatoire n’est pas signalé à l’écran',
    evidence: [{ type: 'element', selector: 'html > body > form > label:nth-of-type(1) > input' }],
  },
  'a drawing': {
    artifacts: form('>Nom <svg></svg>'),
    verdict: 'review',
    title: 'Le signe « obligatoire » d’un champ est peut-être un dessin : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > form > label:nth-of-type(1) > input' }],
  },
  'no required field': {
    artifacts: withBody('<form><label>Nom <input></label></form>'),
    verdict: 'inapplicable',
  },
});
