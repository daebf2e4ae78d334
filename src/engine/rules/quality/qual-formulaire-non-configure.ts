import type { Dom, DomNode } from '../../artifacts.ts';
import { deadForms, mailForms } from '../../derive/dom/dead-forms.ts';
import { byTag, clip, descendantsOf, elementEvidence } from '../../derive/dom/dom.ts';
import { namelessFields } from '../../derive/dom/nameless-fields.ts';
import { isUnset, unsetSenders } from '../../derive/html/unset-senders.ts';
import { defineRule } from '../../rule.ts';

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
      return isUnset(value) ? [{ form, node, name, value }] : [];
    }),
  );

/** A script hears the sending, and may choose another address. */
const isHeard = ({ attributes, listeners }: DomNode): boolean =>
  attributes.onsubmit !== undefined || (listeners ?? []).includes('submit');

/** Forms that nothing receives, or that leave the sending to a program the visitor may lack. */
function unsentOf(dom: Dom) {
  const told = (forms: readonly DomNode[]) => forms.map((form) => elementEvidence(dom, form));
  const dead = deadForms(dom);
  if (dead.length > 0) return { status: 'fail', message: 'nowhere', evidence: told(dead) } as const;
  const mails = mailForms(dom);
  return mails.length === 0 ? null : ({ status: 'fail', message: 'mail', evidence: told(mails) } as const);
}

const namelessAdvice = {
  why: 'Le navigateur n’envoie que les champs qui ont un nom : ce que le visiteur écrit dans celui-ci n’arrive à personne, et rien ne le lui dit.',
  fix: 'Donner au champ un attribut name, celui que le serveur attend, puis envoyer un message d’essai.',
};

const nowhere = {
  why: 'Le navigateur recharge la page et met dans son adresse ce que le visiteur a écrit : sa demande ne part pas, et rien ne le lui dit.',
  fix: 'Donner au formulaire l’adresse qui reçoit les messages (attribut action, méthode post), puis envoyer un message d’essai.',
};

const mail = {
  why: 'Sur un ordinateur sans logiciel de messagerie réglé, le bouton ne fait rien et le message est perdu ; ailleurs, le visiteur doit encore l’envoyer lui-même.',
  fix: 'Envoyer le formulaire à un programme du site ou à un service de formulaires, et garder l’adresse e-mail à côté.',
};

export default defineRule({
  id: 'qual-formulaire-non-configure',
  // 4: no address at all, or that of a mail program.
  version: 4,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  title: {
    fail: 'Un formulaire contient une clé ou une adresse d’exemple : il ne peut rien envoyer',
    pass: 'Les formulaires n’ont ni clé ni adresse d’exemple, et leurs champs sont envoyés',
  },
  messages: {
    heard: 'L’adresse d’envoi d’un formulaire est celle d’un exemple : à vérifier',
    nameless: 'Un champ de formulaire n’a pas de nom : ce qu’on y écrit n’est pas envoyé',
    namelessHeard: 'Un champ de formulaire n’a pas de nom et n’est sans doute pas envoyé : à vérifier',
    nowhere: 'Un formulaire n’a ni adresse d’envoi ni script : ce qu’on y écrit n’arrive à personne',
    mail: 'Un formulaire ne fait qu’ouvrir la messagerie du visiteur (mailto:)',
    scripted: 'Un script envoie les messages avec une clé ou un identifiant d’exemple : à vérifier',
  },
  why: 'Le visiteur écrit son message pour rien : le service d’envoi le refuse, et personne ne le reçoit.',
  fix: 'Remplacer l’exemple par la clé ou l’adresse que donne le service de formulaires, puis envoyer un message d’essai.',
  advice: { nameless: namelessAdvice, namelessHeard: namelessAdvice, nowhere, mail },
  artifacts: ['dom', 'source'],
  evaluate({ dom, source }) {
    const forms = byTag(dom, 'form').filter(({ document }) => document === 0);
    if (forms.length === 0) return { status: 'inapplicable', reason: 'aucun formulaire' };
    const examples = forms.flatMap((form) => examplesOf(dom, form));
    if (examples.length === 0) {
      const nameless = namelessFields(dom);
      if (nameless.length > 0) {
        const evidence = nameless.map(({ node }) => elementEvidence(dom, node, 'sans attribut name'));
        return nameless.some(({ mayBeScripted }) => mayBeScripted)
          ? { status: 'review', message: 'namelessHeard', evidence }
          : { status: 'fail', message: 'nameless', evidence };
      }
      const unsent = unsentOf(dom);
      if (unsent) return unsent;
      const calls = unsetSenders(source.html);
      if (calls.length === 0) return { status: 'pass' };
      // Another script may have set them meanwhile.
      const proofs = calls.map((call) => ({
        type: 'value' as const,
        label: 'Script de la page',
        value: call,
      }));
      return { status: 'review', message: 'scripted', evidence: proofs };
    }
    const evidence = examples.map(({ node, name, value }) => ({
      ...elementEvidence(dom, node),
      note: `${name} : « ${clip(value, 80)} »`,
    }));
    return examples.every(({ form, name }) => name === 'action' && isHeard(form))
      ? { status: 'review', message: 'heard', evidence }
      : { status: 'fail', evidence };
  },
});
