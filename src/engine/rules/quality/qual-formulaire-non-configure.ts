import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, clip, descendantsOf, elementEvidence } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';

/** What the instructions of form services leave to fill in: keys and identifiers, then addresses. */
const unfilled = [
  /(?:^|[^A-Za-z0-9])(?:YOUR|VOTRE|INSERT|REPLACE)_[A-Z0-9_]*(?:ID|KEY|CLE|HASH|TOKEN|CODE|ENDPOINT|EMAIL|URL|HERE|ICI|ME)\b/,
  /\b(?:your|votre)[-_](?:(?:form|access|api|public|site|web3forms|formspree|secret)[-_])+(?:id|key|hash|code|endpoint|token)\b/i,
  /\bformspree\.io\/(?:f\/)?x{4,}\b/i,
  /\b(?:your|votre)[-_.]?(?:e-?mail|mail|name|nom|adresse)?@(?:your[-_]?)?(?:e-?mail|example|exemple|domain|domaine|gmail)\.(?:com|fr|org)\b/i,
];

const isUnfilled = (value: string | undefined): value is string =>
  value !== undefined && unfilled.some((pattern) => pattern.test(value));

/** The attributes of a form and of its hidden parts by which it is sent. */
const sending = ({ tag, attributes }: DomNode): readonly string[] => {
  if (tag === 'form') return ['action'];
  if (tag === 'input' && attributes.type?.toLowerCase() === 'hidden') return ['value'];
  return tag === 'button' || tag === 'input' ? ['formaction'] : ['data-sitekey'];
};

/** Parts of a form that hold an example for a value. */
const examplesOf = (dom: Dom, form: DomNode) =>
  [form, ...descendantsOf(dom, form)].flatMap((node) =>
    sending(node).flatMap((name) => {
      const value = node.attributes[name];
      return isUnfilled(value) ? [{ form, node, name, value }] : [];
    }),
  );

/** A script hears the sending, and may choose another address. */
const isHeard = ({ attributes, listeners }: DomNode): boolean =>
  attributes.onsubmit !== undefined || (listeners ?? []).includes('submit');

export default defineRule({
  id: 'qual-formulaire-non-configure',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['Bonne pratique'],
  title: {
    fail: 'Un formulaire contient une clé ou une adresse d’exemple : il ne peut rien envoyer',
    pass: 'Les formulaires ne contiennent ni clé ni adresse d’exemple',
  },
  messages: { heard: 'L’adresse d’envoi d’un formulaire est celle d’un exemple : à vérifier' },
  why: 'Le visiteur écrit son message pour rien : le service d’envoi le refuse, et personne ne le reçoit.',
  fix: 'Remplacer l’exemple par la clé ou l’adresse que donne le service de formulaires, puis envoyer un message d’essai.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const forms = byTag(dom, 'form').filter(({ document }) => document === 0);
    if (forms.length === 0) return { status: 'inapplicable', reason: 'aucun formulaire' };
    const examples = forms.flatMap((form) => examplesOf(dom, form));
    if (examples.length === 0) return { status: 'pass' };
    const evidence = examples.map(({ node, name, value }) => ({
      ...elementEvidence(dom, node),
      note: `${name} : « ${clip(value, 80)} »`,
    }));
    return examples.every(({ form, name }) => name === 'action' && isHeard(form))
      ? { status: 'review', message: 'heard', evidence }
      : { status: 'fail', evidence };
  },
});
