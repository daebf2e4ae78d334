import type { Dom, DomNode } from '../../artifacts.ts';
import { descendantsOf } from '../../derive/dom/dom.ts';
import { isPlainHttp } from '../../derive/http/domains.ts';
import { formsOf, type PersonalForm } from '../../derive/trackers/personal-forms.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

/** Boxes and buttons to tick without a way to send them are settings that a script reads on the spot. */
function mayBeSent(dom: Dom, { form, fields }: PersonalForm): boolean {
  const isTicked = ({ field }: DomNode) => /^(?:radio|checkbox)$/.test(field?.type ?? '');
  return (
    !fields.every(isTicked) ||
    descendantsOf(dom, form).some(
      ({ tag, attributes: { type = tag === 'button' ? 'submit' : '' } }) =>
        (tag === 'button' || tag === 'input') && /^(?:submit|image)$/i.test(type),
    )
  );
}

export default defineRule({
  id: 'sec-formulaire-http',
  version: 2,
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 32' }],
  parent: 'sec-https-absent',
  title: {
    fail: 'Un formulaire envoie ses données sans chiffrement',
    pass: 'Les formulaires envoient leurs données en HTTPS',
  },
  why: 'Tout ce qui est saisi dans ce formulaire circule en clair : il peut être lu et modifié avant de vous parvenir.',
  fix: 'Servir la page en HTTPS et envoyer le formulaire vers une adresse https:// (attribut action).',
  artifacts: ['page', 'dom'],
  evaluate({ page, dom }) {
    const forms = formsOf(dom).filter(
      (form) => form.fields.length > 0 && !form.isSearch && mayBeSent(dom, form),
    );
    return judgeElements(
      dom,
      forms.map(({ form }) => form),
      (form) => isPlainHttp(form.attributes.action ? (form.url ?? '') : page.url),
      { note: (form) => `envoi vers ${form.attributes.action ? (form.url ?? '') : page.url}` },
    );
  },
});
