import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-lien-nouvelle-fenetre.ts';

const page = (content: string, attributes = 'target="_blank"') =>
  pageArtifacts(`<body><a href="https://autre.example/" ${attributes}>${content}</a></body>`);

ruleCases(rule, {
  pass: {
    'in words': page('Légifrance (nouvel onglet)'),
    'in its title': page('Légifrance', 'target="_blank" title="Légifrance – nouvelle fenêtre"'),
    'by an icon with a text': page('Légifrance <img src="i.svg" alt="nouvelle fenêtre">'),
    'by generated content': page('Légifrance', 'target="_blank" data-after="↗"'),
  },
  fail: {
    'no word': page('Légifrance'),
    'a title that says nothing': page('Légifrance', 'target="blank" title="Légifrance"'),
  },
  inapplicable: { 'the same tab': page('Légifrance', '') },
});
