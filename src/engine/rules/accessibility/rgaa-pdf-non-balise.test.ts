import { linkTo, pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { linkedDocument, sitePdf } from '#tests/support/documents.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-pdf-non-balise.ts';

ruleCases(rule, {
  pass: {
    'a tagged file': sitePdf({ tagged: true }),
    'a tagged file without language': sitePdf({ tagged: true, lang: '' }),
  },
  fail: {
    'a file without tags': sitePdf({ tagged: false, createdAt: '2024-05-02' }),
    'one of two': siteArtifacts({
      documents: [
        linkedDocument(),
        linkedDocument({
          url: 'https://www.exemple.fr/b.pdf',
          pdf: { tagged: false, lang: '', createdAt: '' },
        }),
      ],
    }),
  },
  review: {
    'a file that could not be read to the end': sitePdf({ tagged: null, lang: null }),
    'a file from before the duty': sitePdf({ tagged: false, createdAt: '2016-03-17' }),
    'a page in its place, said beside': sitePdf(
      { tagged: false },
      { pages: [pageFacts({ links: [linkTo('/plaquette', { text: 'Version accessible (HTML)' })] })] },
    ),
  },
  inapplicable: {
    'no document': siteArtifacts(),
    'a document that is no PDF': siteArtifacts({
      documents: [linkedDocument({ format: 'docx', pdf: null })],
    }),
  },
});
