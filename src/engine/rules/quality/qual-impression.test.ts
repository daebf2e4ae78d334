import { pageArtifacts, words } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-impression.ts';

const page = (text: string, media = '', count = 80) =>
  pageArtifacts(`<body><p>${words(count)}</p></body>`, {
    stylesheets: [{ url: 'https://www.exemple.fr/a.css', inline: false, text, media }],
  });

ruleCases(rule, {
  pass: {
    'a block of the sheet': page('p{color:red}@media print{nav{display:none}}'),
    'a sheet of its own': page('nav{display:none}', 'print'),
  },
  fail: { 'nothing for paper': page('p{color:red}@media screen{p{color:blue}}') },
  inapplicable: { 'hardly any text': page('p{}', '', 5), 'no style': pageArtifacts() },
});
