import { professionals } from '#reference/legal-duties.ts';
import { foldedTextOf } from '../../derive/legal/legal-text.ts';
import { phone, placeOf } from '../../derive/legal/notice-text.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'legal-editeur-telephone',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'law', title: 'LCEN art. 1-1 I' },
    { kind: 'law', title: 'LCEN art. 19' },
  ],
  parent: 'legal-mentions-absentes',
  profiles: professionals,
  title: {
    fail: 'Le téléphone de l’éditeur n’a pas été trouvé dans les mentions légales',
    pass: 'Un téléphone permet de joindre l’éditeur',
  },
  why: 'La loi demande un numéro pour que chacun puisse vous joindre rapidement.',
  fix: 'Ajouter un numéro de téléphone aux mentions légales.',
  document: 'notice',
  mention: ({ document, pages }) =>
    placeOf(document.folded, phone) === 'publisher' ||
    pages.some(
      (page) =>
        (page.kind === 'contact' && phone.test(foldedTextOf(page))) ||
        page.links.some(({ url }) => url.startsWith('tel:')),
    ),
  doubtful: ({ document }) => placeOf(document.folded, phone) === 'host',
  missing: 'téléphone de l’éditeur',
  // It may stand on the contact page, which is no legal document.
  refine: (verdict) => (verdict.status === 'fail' ? { ...verdict, unseen: true } : verdict),
});
