import { formatDate } from '#contract/french.ts';
import type { Evidence } from '#contract/report.ts';
import type { LinkedDocument, PageFacts } from '../../artifacts.ts';
import { isExemptByAge, offersOtherVersion } from '../../derive/page/other-versions.ts';
import { defineSiteRule } from '../../rule.ts';

const isOld = ({ pdf }: LinkedDocument): boolean => isExemptByAge(pdf?.createdAt ?? '');

function evidenceOf(document: LinkedDocument, pages: readonly PageFacts[]): Evidence {
  const { url, pdf, sizeBytes } = document;
  const notes = [
    pdf?.tagged === false ? 'sans balises' : 'balisage illisible de l’extérieur',
    pdf?.lang === '' && 'langue non déclarée',
    isOld(document) && `créé le ${formatDate(pdf?.createdAt ?? '')} : exemption possible`,
    offersOtherVersion(document, pages) && 'une autre version semble proposée à côté',
  ].filter((note) => note !== false);
  return { type: 'request', url, ...(sizeBytes !== null && { sizeBytes }), note: notes.join(', ') };
}

export default defineSiteRule({
  id: 'rgaa-pdf-non-balise',
  severity: 'majeur',
  automation: 'semi',
  effort: 2,
  references: ['RGAA 13.3.1', 'PDF/UA (ISO 14289)'],
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
    const files = documents.filter(({ pdf }) => pdf !== null);
    if (files.length === 0) return { status: 'inapplicable', reason: 'aucun document PDF lu' };
    const wrong = files.filter(({ pdf }) => pdf?.tagged === false);
    const certain = wrong.filter((document) => !isOld(document) && !offersOtherVersion(document, pages));
    const doubtful = files.filter((document) => document.pdf?.tagged === null || wrong.includes(document));
    const shown = certain.length > 0 ? certain : doubtful;
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
