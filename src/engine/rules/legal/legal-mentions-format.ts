import { legalDocument, littleText } from '../../derive/legal/legal-pages.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-mentions-format',
  version: 2,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'LCEN (standard ouvert)' }],
  parent: 'legal-mentions-absentes',
  title: {
    fail: 'Les mentions légales ne sont pas lisibles comme du texte',
    pass: 'Les mentions légales sont en texte lisible par tous',
  },
  messages: { empty: 'La page des mentions légales ne contient presque pas de texte : à vérifier' },
  why: 'Des mentions en image ou dans un document à télécharger, ou qui restent à écrire, ne peuvent pas être lues par tous les visiteurs, notamment les personnes aveugles.',
  fix: 'Écrire les mentions légales dans une page ordinaire du site.',
  unread: 'stands',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const notice = legalDocument({ site, pages }, 'notice');
    const page = notice.pages[0];
    if (page) {
      if (page.text.length >= littleText) return { status: 'pass' };
      const pdf = page.links.find((link) => /\.pdf(?:$|[?#])/i.test(link.url));
      const note = pdf
        ? `le texte est dans un fichier PDF (${pdf.url})`
        : 'très peu de texte dans cette page';
      const evidence = [{ type: 'page' as const, url: page.url, note }];
      // A logo stands on every page: it holds no notice.
      const elsewhere = new Set(
        pages.filter(({ url }) => url !== page.url).flatMap(({ images }) => images.map(({ url }) => url)),
      );
      return pdf || page.images.some(({ url }) => !elsewhere.has(url))
        ? { status: 'fail', evidence }
        : { status: 'review', message: 'empty', unseen: page.text === '', evidence };
    }
    const file = notice.links.find((link) => /\.(?:pdf|docx?|odt)(?:$|[?#])/i.test(link.url));
    if (!file)
      return {
        status: 'inapplicable',
        reason: 'les mentions légales n’ont pas été trouvées',
        unseen: true,
      };
    return { status: 'fail', evidence: [{ type: 'page', url: file.url, note: 'document à télécharger' }] };
  },
});
