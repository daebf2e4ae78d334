import { linkTo, pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { sitePdf, siteText } from '#tests/support/documents.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-document-texte.ts';

const told = (verdict: 'fail' | 'review', note: string) =>
  ({
    verdict,
    title:
      verdict === 'fail'
        ? 'De longs documents texte n’ont aucun titre'
        : 'Des documents texte sont peut-être mal accessibles : à vérifier',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/reglement.docx', note }],
  }) as const;

ruleCases(rule, {
  'a document with headings': { artifacts: siteText({}), verdict: 'pass' },
  'two pages without a heading': {
    artifacts: siteText({ headings: 0 }),
    ...told('fail', 'aucun titre de paragraphe'),
  },
  'a short letter without a heading': {
    artifacts: siteText({ headings: 0, characters: 900 }),
    verdict: 'pass',
  },
  'pictures without description': {
    artifacts: siteText({ undescribed: 1 }),
    ...told('review', '1 image sur 2 sans description'),
  },
  'no language and no title': {
    artifacts: siteText({ lang: '', title: '' }),
    ...told('review', 'langue non déclarée, titre du document absent'),
  },
  'a document from before the duty': {
    artifacts: siteText({ headings: 0, createdAt: '2016-03-17' }),
    ...told('review', 'aucun titre de paragraphe, créé le 17 mars 2016 : exemption possible'),
  },
  'a page in its place, said beside': {
    artifacts: siteText(
      { headings: 0 },
      { pages: [pageFacts({ links: [linkTo('/reglement', { text: 'Version en ligne' })] })] },
    ),
    ...told('review', 'aucun titre de paragraphe, une autre version semble proposée à côté'),
  },
  'a PDF alone': { artifacts: sitePdf({}), verdict: 'inapplicable', reason: 'aucun document texte lu' },
  'no document': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun document texte lu' },
});
