import { pageArtifacts, words } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-lisibilite.ts';

const page = (length: number, count: number) =>
  pageArtifacts(`<body><p>${`La ${words(length - 1)}. `.repeat(count)}</p></body>`);

ruleCases(rule, {
  pass: {
    'short sentences': page(12, 20),
    'a roll of names between them': pageArtifacts(
      `<body><p>${`La ${words(11)}. `.repeat(20)}</p><p>Merci à ${'Anne Durand, '.repeat(80)}et Luc.</p></body>`,
    ),
  },
  review: { 'long sentences': page(40, 6) },
  inapplicable: { 'a short text': page(40, 2) },
});
