import { foldText } from '#contract/fold-text.ts';
import { quoteAround } from '../../derive/legal/legal-text.ts';
import { defineRule } from '../../rule.ts';

/** « Protégé par reCAPTCHA… Règles de confidentialité… Conditions d’utilisation », in French or in English. */
const mention =
  /\brecaptcha\b.{0,160}?\b(?:regles de confidentialite|politiques? de confidentialite|privacy policy)\b.{0,120}?\b(?:conditions (?:d'utilisation|de service|generales)|terms of (?:service|use))\b(?:.{0,40}\bgoogle\b)?/;

/** The texts are those of Google: its name stands in the sentence, elsewhere than in that of the tool. */
const ofGoogle = /\bgoogle\b(?! ?recaptcha)/;

export default defineRule({
  id: 'priv-recaptcha-mention-obsolete',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    {
      kind: 'vendor',
      title: 'reCAPTCHA, questions fréquentes',
      url: 'https://docs.cloud.google.com/recaptcha/docs/faq',
    },
  ],
  title: {
    fail: 'La page soumet encore reCAPTCHA aux règles de confidentialité de Google',
    pass: 'La page ne soumet pas reCAPTCHA aux règles de confidentialité de Google',
  },
  why: 'Depuis le 2 avril 2026, Google traite ces données pour votre compte, comme sous-traitant : ses règles de confidentialité et ses conditions ne s’y appliquent plus, et il demande d’en retirer la mention.',
  fix: 'Remplacer ce texte par « Ce site est protégé par reCAPTCHA » et décrire ce traitement dans votre politique de confidentialité.',
  artifacts: ['page', 'dom'],
  evaluate({ page, dom }) {
    const found = mention.exec(foldText(dom.text));
    if (!found || !ofGoogle.test(found[0])) return { status: 'pass' };
    const quote = quoteAround(dom.text, mention) ?? found[0];
    return { status: 'fail', evidence: [{ type: 'text', quote, where: page.url }] };
  },
});
