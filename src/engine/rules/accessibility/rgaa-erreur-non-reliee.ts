import type { Evidence } from '#contract/report.ts';
import type { FormErrors } from '../../artifacts.ts';
import { defineRule } from '../../rule.ts';
import { driven, movedProof } from '../verdicts/moved.ts';

/** The form checks by itself what is typed; the others leave it to the server, which is never asked. */
const isJudged = ({ sent, native, messages, markedInvalid, invalidFields }: FormErrors): boolean =>
  native || messages.length > 0 || markedInvalid > 0 || (!sent && invalidFields > 0);

/** What is shown to the person who looks, or nothing when each message belongs to a field. */
function doubtsOf(errors: FormErrors): readonly Evidence[] {
  const { form, native, messages, markedInvalid } = errors;
  const loose = messages.filter(({ linked }) => !linked);
  if (loose.length > 0)
    return movedProof(loose, ({ text }) => `« ${text} » n’est relié à aucun champ`).evidence;
  if (native || messages.length > 0) return [];
  const note =
    markedInvalid > 0
      ? 'des champs sont marqués invalides, sans message visible'
      : 'l’envoi est bloqué sans aucun message visible';
  return movedProof([form], () => note).evidence;
}

export default defineRule({
  id: 'rgaa-erreur-non-reliee',
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: ['RGAA 11.10.5', 'RGAA 11.11.1', 'WCAG 3.3.1'],
  rgaa: ['11.10', '11.11'],
  title: {
    fail: 'Des messages d’erreur ne sont pas reliés à leur champ : à vérifier',
    pass: 'Les messages d’erreur relevés sont reliés à leur champ',
  },
  why: 'Une personne aveugle ou dyslexique doit savoir quel champ corriger, et comment. Le formulaire a été essayé avec une saisie fausse, sans que rien soit envoyé.',
  fix: 'Écrire le message à côté du champ, le relier par aria-describedby, marquer le champ par aria-invalid="true" et dire ce qui est attendu.',
  artifacts: ['moves'],
  evaluate({ moves }) {
    const { result, without } = driven(moves, 'formErrors');
    if (!result) return without;
    const judged = result.filter(isJudged);
    if (judged.length === 0)
      return { status: 'inapplicable', reason: 'aucun formulaire contrôlé dans la page' };
    const evidence = judged.flatMap(doubtsOf);
    return evidence.length > 0 ? { status: 'review', evidence } : { status: 'pass' };
  },
});
