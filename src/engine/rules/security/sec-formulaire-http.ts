import { judgeElements } from '../../derive/dom.ts';
import { isPlainHttp } from '../../derive/domains.ts';
import { formsOf } from '../../derive/personal-forms.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'sec-formulaire-http',
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: ['RGPD 32'],
  title: {
    fail: 'Un formulaire envoie ses données sans chiffrement',
    pass: 'Les formulaires envoient leurs données en HTTPS',
  },
  why: 'Tout ce qui est saisi dans ce formulaire circule en clair : il peut être lu et modifié avant de vous parvenir.',
  fix: 'Servir la page en HTTPS et envoyer le formulaire vers une adresse https:// (attribut action).',
  artifacts: ['page', 'dom'],
  evaluate({ page, dom }) {
    const forms = formsOf(dom).filter(({ fields, isSearch }) => fields.length > 0 && !isSearch);
    return judgeElements(
      dom,
      forms.map(({ form }) => form),
      (form) => isPlainHttp(form.attributes.action ? (form.url ?? '') : page.url),
      { note: (form) => `envoi vers ${form.attributes.action ? (form.url ?? '') : page.url}` },
    );
  },
});
