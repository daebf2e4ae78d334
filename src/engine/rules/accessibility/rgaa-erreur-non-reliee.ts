import type { Evidence } from '#contract/report.ts';
import type { Dom, DomNode, FormErrors } from '../../artifacts.ts';
import { parseColour } from '../../derive/css/colour.ts';
import { clip, closest, elementEvidence } from '../../derive/dom/dom.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { saysSent } from '../../derive/text/says-sent.ts';
import { defineRule, threshold } from '../../rule.ts';
import { driven, drivenProof } from '../verdicts/driven-page.ts';

/**
 * The form checks by itself what is typed; the others leave it to the server, which is never asked. What it answers in
 * words that are not known as those of an error says neither that it checks nor that it does not.
 */
const isJudged = ({ sent, native, messages, markedInvalid, invalidFields, answers = [] }: FormErrors) =>
  native ||
  messages.length > 0 ||
  (answers.length === 0 && (markedInvalid > 0 || (!sent && invalidFields > 0)));

/** That the message has left is no error, whatever it is drawn like. */
const withoutSuccess = (errors: FormErrors): FormErrors => ({
  ...errors,
  messages: errors.messages.filter(({ text }) => !saysSent(text)),
});

/** The browser’s own words are not quoted: the visitor reads them in another language. */
function noteOf({ text, field, ofBrowser }: FormErrors['messages'][number]): string {
  const said = ofBrowser ? 'le message du navigateur' : `« ${text} »`;
  return `${said}${field ? `, près du champ « ${field} »,` : ''} n’est relié à aucun champ`;
}

/** What is shown to the person who looks, or nothing when each message belongs to a field. */
function doubtsOf(errors: FormErrors): readonly Evidence[] {
  const { form, native, messages, markedInvalid } = errors;
  const loose = messages.filter(({ linked }) => !linked);
  if (loose.length > 0) return drivenProof(loose, noteOf).evidence;
  if (native || messages.length > 0) return [];
  const note =
    markedInvalid > 0
      ? 'des champs sont marqués invalides, sans message visible'
      : 'l’envoi est bloqué sans aucun message visible';
  return drivenProof([form], () => note).evidence;
}

const errorWords =
  /\b(?:invalides?|incorrect(?:e|s|es)?|non valides?|erreur de saisie|erron[ée]e?s?|n[’']est pas valide|ne sont pas valides|is not valid|is invalid|invalid \w+|must be a valid|veuillez (?:corriger|ressaisir))(?![\p{L}])/iu;
const errorClass = /(?:^|[\s_-])(?:error|erreur|invalid|danger)/i;
const longestMessage = threshold(160, { ours: 'a longer text is a paragraph, not the message of a field' });

/** Red enough to be read as an alarm. */
function isRed({ style }: DomNode): boolean {
  const colour = parseColour(style.color);
  return colour !== null && colour.red > 140 && colour.green < 90 && colour.blue < 90;
}

/** Messages of a form that is shown with its errors (sent back by the server), which no field points to. */
function errorsAtRest(dom: Dom): DomNode[] {
  const pointed = new Set(
    dom.nodes.flatMap(({ attributes }) =>
      `${attributes['aria-describedby'] ?? ''} ${attributes['aria-errormessage'] ?? ''} ${attributes['aria-labelledby'] ?? ''}`
        .split(/\s+/)
        .filter((id) => id !== ''),
    ),
  );
  return dom.nodes.filter((node) => {
    const { ownText, exposed, attributes } = node;
    if (!exposed || ownText.length > longestMessage || !errorWords.test(ownText) || !isShown(node))
      return false;
    const form = closest(dom, node, ({ tag }) => tag === 'form');
    if (!form || closest(dom, node, ({ tag }) => notMessages.has(tag))) return false;
    if (!isRed(node) && !errorClass.test(attributes.class ?? '') && attributes.role !== 'alert') return false;
    return !closest(dom, node, (up) => pointed.has(up.attributes.id ?? ' '));
  });
}

const notMessages = new Set(['label', 'legend', 'button', 'a', 'option', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

export default defineRule({
  id: 'rgaa-erreur-non-reliee',
  // 4: an answer in other words than those of an error is no silence, and a success no error.
  // 5: what is said as soon as a field is left is a message.
  version: 5,
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 11.10.5' },
    { kind: 'standard', title: 'RGAA 11.11.1' },
    { kind: 'standard', title: 'WCAG 3.3.1' },
  ],
  rgaa: ['11.10', '11.11'],
  title: {
    fail: 'Des messages d’erreur ne sont pas reliés à leur champ : à vérifier',
    pass: 'Les messages d’erreur relevés sont reliés à leur champ',
  },
  why: 'Une personne aveugle ou dyslexique doit savoir quel champ corriger, et comment. Le formulaire a été essayé avec une saisie fausse, sans que rien soit envoyé.',
  fix: 'Écrire le message à côté du champ, le relier par aria-describedby, marquer le champ par aria-invalid="true" et dire ce qui est attendu.',
  artifacts: ['dom', 'moves'],
  moves: ['formErrors'],
  evaluate({ dom, moves }) {
    const atRest = errorsAtRest(dom).map((node) =>
      elementEvidence(dom, node, `« ${clip(node.ownText, 160)} » n’est relié à aucun champ`),
    );
    if (atRest.length > 0) return { status: 'review', evidence: atRest };
    const { result, without } = driven(moves, 'formErrors');
    if (!result) return without;
    const judged = result.map(withoutSuccess).filter(isJudged);
    if (judged.length === 0)
      return { status: 'inapplicable', reason: 'aucun formulaire contrôlé dans la page' };
    const evidence = judged.flatMap(doubtsOf);
    return evidence.length > 0 ? { status: 'review', evidence } : { status: 'pass' };
  },
});
