import { byTag, elementEvidence } from '../../derive/dom/dom.ts';
import { formsOf, isSent, isSentByScript } from '../../derive/trackers/personal-forms.ts';
import { defineRule } from '../../rule.ts';

const personalType = new Set(['email', 'tel', 'password']);
const mailInAddress = /[?&](?:e-?mail|mail|courriel)=[^&]{0,300}(?:@|%40)/i;

export default defineRule({
  id: 'priv-formulaire-get',
  version: 3,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 32' }],
  title: {
    fail: 'Des données personnelles passent dans l’adresse de la page',
    pass: 'Aucune donnée personnelle ne passe dans l’adresse de la page',
  },
  why: 'Une adresse est enregistrée dans l’historique du navigateur, les journaux des serveurs et les outils de mesure : la donnée s’y retrouve en clair.',
  fix: 'Envoyer le formulaire avec method="post" et ne jamais placer d’adresse e-mail dans un lien.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const forms = formsOf(dom).filter(({ personal }) =>
      personal.some((node) => personalType.has(node.field?.type ?? '') && isSent(node)),
    );
    const links = byTag(dom, 'a').filter(
      ({ url }) => /^https?:/.test(url ?? '') && mailInAddress.test(url ?? ''),
    );
    if (forms.length + links.length === 0)
      return { status: 'inapplicable', reason: 'aucun formulaire de ce type' };
    const open = forms.filter(
      (one) => !/^(?:post|dialog)$/i.test(one.form.attributes.method ?? '') && !isSentByScript(dom, one),
    );
    /** Without method or action, or with a listener, a script most often sends the form itself. */
    const certain = open.filter(
      ({ form }) =>
        (form.attributes.method || form.attributes.action) &&
        !form.listeners?.includes('submit') &&
        !form.attributes.onsubmit,
    );
    const wrong = [...certain.map(({ form }) => form), ...links];
    if (wrong.length > 0)
      return { status: 'fail', evidence: wrong.map((node) => elementEvidence(dom, node)) };
    if (open.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      evidence: open.map(({ form }) =>
        elementEvidence(dom, form, 'un script envoie peut-être ce formulaire autrement'),
      ),
    };
  },
});
