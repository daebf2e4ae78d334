import { linkTo, pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { linkedDocument, sitePdf } from '#tests/support/documents.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-pdf-non-balise.ts';

ruleCases(rule, {
  'a tagged file': { artifacts: sitePdf({ tagged: true }), verdict: 'pass' },
  'a tagged file without language': { artifacts: sitePdf({ tagged: true, lang: '' }), verdict: 'pass' },
  'a file without tags': {
    artifacts: sitePdf({ tagged: false, createdAt: '2024-05-02' }),
    verdict: 'fail',
    title: 'Des documents PDF ne sont pas balisés',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/plaquette.pdf', note: 'sans balises' }],
  },
  'one of two': {
    artifacts: siteArtifacts({
      documents: [
        linkedDocument(),
        linkedDocument({
          url: 'https://www.exemple.fr/b.pdf',
          pdf: { tagged: false, lang: '', createdAt: '' },
        }),
      ],
    }),
    verdict: 'fail',
    title: 'Des documents PDF ne sont pas balisés',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/b.pdf', note: 'sans balises, langue non déclarée' },
    ],
  },
  'a file that could not be read to the end': {
    artifacts: sitePdf({ tagged: null, lang: null }),
    verdict: 'review',
    title: 'Des documents PDF sont peut-être sans balises : à vérifier',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/plaquette.pdf',
        note: 'balisage illisible de l’extérieur',
      },
    ],
  },
  'a file from before the duty': {
    artifacts: sitePdf({ tagged: false, createdAt: '2016-03-17' }),
    verdict: 'review',
    title: 'Des documents PDF sont peut-être sans balises : à vérifier',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/plaquette.pdf',
        note: 'sans balises, créé le 17 mars 2016 : exemption possible',
      },
    ],
  },
  'a page in its place, said beside': {
    artifacts: sitePdf(
      { tagged: false },
      { pages: [pageFacts({ links: [linkTo('/plaquette', { text: 'Version accessible (HTML)' })] })] },
    ),
    verdict: 'review',
    title: 'Des documents PDF sont peut-être sans balises : à vérifier',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/plaquette.pdf',
        note: 'sans balises, une autre version semble proposée à côté',
      },
    ],
  },
  'no document': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun document PDF lu' },
  'a document that is no PDF': {
    artifacts: siteArtifacts({
      documents: [linkedDocument({ format: 'docx', pdf: null })],
    }),
    verdict: 'inapplicable',
    reason: 'aucun document PDF lu',
  },
});
