import { formatDate, formatNumber } from '#contract/french.ts';
import type { Evidence } from '#contract/report.ts';
import type { LinkedDocument, OfficeFacts, PageFacts } from '../../artifacts.ts';
import { isExemptByAge, offersOtherVersion } from '../../derive/page/other-versions.ts';
import { defineSiteRule } from '../../rule.ts';

/** About two pages: a reader cannot find one’s way in them without headings. */
const longText = 5_000;

interface Read extends LinkedDocument {
  readonly office: OfficeFacts;
}

function faultsOf({ office }: Read): string[] {
  const { characters, headings, undescribed, images, lang, title } = office;
  return [
    characters >= longText && headings === 0 && 'aucun titre de paragraphe',
    undescribed > 0 &&
      `${formatNumber(undescribed)} image${undescribed > 1 ? 's' : ''} sur ${formatNumber(images)} sans description`,
    lang === '' && 'langue non déclarée',
    title === '' && 'titre du document absent',
  ].filter((fault) => fault !== false);
}

function evidenceOf(document: Read, pages: readonly PageFacts[]): Evidence {
  const { url, office, sizeBytes } = document;
  const notes = [
    ...faultsOf(document),
    isExemptByAge(office.createdAt) && `créé le ${formatDate(office.createdAt)} : exemption possible`,
    offersOtherVersion(document, pages) && 'une autre version semble proposée à côté',
  ].filter((note) => note !== false);
  return { type: 'request', url, ...(sizeBytes !== null && { sizeBytes }), note: notes.join(', ') };
}

export default defineSiteRule({
  id: 'rgaa-document-texte',
  severity: 'majeur',
  automation: 'semi',
  effort: 2,
  references: ['RGAA 13.3.1', 'RGAA 13.4.1'],
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
    const files = documents.filter((document): document is Read => (document.office ?? null) !== null);
    if (files.length === 0) return { status: 'inapplicable', reason: 'aucun document texte lu' };
    const wrong = files.filter((document) => faultsOf(document).length > 0);
    const isCertain = (document: Read) =>
      document.office.characters >= longText &&
      document.office.headings === 0 &&
      !isExemptByAge(document.office.createdAt) &&
      !offersOtherVersion(document, pages);
    const certain = wrong.filter(isCertain);
    const shown = certain.length > 0 ? certain : wrong;
    if (shown.length === 0) return { status: 'pass' };
    const proof = {
      evidence: shown.map((document) => evidenceOf(document, pages)),
      pages: [...new Set(shown.flatMap(({ from }) => from))],
    };
    return certain.length > 0
      ? { status: 'fail', ...proof }
      : { status: 'review', message: 'doubt', ...proof };
  },
});
