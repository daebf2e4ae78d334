import { foldText } from '#contract/fold-text.ts';
import type { Evidence } from '#contract/report.ts';
import { legalDates } from '#reference/legal-patterns.ts';
import { leavesList, openMeasure } from '#reference/mailing-lists.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { type ListForm, listForms } from '../../derive/trackers/list-forms.ts';
import { defineSiteRule } from '../../rule.ts';

const proofOf = ({ form, page }: ListForm): Evidence =>
  form.text.trim() === ''
    ? { type: 'page', url: page.url, note: 'formulaire d’inscription à une liste' }
    : { type: 'text', quote: form.text.slice(0, 200), where: page.url };

export default defineSiteRule({
  id: 'priv-infolettre-ouvertures',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [
    { kind: 'authority', title: 'CNIL 2026-042' },
    { kind: 'law', title: 'art. 82 LIL' },
  ],
  title: {
    fail: 'L’inscription à une lettre d’information ne dit rien de la mesure des ouvertures : à vérifier',
    pass: 'La mesure des ouvertures des lettres d’information est expliquée, et le retrait aussi',
  },
  messages: {
    both: 'L’inscription à une lettre d’information ne dit rien de la mesure des ouvertures ni du retrait : à vérifier',
    leaving: 'L’inscription à une lettre d’information ne dit pas comment se désinscrire : à vérifier',
  },
  why: 'La plupart des outils d’envoi glissent dans chaque lettre une image invisible qui dit qui l’ouvre et quand. La CNIL recommande d’en demander l’accord à part, et de permettre de le retirer aussi simplement.',
  fix: 'Dire près du formulaire si les ouvertures sont mesurées et comment s’y opposer, ou couper cette mesure dans l’outil d’envoi et l’écrire dans la politique de confidentialité.',
  advice: {
    leaving: {
      why: 'Qui s’inscrit doit savoir qu’il peut cesser de recevoir ces lettres à tout moment, et comment.',
      fix: 'Ajouter sous le formulaire que l’on se désinscrit par le lien placé au bas de chaque lettre.',
    },
  },
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const forms = listForms(pages);
    if (forms.length === 0)
      return { status: 'inapplicable', reason: 'aucune inscription à une lettre d’information repérée' };
    if (site.startedAt < legalDates.mailPixels)
      return { status: 'inapplicable', reason: 'recommandation pas encore publiée' };
    const policy = legalDocument({ site, pages }, 'privacy');
    if (policy.status === 'unread' || policy.status === 'unknown')
      return {
        status: 'inapplicable',
        reason: 'la politique de confidentialité, qui peut le dire, n’a pas été lue pendant l’audit',
        unseen: true,
      };
    // What one form says is about the list that another one of the site fills too.
    const said = foldText([policy.text, ...forms.map(({ form }) => form.text)].join('\n'));
    const [measured, left] = [openMeasure.test(said), leavesList.test(said)];
    const proof = { evidence: forms.map(proofOf), pages: [...new Set(forms.map(({ page }) => page.url))] };
    if (measured && left) return { status: 'pass' };
    if (measured) return { status: 'review', message: 'leaving', ...proof };
    return left ? { status: 'review', ...proof } : { status: 'review', message: 'both', ...proof };
  },
});
