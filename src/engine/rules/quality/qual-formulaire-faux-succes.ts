import type { FormErrors } from '../../artifacts.ts';
import { saysSent } from '../../derive/text/says-sent.ts';
import { defineRule } from '../../rule.ts';
import { driven, movedProof } from '../verdicts/moved.ts';

/** It said that it was sent, refused nothing, and the page asked nothing of anybody. */
function claimOf(form: FormErrors): string | undefined {
  const { answers = [], messages, native, markedInvalid, invalidFields, sent, asked } = form;
  const refuses = native || markedInvalid > 0 || messages.some(({ text }) => !saysSent(text));
  if (sent || asked !== false || refuses || invalidFields === 0) return undefined;
  return answers.find(saysSent);
}

export default defineRule({
  id: 'qual-formulaire-faux-succes',
  severity: 'majeur',
  automation: 'automatique',
  effort: 2,
  references: ['Bonne pratique'],
  title: {
    fail: 'Un formulaire annonce que le message est envoyé alors que rien n’est parti',
    pass: 'Les formulaires essayés n’annoncent pas un envoi qui n’a pas eu lieu',
  },
  why: 'Le visiteur croit que sa demande est arrivée et attend une réponse, alors que personne ne l’a reçue. Le formulaire a été essayé avec une saisie fausse ou incomplète, sans que rien soit envoyé.',
  fix: 'Contrôler la saisie, envoyer le message à un serveur ou à un service de formulaires, et n’afficher la confirmation qu’une fois sa réponse reçue.',
  artifacts: ['moves'],
  moves: ['formErrors'],
  evaluate({ moves }) {
    const { result, without } = driven(moves, 'formErrors');
    if (!result) return without;
    if (result.length === 0)
      return { status: 'inapplicable', reason: 'aucun formulaire essayé dans la page' };
    const claims = result.flatMap((form) => {
      const claim = claimOf(form);
      return claim === undefined ? [] : [{ ...form.form, claim }];
    });
    if (claims.length > 0)
      return {
        status: 'fail',
        ...movedProof(claims, ({ claim }) => `saisie incomplète : « ${claim} » s’affiche, et rien ne part`),
      };
    return result.some(({ answers }) => answers === undefined)
      ? { status: 'untested', reason: 'contrôle absent de cette visite' }
      : { status: 'pass' };
  },
});
