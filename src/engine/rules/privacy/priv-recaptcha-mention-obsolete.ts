import { foldText } from '#contract/fold-text.ts';
import { quoteAround } from '../../derive/legal/legal-text.ts';
import { serviceOf } from '../../derive/trackers/known-services.ts';
import { defineRule } from '../../rule.ts';

/** « Protégé par reCAPTCHA… Règles de confidentialité… Conditions d’utilisation », in French or in English. */
const mention =
  /\brecaptcha\b.{0,160}?\b(?:regles de confidentialite|politiques? de confidentialite|privacy policy)\b.{0,120}?\b(?:conditions (?:d'utilisation|de service|generales)|terms of (?:service|use))\b(?:.{0,40}\bgoogle\b)?/;

/** The texts are those of Google: its name stands in the sentence, elsewhere than in that of the tool. */
const ofGoogle = /\bgoogle\b(?! ?recaptcha)/;
/** Words of a page that tells the change itself. */
const tellsTheChange =
  /\bne? ?(?:s'(?:y )?)?\w{3,12} plus\b|\bn'est plus\b|\bno longer\b|\bjusqu'au\b|\bavril 2026\b|\bapril 2026\b/;
/** Letters on both sides of the sentence in which they may stand. */
const nearby = 120;

export default defineRule({
  id: 'priv-recaptcha-mention-obsolete',
  severity: 'mineur',
  automation: 'semi',
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
  messages: {
    unseen:
      'La page cite reCAPTCHA avec les règles de confidentialité de Google, sans l’avoir chargé : à vérifier',
  },
  why: 'Depuis le 2 avril 2026, Google traite ces données pour votre compte, comme sous-traitant : ses règles de confidentialité et ses conditions ne s’y appliquent plus, et il demande d’en retirer la mention.',
  fix: 'Remplacer ce texte par « Ce site est protégé par reCAPTCHA » et décrire ce traitement dans votre politique de confidentialité.',
  artifacts: ['page', 'dom', 'requests'],
  evaluate({ page, dom, requests }) {
    const text = foldText(dom.text);
    const found = mention.exec(text);
    if (!found || !ofGoogle.test(found[0])) return { status: 'pass' };
    const around = text.slice(Math.max(0, found.index - nearby), found.index + found[0].length + nearby);
    if (tellsTheChange.test(around)) return { status: 'pass' };
    const evidence = [
      { type: 'text' as const, quote: quoteAround(dom.text, mention) ?? found[0], where: page.url },
    ];
    // Without the tool, it may wait for a choice, or the page may only speak of it.
    return requests.some(({ url }) => serviceOf(url)?.name === 'Google reCAPTCHA')
      ? { status: 'fail', evidence }
      : { status: 'review', message: 'unseen', evidence };
  },
});
