import type { PdfFacts } from '../../artifacts.ts';
import { defineSiteRule } from '../../rule.ts';
import { judgeDocuments } from '../verdicts/judge-documents.ts';

const faultsOf = ({ tagged, lang }: PdfFacts): string[] => [
  tagged === false ? 'sans balises' : 'balisage illisible de l’extérieur',
  ...(lang === '' ? ['langue non déclarée'] : []),
];

export default defineSiteRule({
  id: 'rgaa-pdf-non-balise',
  severity: 'majeur',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 13.3.1' },
    { kind: 'standard', title: 'PDF/UA (ISO 14289)' },
  ],
  rgaa: ['13.3'],
  title: {
    fail: 'Des documents PDF ne sont pas balisés',
    pass: 'Les documents PDF lus sont balisés',
  },
  messages: { doubt: 'Des documents PDF sont peut-être sans balises : à vérifier' },
  why: 'Sans balises, un lecteur d’écran lit le document dans le désordre, sans titres ni descriptions d’images.',
  fix: 'Exporter de nouveau le document depuis le traitement de texte avec l’option « PDF balisé » (PDF/UA), ou proposer le même contenu dans une page.',
  unread: 'named',
  artifacts: ['documents', 'pages'],
  evaluate({ documents, pages }) {
    const files = documents.flatMap((document) => (document.pdf ? [{ document, pdf: document.pdf }] : []));
    if (files.length === 0) return { status: 'inapplicable', reason: 'aucun document PDF lu' };
    const faulty = files
      .filter(({ pdf }) => pdf.tagged !== true)
      .map(({ document, pdf }) => ({
        document,
        faults: faultsOf(pdf),
        createdAt: pdf.createdAt,
        certain: pdf.tagged === false,
      }));
    return judgeDocuments(faulty, pages);
  },
});
