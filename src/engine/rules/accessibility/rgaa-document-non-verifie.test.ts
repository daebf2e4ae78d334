import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { linkedDocument } from '#tests/support/documents.ts';
import { evidenceCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-document-non-verifie.ts';

const home = 'https://www.exemple.fr/';
const file = `${home}reglement.docx?v=2`;
const linksTo = (url: string, text = 'Règlement') => ({ url, text, region: 'main', rel: '' }) as const;
const linking = [pageFacts({ links: [linksTo(file)] })];
const answered = (status: number) => [{ url: file, status, failure: null, internal: true, from: [home] }];
const told = {
  verdict: 'review',
  pages: [home],
  evidence: [{ type: 'request', url: file, note: 'lien « Règlement »' }],
} as const;

evidenceCases(rule, {
  'a text document': {
    artifacts: siteArtifacts({ pages: linking, documents: [], linkChecks: answered(200) }),
    ...told,
  },
  'one that is refused to strangers': {
    artifacts: siteArtifacts({ pages: linking, documents: [], linkChecks: answered(403) }),
    ...told,
  },
  'one that was not asked for': {
    artifacts: siteArtifacts({ pages: linking, documents: [], linkChecks: [] }),
    ...told,
  },
  'one that several links and pages lead to': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ links: [linksTo(file), linksTo(`${file}#fin`, 'Fin'), linksTo(`${home}plan.ods`, '')] }),
        pageFacts({ url: `${home}aide`, links: [linksTo(file, 'Le règlement')] }),
      ],
      documents: [],
      linkChecks: [],
    }),
    verdict: 'review',
    pages: [home, `${home}aide`],
    evidence: [
      { type: 'request', url: file, note: 'lien « Règlement »' },
      { type: 'request', url: `${home}plan.ods` },
    ],
  },
  'one that is not there': {
    artifacts: siteArtifacts({ pages: linking, documents: [], linkChecks: answered(404) }),
    verdict: 'inapplicable',
    reason: 'les documents liés sont introuvables',
  },
  'one that was not there when it was to be read': {
    artifacts: siteArtifacts({
      pages: linking,
      documents: [linkedDocument({ url: file, status: 410 })],
      linkChecks: [],
    }),
    verdict: 'inapplicable',
    reason: 'les documents liés sont introuvables',
  },
  'a page': {
    artifacts: siteArtifacts({ pages: [pageFacts({ links: [linksTo(`${home}docx`)] })] }),
    verdict: 'inapplicable',
  },
});
