import { formatNumber } from '#contract/french.ts';
import type { OfficeFacts } from '../../artifacts.ts';
import { defineSiteRule, threshold } from '../../rule.ts';
import { judgeDocuments } from '../verdicts/judge-documents.ts';

const longText = threshold(5_000, {
  ours: 'About two pages: a reader cannot find one’s way in them without headings',
});

const lacksHeadings = ({ characters, headings }: OfficeFacts): boolean =>
  characters >= longText && headings === 0;

function faultsOf(office: OfficeFacts): string[] {
  const { undescribed, images, lang, title } = office;
  return [
    lacksHeadings(office) && 'aucun titre de paragraphe',
    undescribed > 0 &&
      `${formatNumber(undescribed)} image${undescribed > 1 ? 's' : ''} sur ${formatNumber(images)} sans description`,
    lang === '' && 'langue non déclarée',
    title === '' && 'titre du document absent',
  ].filter((fault) => fault !== false);
}

export default defineSiteRule({
  id: 'rgaa-document-texte',
  severity: 'majeur',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 13.3.1' },
    { kind: 'standard', title: 'RGAA 13.4.1' },
  ],
  rgaa: ['13.3'],
  title: {
    fail: 'De longs documents texte n’ont aucun titre',
    pass: 'Les documents texte lus ont des titres, une langue et des images décrites',
  },
  messages: { doubt: 'Des documents texte sont peut-être mal accessibles : à vérifier' },
  why: 'Un lecteur d’écran passe d’un titre à l’autre : sans titres, sans langue ni description d’images, le document se lit d’une traite ou pas du tout.',
  fix: 'Dans le traitement de texte, donner les styles « Titre 1 », « Titre 2 » aux titres, décrire chaque image, déclarer la langue et le titre du document, puis le publier de nouveau.',
  unread: 'named',
  artifacts: ['documents', 'pages'],
  evaluate({ documents, pages }) {
    const files = documents.flatMap((document) =>
      document.office ? [{ document, office: document.office }] : [],
    );
    if (files.length === 0) return { status: 'inapplicable', reason: 'aucun document texte lu' };
    const faulty = files
      .map(({ document, office }) => ({
        document,
        faults: faultsOf(office),
        createdAt: office.createdAt,
        certain: lacksHeadings(office),
      }))
      .filter(({ faults }) => faults.length > 0);
    return judgeDocuments(faulty, pages);
  },
});
