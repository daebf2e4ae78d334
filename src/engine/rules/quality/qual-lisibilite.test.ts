import { pageArtifacts, words } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-lisibilite.ts';

const page = (length: number, count: number) =>
  pageArtifacts(`<body><p>${`La ${words(length - 1)}. `.repeat(count)}</p></body>`);

ruleCases(rule, {
  'short sentences': { artifacts: page(12, 20), verdict: 'pass' },
  'a roll of names between them': {
    artifacts: pageArtifacts(
      `<body><p>${`La ${words(11)}. `.repeat(20)}</p><p>Merci à ${'Anne Durand, '.repeat(80)}et Luc.</p></body>`,
    ),
    verdict: 'pass',
  },
  'long sentences': {
    artifacts: page(40, 6),
    verdict: 'review',
    title: 'Les phrases comptent en moyenne 40 mots',
    occurrences: 1,
    evidence: [
      {
        type: 'text',
        quote: 'La mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot7 mot8 mot9 mot10 mot11 mot12 mot13…',
        where: '40 mots',
      },
      {
        type: 'text',
        quote: 'La mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot7 mot8 mot9 mot10 mot11 mot12 mot13…',
        where: '40 mots',
      },
      {
        type: 'text',
        quote: 'La mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot7 mot8 mot9 mot10 mot11 mot12 mot13…',
        where: '40 mots',
      },
      {
        type: 'text',
        quote: 'La mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot7 mot8 mot9 mot10 mot11 mot12 mot13…',
        where: '40 mots',
      },
      {
        type: 'text',
        quote: 'La mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot7 mot8 mot9 mot10 mot11 mot12 mot13…',
        where: '40 mots',
      },
    ],
  },
  'a short text': { artifacts: page(40, 2), verdict: 'inapplicable', reason: 'trop peu de texte suivi' },
  'twenty-five words a sentence': { artifacts: page(25, 6), verdict: 'pass' },
  'one more': {
    artifacts: page(26, 6),
    verdict: 'review',
    title: 'Les phrases comptent en moyenne 26 mots',
    occurrences: 1,
    evidence: [
      {
        type: 'text',
        quote: 'La mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot7 mot8 mot9 mot10 mot11 mot12 mot13…',
        where: '26 mots',
      },
      {
        type: 'text',
        quote: 'La mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot7 mot8 mot9 mot10 mot11 mot12 mot13…',
        where: '26 mots',
      },
      {
        type: 'text',
        quote: 'La mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot7 mot8 mot9 mot10 mot11 mot12 mot13…',
        where: '26 mots',
      },
      {
        type: 'text',
        quote: 'La mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot7 mot8 mot9 mot10 mot11 mot12 mot13…',
        where: '26 mots',
      },
      {
        type: 'text',
        quote: 'La mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot7 mot8 mot9 mot10 mot11 mot12 mot13…',
        where: '26 mots',
      },
    ],
  },
  'a text just long enough': {
    artifacts: page(30, 5),
    verdict: 'review',
    title: 'Les phrases comptent en moyenne 30 mots',
    occurrences: 1,
    evidence: [
      {
        type: 'text',
        quote: 'La mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot7 mot8 mot9 mot10 mot11 mot12 mot13…',
        where: '30 mots',
      },
      {
        type: 'text',
        quote: 'La mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot7 mot8 mot9 mot10 mot11 mot12 mot13…',
        where: '30 mots',
      },
      {
        type: 'text',
        quote: 'La mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot7 mot8 mot9 mot10 mot11 mot12 mot13…',
        where: '30 mots',
      },
      {
        type: 'text',
        quote: 'La mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot7 mot8 mot9 mot10 mot11 mot12 mot13…',
        where: '30 mots',
      },
      {
        type: 'text',
        quote: 'La mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot7 mot8 mot9 mot10 mot11 mot12 mot13…',
        where: '30 mots',
      },
    ],
  },
});
