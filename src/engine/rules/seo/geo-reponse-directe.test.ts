import { pageArtifacts, words } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './geo-reponse-directe.ts';

const page = (main: string) => pageArtifacts(`<body><main>${main}</main></body>`);
const section = `<h2>Quand ?</h2><p>${words(100)}</p>`;

ruleCases(rule, {
  'short paragraphs under headings': { artifacts: page(section.repeat(7)), verdict: 'pass' },
  'long paragraphs': {
    artifacts: page(`<h2>Quand ?</h2><p>${words(350)}</p>`.repeat(2)),
    verdict: 'review',
    evidence: [
      { type: 'element', selector: 'html > body > main > p:nth-of-type(1)', note: 'paragraphe de 350 mots' },
      { type: 'element', selector: 'html > body > main > p:nth-of-type(2)', note: 'paragraphe de 350 mots' },
    ],
  },
  'a legal notice': {
    artifacts: pageArtifacts(
      `<title>Mentions légales</title><body><main><h1>Mentions légales</h1><p>${words(700)}</p></main></body>`,
      { page: { ...page('').page, url: 'https://www.exemple.fr/mentions-legales', isHome: false } },
    ),
    verdict: 'inapplicable',
    reason: 'texte légal',
  },
  'no heading': {
    artifacts: page(`<p>${words(100)}</p>`.repeat(7)),
    verdict: 'review',
    evidence: [{ type: 'value', label: 'Sous-titres (h2, h3)', value: '0 pour 700 mots' }],
  },
  'a short text': { artifacts: page(section), verdict: 'inapplicable', reason: 'texte court' },
});
