import { salesItems } from '#reference/legal-patterns.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'legal-mediateur',
  version: 4,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'law', title: 'L. 616-1' },
    { kind: 'law', title: 'R. 616-1' },
  ],
  parent: 'legal-cgv-absentes',
  title: {
    fail: 'Le médiateur de la consommation n’a pas été trouvé',
    pass: 'Le médiateur de la consommation est indiqué',
  },
  messages: {
    vague: 'La médiation est évoquée, mais le médiateur ne semble ni nommé ni joignable',
  },
  why: 'Tout professionnel qui vend à des particuliers doit adhérer à un médiateur et donner son nom, son adresse et son site.',
  fix: 'Adhérer à un médiateur agréé et inscrire ses coordonnées complètes dans les conditions de vente.',
  advice: {
    vague: { fix: 'Inscrire dans les conditions de vente le nom, l’adresse et le site de votre médiateur.' },
  },
  document: 'salesTerms',
  shop: true,
  mention: salesItems.mediatorContact,
  missing: 'médiateur',
  refine(verdict, { document }) {
    const isCited = salesItems.mediator.test(document.folded);
    if (!isCited || verdict.status === 'pass' || verdict.status === 'inapplicable') return verdict;
    return { ...verdict, message: 'vague', severity: 'mineur' };
  },
});
