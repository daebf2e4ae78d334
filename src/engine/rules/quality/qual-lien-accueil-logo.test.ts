import { pageAt } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-lien-accueil-logo.ts';

const page = (header: string, path = '/services') =>
  pageAt(path, `<body><header>${header}</header><main></main></body>`);
const image = '<img src="/logo.png" alt="Valmont">';

ruleCases(rule, {
  linked: { artifacts: page(`<a href="/">${image}</a>`), verdict: 'pass' },
  'linked to the home page of a language': {
    artifacts: page(`<a href="/fr/">${image}</a>`),
    verdict: 'pass',
  },
  'linked to the folder of the host that the site lives in': {
    artifacts: page(`<a href="/amicale/index.html">${image}</a>`, '/amicale/agenda.html'),
    verdict: 'pass',
  },
  'linked to the page that the menu calls home': {
    artifacts: page(`<a href="/Ferme.php">${image}</a><nav><a href="/Ferme.php">Accueil</a></nav>`),
    verdict: 'pass',
  },
  'linked to a page that the menu calls otherwise': {
    artifacts: page(`<a href="/Ferme.php">${image}</a><nav><a href="/Ferme.php">La ferme</a></nav>`),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > header > a > img' }],
  },
  'linked to another page of its folder': {
    artifacts: page(`<a href="/amicale/contact.html">${image}</a>`, '/amicale/agenda.html'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > header > a > img' }],
  },
  'linked to a folder beside it': {
    artifacts: page(`<a href="/boutique/">${image}</a>`, '/amicale/agenda.html'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > header > a > img' }],
  },
  'one of two logos': { artifacts: page(`${image}<a href="/">${image}</a>`), verdict: 'pass' },
  'not linked': {
    artifacts: page(image),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > header > img' }],
  },
  'linked elsewhere': {
    artifacts: page(`<a href="/a-propos">${image}</a>`),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > header > a > img' }],
  },
  'the home page': { artifacts: page(image, '/'), verdict: 'inapplicable', reason: 'page d’accueil' },
  'no logo': {
    artifacts: page('<img src="/photo.jpg" alt="">'),
    verdict: 'inapplicable',
    reason: 'aucun logo repéré',
  },
});
