import { professionals } from '#reference/legal-duties.ts';
import { foldedTextOf } from '../../derive/legal/legal-text.ts';
import { mailAddress } from '../../derive/legal/notice-text.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'legal-editeur-courriel',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'LCEN art. 19' }],
  parent: 'legal-mentions-absentes',
  profiles: professionals,
  title: {
    fail: 'Aucune adresse e-mail n’a été trouvée dans les mentions légales',
    pass: 'Une adresse e-mail permet d’écrire à l’éditeur',
  },
  why: 'Pour une activité économique, la loi demande une adresse où écrire, en plus d’un éventuel formulaire.',
  fix: 'Ajouter une adresse e-mail aux mentions légales.',
  document: 'notice',
  mention: ({ document, pages }) =>
    mailAddress.test(document.folded) ||
    pages.some(
      (page) =>
        (page.kind === 'contact' && mailAddress.test(foldedTextOf(page))) ||
        page.links.some(({ url }) => url.startsWith('mailto:')),
    ),
  // A contact form may be enough for a body without economic activity.
  doubtful: ({ pages }) => pages.some((page) => page.kind === 'contact' && page.forms.length > 0),
  missing: 'adresse e-mail',
  // It may stand on the contact page, which is no legal document.
  refine: (verdict) => (verdict.status === 'fail' ? { ...verdict, unseen: true } : verdict),
});
