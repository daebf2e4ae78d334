import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, descendantsOf } from '../../derive/dom/dom.ts';
import { isButton } from '../../derive/dom/names.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const commits =
  /\b(payer|régler|paiement|commander|passer (la |ma )?commande|valider (la |ma )?commande|souscrire|signer|supprimer (mon|le) compte|résilier|déposer (ma|la) demande)\b/i;

function isCommitting(dom: Dom, form: DomNode): boolean {
  return descendantsOf(dom, form).some((node) => {
    if (isButton(node)) return commits.test(node.name);
    const { autocomplete = '', name = '' } = node.attributes;
    return (
      node.field !== undefined && (/^cc-/.test(autocomplete) || /\biban\b/i.test(`${name} ${node.name}`))
    );
  });
}

export default defineRule({
  id: 'rgaa-formulaire-engageant',
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGAA 11.12' }],
  rgaa: ['11.12'],
  title: {
    fail: 'Un formulaire engage la personne (paiement, démarche) : relecture à vérifier',
    pass: 'Aucun formulaire à enjeu n’a été relevé',
  },
  why: 'Une faute de frappe peut coûter cher : il faut pouvoir relire, corriger ou annuler.',
  fix: 'Prévoir une étape de relecture avant l’envoi, une case de confirmation ou un délai d’annulation.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const forms = byTag(dom, 'form').filter((form) => form.exposed);
    const found = forms.filter((form) => isCommitting(dom, form));
    return found.length > 0
      ? { status: 'review', ...evidenceOfNodes(dom, found) }
      : { status: 'inapplicable' };
  },
});
