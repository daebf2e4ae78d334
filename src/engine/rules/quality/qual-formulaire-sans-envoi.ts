import type { FormErrors } from '../../artifacts.ts';
import { isUnansweredScript } from '../../derive/http/unanswered-requests.ts';
import { saysSent } from '../../derive/text/says-sent.ts';
import { defineRule } from '../../rule.ts';
import { driven, drivenProof } from '../verdicts/driven-page.ts';

/** It said that it was sent, refused nothing, and the page asked nothing of anybody. */
function claimOf(form: FormErrors): string | undefined {
  const { answers = [], messages, native, markedInvalid, invalidFields, sent, asked } = form;
  const refuses = native || markedInvalid > 0 || messages.some(({ text }) => !saysSent(text));
  if (sent || asked !== false || refuses || invalidFields === 0) return undefined;
  return answers.find(saysSent);
}

/** The same, filled as it should be. */
function falseThanksOf({ filled }: FormErrors): string | undefined {
  return !filled || filled.asked || filled.refused ? undefined : filled.answers.find(saysSent);
}

/** What each form claims, and what had been written. */
const claimsOf = (forms: readonly FormErrors[]) =>
  forms.flatMap((form) => {
    const claim = claimOf(form);
    if (claim !== undefined) return [{ ...form.form, claim, input: 'saisie incomplète' }];
    const thanks = falseThanksOf(form);
    return thanks === undefined ? [] : [{ ...form.form, claim: thanks, input: 'tous les champs remplis' }];
  });

export default defineRule({
  id: 'qual-formulaire-sans-envoi',
  version: 2,
  severity: 'majeur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  title: {
    fail: 'Un formulaire annonce que le message est envoyé alors que rien n’est parti',
    pass: 'Aucun formulaire essayé n’annonce un faux envoi ni ne garde son bouton inactif',
  },
  messages: {
    shut: 'Le bouton d’envoi d’un formulaire reste inactif une fois les champs remplis : à vérifier',
  },
  why: 'Le visiteur croit que sa demande est arrivée et attend une réponse, alors que personne ne l’a reçue. Le formulaire a été essayé avec une saisie fausse ou incomplète, puis avec des valeurs plausibles, sans que rien soit envoyé.',
  fix: 'Contrôler la saisie, envoyer le message à un serveur ou à un service de formulaires, et n’afficher la confirmation qu’une fois sa réponse reçue.',
  advice: {
    shut: {
      why: 'Si rien ne réactive ce bouton, le visiteur écrit son message pour rien : il ne peut pas l’envoyer. Le formulaire a été essayé avec des valeurs plausibles, sans que rien soit envoyé.',
      fix: 'Remplir le formulaire comme un visiteur : si le bouton reste inactif, retirer son attribut disabled, ou corriger le script qui devait l’enlever.',
    },
  },
  artifacts: ['moves', 'requests'],
  moves: ['formErrors'],
  evaluate({ moves, requests }) {
    const { result, without } = driven(moves, 'formErrors');
    if (!result) return without;
    if (result.length === 0)
      return { status: 'inapplicable', reason: 'aucun formulaire essayé dans la page' };
    const isPartial = requests.some(isUnansweredScript);
    // A script that did not come may be the one that sends what is filled rightly.
    const claims = claimsOf(isPartial ? result.map((form) => ({ ...form, filled: null })) : result);
    if (claims.length > 0)
      return {
        status: 'fail',
        ...drivenProof(claims, ({ claim, input }) => `${input} : « ${claim} » s’affiche, et rien ne part`),
      };
    const shut = result.filter((form) => form.shut).map(({ form }) => form);
    if (isPartial && (shut.length > 0 || result.some(falseThanksOf)))
      return { status: 'untested', reason: 'un script dont la page dépend n’a pas pu être lu d’ici' };
    if (shut.length > 0)
      return {
        status: 'review',
        message: 'shut',
        ...drivenProof(shut, () => 'tous les champs remplis, le bouton d’envoi reste inactif'),
      };
    return result.some(({ answers }) => answers === undefined)
      ? { status: 'untested', reason: 'contrôle absent de cette visite' }
      : { status: 'pass' };
  },
});
