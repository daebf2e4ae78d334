import type { FilledForm, FormErrors } from '#engine/artifacts.ts';
import { drivenElement, drivenPage, unlookedCases } from '#tests/support/driven-page.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-formulaire-sans-envoi.ts';

const saved: FormErrors = {
  form: drivenElement,
  requiredFields: 2,
  invalidFields: 2,
  markedInvalid: 0,
  native: false,
  messages: [],
  sent: false,
};
const claim = 'Merci ! Votre demande a bien été envoyée.';
const form = (changes: Partial<FormErrors>) =>
  drivenPage({ formErrors: [{ ...saved, answers: [claim], asked: false, ...changes }] });
const lost = networkRequest({
  url: 'https://cdn.example/formulaire.js',
  resourceType: 'script',
  status: 0,
  failure: 'net::ERR_NAME_NOT_RESOLVED',
});
const thanks = (changes: Partial<FilledForm>): FilledForm => ({
  answers: [claim],
  asked: false,
  refused: false,
  ...changes,
});
const message = (text: string) => ({ ...drivenElement, text, linked: false });

ruleCases(rule, {
  'a success of nothing': {
    artifacts: form({}),
    verdict: 'fail',
    title: 'Un formulaire annonce que le message est envoyé alors que rien n’est parti',
    evidence: [
      {
        type: 'element',
        selector: '#x',
        note: 'saisie incomplète : « Merci ! Votre demande a bien été envoyée. » s’affiche, et rien ne part',
      },
    ],
  },
  'a success in the colours of an alert': {
    artifacts: form({
      messages: [message('Votre message a bien été envoyé')],
      answers: ['Votre message a bien été envoyé'],
    }),
    verdict: 'fail',
    title: 'Un formulaire annonce que le message est envoyé alors que rien n’est parti',
    evidence: [
      {
        type: 'element',
        selector: '#x',
        note: 'saisie incomplète : « Votre message a bien été envoyé » s’affiche, et rien ne part',
      },
    ],
  },
  'thanks for what was filled rightly and went nowhere': {
    artifacts: form({ answers: [], native: true, filled: thanks({}) }),
    verdict: 'fail',
    title: 'Un formulaire annonce que le message est envoyé alors que rien n’est parti',
    evidence: [
      {
        type: 'element',
        selector: '#x',
        note: 'tous les champs remplis : « Merci ! Votre demande a bien été envoyée. » s’affiche, et rien ne part',
      },
    ],
  },
  'thanks once something was asked': {
    artifacts: form({ answers: [], filled: thanks({ asked: true }) }),
    verdict: 'pass',
  },
  'thanks beside what is still refused': {
    artifacts: form({ answers: [], filled: thanks({ refused: true }) }),
    verdict: 'pass',
  },
  'filled rightly, and no word of it': {
    artifacts: form({ answers: [], filled: thanks({ answers: ['Merci de patienter'] }) }),
    verdict: 'pass',
  },
  'thanks in a page without a script that may have sent it': {
    artifacts: { ...form({ answers: [], filled: thanks({}) }), requests: [lost] },
    verdict: 'error',
    reason: 'un script dont la page dépend n’a pas pu être lu d’ici',
  },
  'one that only a person fills': { artifacts: form({ answers: [], filled: null }), verdict: 'pass' },
  'one that asked a server before it said so': {
    artifacts: form({ sent: true, asked: true }),
    verdict: 'pass',
  },
  'one that may have told somebody': { artifacts: form({ asked: true }), verdict: 'pass' },
  'one that also says what is wrong': {
    artifacts: form({ messages: [message('Le nom est obligatoire')] }),
    verdict: 'pass',
  },
  'one that marks what is wrong': { artifacts: form({ markedInvalid: 1 }), verdict: 'pass' },
  'one that the browser stops': { artifacts: form({ native: true }), verdict: 'pass' },
  'one in which nothing was wrong': { artifacts: form({ invalidFields: 0 }), verdict: 'pass' },
  'another answer': { artifacts: form({ answers: ['Merci de patienter'] }), verdict: 'pass' },
  'no answer': { artifacts: form({ answers: [] }), verdict: 'pass' },
  'a button that stays disabled': {
    artifacts: form({ answers: [], shut: true }),
    verdict: 'review',
    title: 'Le bouton d’envoi d’un formulaire reste inactif une fois les champs remplis : à vérifier',
    evidence: [
      {
        type: 'element',
        selector: '#x',
        note: 'tous les champs remplis, le bouton d’envoi reste inactif',
      },
    ],
  },
  'a button that a script of elsewhere may enable': {
    artifacts: { ...form({ answers: [], shut: true }), requests: [lost] },
    verdict: 'error',
    reason: 'un script dont la page dépend n’a pas pu être lu d’ici',
  },
  'no form': {
    artifacts: drivenPage(),
    verdict: 'inapplicable',
    reason: 'aucun formulaire essayé dans la page',
  },
  'a visit saved before answers were read': {
    artifacts: drivenPage({ formErrors: [saved] }),
    verdict: 'error',
    reason: 'contrôle absent de cette visite',
  },
  ...unlookedCases('formErrors'),
});
