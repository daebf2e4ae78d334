import { pageArtifacts, words } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './geo-reponse-directe.ts';

const page = (main: string) => pageArtifacts(`<body><main>${main}</main></body>`);
const section = `<h2>Quand ?</h2><p>${words(100)}</p>`;

ruleCases(rule, {
  pass: { 'short paragraphs under headings': page(section.repeat(7)) },
  review: {
    'long paragraphs': page(`<h2>Quand ?</h2><p>${words(350)}</p>`.repeat(2)),
    'no heading': page(`<p>${words(100)}</p>`.repeat(7)),
  },
  inapplicable: { 'a short text': page(section) },
});
