import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-liens-meme-nom-cibles-differentes.ts';

const twins = (one: string, other: string, name = 'Suite') =>
  `<a href="${one}">${name}</a><a href="${other}">${name}</a>`;
const first = 'html > body > a:nth-of-type(1)';
const second = 'html > body > a:nth-of-type(2)';

ruleCases(rule, {
  'the same target': {
    artifacts: withBody('<a href="/a">Suite</a><a href="/a/">suite</a>'),
    verdict: 'pass',
  },
  'one target, written otherwise': {
    artifacts: withBody(
      twins('https://www.example.org/l%27été/?utm_source=a', "http://m.example.org/l'%c3%a9t%c3%a9") +
        twins(
          'https://www.linkedin.com/company/exemple/',
          'https://fr.linkedin.com/company/exemple',
          'LinkedIn',
        ) +
        twins('https://fr-fr.facebook.com/exemple', 'https://m.facebook.com/exemple/', 'Facebook'),
    ),
    verdict: 'pass',
  },
  'another page of the same network': {
    artifacts: withBody(
      twins('https://fr.linkedin.com/in/claude', 'https://www.linkedin.com/company/exemple'),
    ),
    verdict: 'review',
    occurrences: 1,
    evidence: [
      { type: 'element', selector: first, note: 'mène à https://fr.linkedin.com/in/claude' },
      { type: 'element', selector: second, note: 'mène à https://www.linkedin.com/company/exemple' },
    ],
  },
  'another language of a site': {
    artifacts: withBody(twins('https://fr.example.org/a', 'https://en.example.org/a')),
    verdict: 'review',
    occurrences: 1,
    evidence: [
      { type: 'element', selector: first },
      { type: 'element', selector: second },
    ],
  },
  'another site below the same host': {
    artifacts: withBody(twins('https://example.org/a?id=1', 'https://example.org/a?id=2')),
    verdict: 'review',
    occurrences: 1,
    evidence: [
      { type: 'element', selector: first },
      { type: 'element', selector: second },
    ],
  },
  'many to one place, one to another: each place is shown': {
    artifacts: withBody(`${'<a href="/a">Suite</a>'.repeat(5)}<a href="/b">Suite</a><a href="/a">Suite</a>`),
    verdict: 'review',
    occurrences: 1,
    evidence: [
      { type: 'element', selector: first, note: 'mène à https://www.exemple.fr/a' },
      {
        type: 'element',
        selector: 'html > body > a:nth-of-type(6)',
        note: 'mène à https://www.exemple.fr/b',
      },
    ],
  },
  'another context': {
    artifacts: withBody('<p>Fête <a href="/a">Suite</a></p><p>Marché <a href="/b">Suite</a></p>'),
    verdict: 'pass',
  },
  'cards under headings of their own': {
    artifacts: withBody(
      '<main><div><h3>Bibliothèque</h3><div><span>1 rue Basse</span><a href="/a">Itinéraire</a></div></div>' +
        '<div><h3>Piscine</h3><div><span>2 rue Haute</span><a href="/b">Itinéraire</a></div></div></main>',
    ),
    verdict: 'pass',
  },
  'each after its heading, and twice to the same place': {
    artifacts: withBody(
      '<h2>Fête</h2><a href="/a">Suite</a><a href="/a">Suite</a><h2>Marché</h2><div><a href="/b">Suite</a></div>',
    ),
    verdict: 'pass',
  },
  'a card without a heading after one that has it': {
    artifacts: withBody(
      '<div><h3>Piscine</h3><a href="/a">Itinéraire</a></div><div><a href="/b">Itinéraire</a></div>',
    ),
    verdict: 'review',
    occurrences: 1,
    evidence: [
      { type: 'element', selector: 'html > body > div:nth-of-type(1) > a' },
      { type: 'element', selector: 'html > body > div:nth-of-type(2) > a' },
    ],
  },
  'two under one heading': {
    artifacts: withBody('<h2>Fête</h2><a href="/a">Suite</a><a href="/b">Suite</a>'),
    verdict: 'review',
    occurrences: 1,
    evidence: [
      { type: 'element', selector: 'html > body > a:nth-of-type(1)' },
      { type: 'element', selector: 'html > body > a:nth-of-type(2)' },
    ],
  },
  'cards of the same heading': {
    artifacts: withBody(
      '<div><h3>Piscine</h3><a href="/a">Itinéraire</a></div><div><h3>Piscine</h3><a href="/b">Itinéraire</a></div>',
    ),
    verdict: 'review',
    occurrences: 1,
    evidence: [
      { type: 'element', selector: 'html > body > div:nth-of-type(1) > a' },
      { type: 'element', selector: 'html > body > div:nth-of-type(2) > a' },
    ],
  },
  'names that differ by their signs': {
    artifacts: withBody(
      '<a href="/c">C</a><a href="/cpp">C++</a><a href="/cs">C#</a><a href="/p">&lt;</a><a href="/s">&gt;</a>',
    ),
    verdict: 'pass',
  },
  'two targets': {
    artifacts: withBody('<a href="/a">Suite</a><a href="/b">Suite</a>'),
    verdict: 'review',
    occurrences: 1,
    evidence: [
      {
        type: 'element',
        selector: 'html > body > a:nth-of-type(1)',
        note: 'mène à https://www.exemple.fr/a',
      },
      {
        type: 'element',
        selector: 'html > body > a:nth-of-type(2)',
        note: 'mène à https://www.exemple.fr/b',
      },
    ],
  },
  'no link': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
});
