import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-telephones-contradictoires.ts';

const page = (body: string, footerText: string, changes: object = {}) =>
  pageFacts({ text: `${body} ${footerText}`, footerText, ...changes });
const site = (body: string, foot: string, changes: object = {}) =>
  siteArtifacts({ pages: [page(body, foot, changes)] });
const label = 'Pied de page de https://www.exemple.fr/';

ruleCases(rule, {
  'two mobile numbers on one page': {
    artifacts: site('Appelez Paul au 06 92 11 22 33.', 'Tél. 06 93 44 55 66'),
    verdict: 'review',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'value', label, value: '06 93 44 55 66', expected: 'dans le texte : 06 92 11 22 33' }],
  },
  'two of the town': {
    artifacts: site('Au 03 86 11 22 33', '03 86 44 55 66'),
    verdict: 'review',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'value', label, value: '03 86 44 55 66', expected: 'dans le texte : 03 86 11 22 33' }],
  },
  'the same, written otherwise': {
    artifacts: site('Au +33 6 92 11 22 33.', 'Tél. 06.92.11.22.33'),
    verdict: 'pass',
  },
  'one of them the same': {
    artifacts: site('Au 06 92 11 22 33 ou au 06 11 22 33 44', '06 92 11 22 33'),
    verdict: 'pass',
  },
  'a mobile and a number of the town': {
    artifacts: site('Portable : 06 92 11 22 33', '03 86 44 55 66'),
    verdict: 'pass',
  },
  'a team with its numbers': {
    artifacts: site('Paul 06 92 11 22 33, Anne 06 92 11 22 44, Lou 06 92 11 22 55', '06 93 44 55 66'),
    verdict: 'pass',
  },
  'a fax in the foot': {
    artifacts: site('Au 03 86 11 22 33', 'Fax : 03 86 44 55 66'),
    verdict: 'inapplicable',
    reason: 'pas deux téléphones à comparer',
  },
  'a page of news': {
    artifacts: site('Au 06 92 11 22 33', '06 93 44 55 66', { isHome: false, kind: 'other' }),
    verdict: 'inapplicable',
    reason: 'pas deux téléphones à comparer',
  },
  'a foot alone': {
    artifacts: site('Bienvenue', '06 93 44 55 66'),
    verdict: 'inapplicable',
    reason: 'pas deux téléphones à comparer',
  },
});
