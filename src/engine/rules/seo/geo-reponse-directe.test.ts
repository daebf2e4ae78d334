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
    title: 'Des paragraphes sont longs : à vérifier',
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
    title: 'Le texte est long et peu découpé : à vérifier',
    evidence: [{ type: 'value', label: 'Sous-titres', value: '0 pour 700 mots' }],
  },
  'parts that each have an h1': {
    artifacts: page(
      `<h2>Saison</h2>${['Enfants', 'Ados', 'Adultes'].map((who) => `<h1>${who}</h1>${`<p>${words(100)}</p>`.repeat(2)}`).join('')}`,
    ),
    verdict: 'pass',
  },
  'parts under an h4': {
    artifacts: page(`<h1>Stages</h1>${`<h4>Quand ?</h4><p>${words(100)}</p>`.repeat(7)}`),
    verdict: 'pass',
  },
  'a title, and small titles of the footer': {
    artifacts: pageArtifacts(
      `<body><main><h1>Stages</h1>${`<p>${words(100)}</p>`.repeat(7)}</main><footer>${'<h4>Horaires</h4>'.repeat(4)}</footer></body>`,
    ),
    verdict: 'review',
    title: 'Le texte est long et peu découpé : à vérifier',
    evidence: [{ type: 'value', label: 'Sous-titres', value: '0 pour 701 mots' }],
  },
  'a paragraph cut by blank lines': {
    artifacts: page(`${section.repeat(6)}<p>${[words(50), words(50), words(50)].join('<br> <br>')}</p>`),
    verdict: 'pass',
  },
  'blank lines inside a bold part of it': {
    artifacts: page(`${section.repeat(6)}<p><b>${words(80)}<br><br>${words(80)}</b></p>`),
    verdict: 'pass',
  },
  'one long paragraph among many headings': {
    artifacts: page(`${section.repeat(6)}<h2>Où ?</h2><p>${words(150)}</p>`),
    verdict: 'pass',
  },
  'one that goes on and on': {
    artifacts: page(`${section.repeat(6)}<h2>Où ?</h2><p>${words(260)}</p>`),
    verdict: 'review',
    title: 'Des paragraphes sont longs : à vérifier',
    evidence: [
      { type: 'element', selector: 'html > body > main > p:nth-of-type(7)', note: 'paragraphe de 260 mots' },
    ],
  },
  'lines that no blank parts': {
    artifacts: page(`<h2>Où ?</h2><p>${[words(150), words(150)].join('<br>')}</p>`.repeat(3)),
    verdict: 'review',
    title: 'Des paragraphes sont longs : à vérifier',
    evidence: [1, 2, 3].map((at) => ({
      type: 'element',
      selector: `html > body > main > p:nth-of-type(${at})`,
      note: 'paragraphe de 300 mots',
    })),
  },
  'a short text': { artifacts: page(section), verdict: 'inapplicable', reason: 'texte court' },
});
