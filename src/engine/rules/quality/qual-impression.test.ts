import { pageArtifacts, words } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-impression.ts';

const page = (text: string, media = '', count = 80) =>
  pageArtifacts(`<body><p>${words(count)}</p></body>`, {
    stylesheets: [{ url: 'https://www.exemple.fr/a.css', inline: false, text, media }],
  });

ruleCases(rule, {
  'a block of the sheet': { artifacts: page('p{color:red}@media print{nav{display:none}}'), verdict: 'pass' },
  'a sheet of its own': { artifacts: page('nav{display:none}', 'print'), verdict: 'pass' },
  'a sheet imported for paper': {
    artifacts: page('@import url("papier.css") print; p{color:red}'),
    verdict: 'pass',
  },
  'an imported sheet that was not read': {
    artifacts: page('@import url("papier.css"); p{color:red}'),
    verdict: 'error',
    reason: 'une feuille de style n’a pas pu être lue',
  },
  'a sheet that was not read': {
    artifacts: page(''),
    verdict: 'error',
    reason: 'une feuille de style n’a pas pu être lue',
  },
  'nothing for paper': {
    artifacts: page('p{color:red}@media screen{p{color:blue}}'),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Feuilles de style', value: '1', expected: '@media print' }],
  },
  'hardly any text': {
    artifacts: page('p{}', '', 5),
    verdict: 'inapplicable',
    reason: 'presque aucun texte à imprimer',
  },
  'no style': { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'aucun style' },
});
