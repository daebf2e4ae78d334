import { pageAt } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-lien-accueil-logo.ts';

const page = (header: string, path = '/services') =>
  pageAt(path, `<body><header>${header}</header><main></main></body>`);
const image = '<img src="/logo.png" alt="Valmont">';

ruleCases(rule, {
  pass: {
    linked: page(`<a href="/">${image}</a>`),
    'linked to the home page of a language': page(`<a href="/fr/">${image}</a>`),
    'one of two logos': page(`${image}<a href="/">${image}</a>`),
  },
  fail: { 'not linked': page(image), 'linked elsewhere': page(`<a href="/a-propos">${image}</a>`) },
  inapplicable: { 'the home page': page(image, '/'), 'no logo': page('<img src="/photo.jpg" alt="">') },
});
