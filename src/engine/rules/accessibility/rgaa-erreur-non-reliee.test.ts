import type { FormErrors } from '#engine/artifacts.ts';
import { drivenElement, drivenPage, unlookedCases } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-erreur-non-reliee.ts';

const form = (changes: Partial<FormErrors>) =>
  drivenPage({
    formErrors: [
      {
        form: drivenElement,
        requiredFields: 2,
        invalidFields: 2,
        markedInvalid: 0,
        native: false,
        messages: [],
        sent: false,
        ...changes,
      },
    ],
  });
const message = (linked: boolean) => ({ ...drivenElement, text: 'Champ obligatoire', linked });

ruleCases(rule, {
  'the browser’s own messages': { artifacts: form({ native: true }), verdict: 'pass' },
  'messages that fields refer to': {
    artifacts: form({ messages: [message(true), message(true)], markedInvalid: 2 }),
    verdict: 'pass',
  },
  'a message that no field refers to': {
    artifacts: form({ messages: [message(true), message(false)] }),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#x', note: '« Champ obligatoire » n’est relié à aucun champ' }],
  },
  'a message beside a field': {
    artifacts: form({ messages: [{ ...message(false), field: 'Nom', ofBrowser: false }] }),
    verdict: 'review',
    evidence: [
      {
        type: 'element',
        selector: '#x',
        note: '« Champ obligatoire », près du champ « Nom », n’est relié à aucun champ',
      },
    ],
  },
  'the browser’s own words, written by a script under two fields': {
    artifacts: form({
      messages: ['Pays', 'Ville', ''].map((field) => ({
        ...message(false),
        text: 'Please select an item in the list.',
        field,
        ofBrowser: true,
      })),
    }),
    verdict: 'review',
    evidence: [
      'le message du navigateur, près du champ « Pays », n’est relié à aucun champ',
      'le message du navigateur, près du champ « Ville », n’est relié à aucun champ',
      'le message du navigateur n’est relié à aucun champ',
    ].map((note) => ({ type: 'element', selector: '#x', note })),
  },
  'fields marked without a word': {
    artifacts: form({ markedInvalid: 1 }),
    verdict: 'review',
    evidence: [
      { type: 'element', selector: '#x', note: 'des champs sont marqués invalides, sans message visible' },
    ],
  },
  'a button that does nothing': {
    artifacts: form({}),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#x', note: 'l’envoi est bloqué sans aucun message visible' }],
  },
  'a button that does nothing, with an empty list of answers': {
    artifacts: form({ answers: [] }),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#x', note: 'l’envoi est bloqué sans aucun message visible' }],
  },
  'a success for an answer': {
    artifacts: form({ answers: ['Merci ! Votre demande a bien été envoyée.'] }),
    verdict: 'inapplicable',
    reason: 'aucun formulaire contrôlé dans la page',
  },
  'a success in the colours of an alert': {
    artifacts: form({
      messages: [{ ...message(false), text: 'Votre message a bien été envoyé' }],
      answers: ['Votre message a bien été envoyé'],
    }),
    verdict: 'inapplicable',
    reason: 'aucun formulaire contrôlé dans la page',
  },
  'a box of the browser for an answer': {
    artifacts: form({ answers: ['Tous les champs svp'], markedInvalid: 1 }),
    verdict: 'inapplicable',
    reason: 'aucun formulaire contrôlé dans la page',
  },
  'fields marked without a word, with an empty list of answers': {
    artifacts: form({ answers: [], markedInvalid: 1 }),
    verdict: 'review',
    evidence: [
      { type: 'element', selector: '#x', note: 'des champs sont marqués invalides, sans message visible' },
    ],
  },
  'no form': {
    artifacts: drivenPage(),
    verdict: 'inapplicable',
    reason: 'aucun formulaire contrôlé dans la page',
  },
  'errors are the server’s to tell': {
    artifacts: form({ sent: true }),
    verdict: 'inapplicable',
    reason: 'aucun formulaire contrôlé dans la page',
  },
  ...unlookedCases('formErrors'),
  'an error shown at rest, tied to nothing': {
    artifacts: drivenPage(
      { formErrors: [] },
      '<form action="/e"><label>Courriel <input type="email" name="m" aria-invalid="true"></label><p style="color:rgb(180, 0, 0)">Adresse e-mail invalide</p><button>Envoyer</button></form>',
    ),
    verdict: 'review',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > form > p',
        note: '« Adresse e-mail invalide » n’est relié à aucun champ',
      },
    ],
  },
  'an error by its class': {
    artifacts: drivenPage(
      { formErrors: [] },
      '<form action="/e"><label>Courriel <input type="email" name="m" aria-invalid="true"></label><p class="form-error">Cette adresse n’est pas valide.</p><button>Envoyer</button></form>',
    ),
    verdict: 'review',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > form > p',
        note: '« Cette adresse n’est pas valide. » n’est relié à aucun champ',
      },
    ],
  },
  'an error at rest that its field points to': {
    artifacts: drivenPage(
      { formErrors: [] },
      '<form action="/e"><label>Courriel <input type="email" name="m" aria-invalid="true" aria-describedby="f"></label><p id="f" style="color:rgb(180, 0, 0)">Adresse e-mail invalide</p><button>Envoyer</button></form>',
    ),
    verdict: 'inapplicable',
    reason: 'aucun formulaire contrôlé dans la page',
  },
  'a text about errors': {
    artifacts: drivenPage(
      { formErrors: [] },
      '<form action="/e"><label>Courriel <input type="email" name="m" aria-invalid="true"></label><p>Une adresse invalide retarde la réponse.</p><button>Envoyer</button></form>',
    ),
    verdict: 'inapplicable',
    reason: 'aucun formulaire contrôlé dans la page',
  },
});
