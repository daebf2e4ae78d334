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
  'an address in lines between them': {
    artifacts: pageArtifacts(
      `<body><p>${`La ${words(24)}. `.repeat(6)}</p><p>${'Maison des jeunes<br>7, place du Marché - 29600 Morlaix<br>Téléphone : 02 98 00 00 00<br>Représentante légale : Jeanne Martin<br>'.repeat(3)}</p></body>`,
    ),
    verdict: 'pass',
  },
  'long sentences beside the lines of an address, which shorten nothing': {
    artifacts: pageArtifacts(
      `<body><p>${`La ${words(29)}. `.repeat(5)}</p><p>${'Maison des jeunes<br>7, place du Marché<br>'.repeat(9)}</p></body>`,
    ),
    verdict: 'review',
    title: 'Les phrases comptent en moyenne 30 mots',
    occurrences: 1,
    evidence: Array.from({ length: 5 }, () => ({
      type: 'text' as const,
      quote: 'La mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot7 mot8 mot9 mot10 mot11 mot12 mot13…',
      where: '30 mots',
    })),
  },
  'the same in one line': {
    artifacts: pageArtifacts(
      `<body><p>${`La ${words(24)}. `.repeat(6)}</p><p>Maison des jeunes, 7, place du Marché, 29600 Morlaix, téléphone : 02 98 00 00 00, courriel : contact@exemple.fr, Siret : 777 000 000 00012, directrice : Jeanne Martin, présidente : Anne Durand, secrétaire : Luc Petit</p></body>`,
    ),
    verdict: 'pass',
  },
  'sentences that run on over the ends of their lines': {
    artifacts: pageArtifacts(
      `<body><p>${`La ${words(14)}<br>et ${words(14)},<br>Anne ${words(9)}. `.repeat(4)}</p></body>`,
    ),
    verdict: 'review',
    title: 'Les phrases comptent en moyenne 40 mots',
    occurrences: 1,
    evidence: Array.from({ length: 4 }, () => ({
      type: 'text' as const,
      quote: 'La mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot7 mot8 mot9 mot10 mot11 mot12 mot13 et…',
      where: '40 mots',
    })),
  },
  'a long sentence that tells where to write': {
    artifacts: pageArtifacts(
      `<body><p>${`La ${words(30)} contact@exemple.fr ${words(6)}. `.repeat(4)}</p></body>`,
    ),
    verdict: 'review',
    title: 'Les phrases comptent en moyenne 40 mots',
    occurrences: 1,
    evidence: Array.from({ length: 4 }, () => ({
      type: 'text' as const,
      quote: 'La mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot7 mot8 mot9 mot10 mot11 mot12 mot13…',
      where: '40 mots',
    })),
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
