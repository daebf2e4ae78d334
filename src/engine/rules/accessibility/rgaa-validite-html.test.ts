import { describe, expect, test } from 'vitest';
import { artifactError, type CheckedHtml, type SiteShapes, Unavailable } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-validite-html.ts';

const checked = (path: string, ...messages: string[]): CheckedHtml => ({
  url: `https://www.exemple.fr${path}`,
  errorCount: messages.length,
  problems: messages.map((message, index) => ({ message, count: 1, line: index + 3, extract: '<p>' })),
});
const site = (...pages: CheckedHtml[]): SiteShapes =>
  siteArtifacts({ htmlValidity: { version: '26.9.27', pages } });
const missing = artifactError('htmlValidity', new Unavailable('Java n’est pas installé sur cette machine'));

ruleCases(rule, {
  'nothing found': { artifacts: site(checked('/')), verdict: 'pass' },
  'styles, older presentation and missing texts are other criteria’s': {
    artifacts: site(
      checked(
        '/',
        "CSS: “colr”: Property “colr” doesn't exist.",
        'The “center” element is obsolete. Use CSS instead.',
        'Attribute “bgcolor” not allowed on element “p” at this point.',
        'An “img” element must have an “alt” attribute, except under certain conditions.',
      ),
    ),
    verdict: 'pass',
  },
  'a defect that another check shows': {
    artifacts: site(checked('/', 'Duplicate ID “info”.')),
    verdict: 'pass',
  },
  'an element that is never closed': {
    artifacts: site(checked('/'), checked('/a', 'Unclosed element “div”.')),
    verdict: 'fail',
    title: 'Le code HTML ne respecte pas les règles d’écriture',
    pages: ['https://www.exemple.fr/a'],
    evidence: [
      { type: 'value', label: 'balise div jamais fermée', value: 'https://www.exemple.fr/a, ligne 3 : <p>' },
    ],
  },
  'an error whose place the checker does not tell': {
    artifacts: site({
      url: 'https://www.exemple.fr/',
      errorCount: 1,
      problems: [{ message: 'Unclosed element “section”.', count: 2, line: 0, extract: '' }],
    }),
    verdict: 'fail',
    title: 'Le code HTML ne respecte pas les règles d’écriture',
    occurrences: 2,
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'value',
        label: 'balise section jamais fermée',
        value: '2 fois, d’abord https://www.exemple.fr/',
      },
    ],
  },
  'an element where it may not be': {
    artifacts: site(
      checked('/', 'Element “div” not allowed as child of element “span” in this context. (Suppressing…)'),
    ),
    verdict: 'fail',
    title: 'Le code HTML ne respecte pas les règles d’écriture',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'value',
        label: 'élément div placé dans span, qui ne peut pas le contenir à cet endroit',
        value: 'https://www.exemple.fr/, ligne 3 : <p>',
      },
    ],
  },
  'a value that is not one': {
    artifacts: site(checked('/', 'Bad value “100px” for attribute “width” on element “img”: …')),
    verdict: 'fail',
    title: 'Le code HTML ne respecte pas les règles d’écriture',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'value',
        label: 'valeur « 100px » interdite pour l’attribut width de img',
        value: 'https://www.exemple.fr/, ligne 3 : <p>',
      },
    ],
  },
  'an attribute of a tool': {
    artifacts: site(checked('/', 'Attribute “v-if” not allowed on element “p” at this point.')),
    verdict: 'review',
    title: 'Le code HTML s’écarte de la norme : à vérifier',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'value',
        label: 'attribut v-if non prévu sur l’élément p',
        value: 'https://www.exemple.fr/, ligne 3 : <p>',
      },
    ],
  },
  'words that we do not know': {
    artifacts: site(checked('/', 'Something new is wrong.')),
    verdict: 'review',
    title: 'Le code HTML s’écarte de la norme : à vérifier',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'value',
        label: 'message du vérificateur, en anglais :',
        value: 'https://www.exemple.fr/, ligne 3 : <p>',
      },
    ],
  },
  'the vocabulary of HTML5 on a page that declares nothing': {
    artifacts: site(
      checked(
        '/',
        'Start tag seen without seeing a doctype first. Expected “<!DOCTYPE html>”.',
        'The “foo” element is a completely-unknown element that is not allowed anywhere in any HTML content.',
      ),
    ),
    verdict: 'review',
    title: 'Le code HTML s’écarte de la norme : à vérifier',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'value',
        label: 'élément foo, qui n’existe pas en HTML',
        value: 'https://www.exemple.fr/, ligne 4 : <p>',
      },
    ],
  },
  'the vocabulary of HTML5 on a page that declares an older one': {
    artifacts: site(
      checked(
        '/',
        'Obsolete doctype. Expected “<!DOCTYPE html>”.',
        'Element “div” not allowed as child of element “span” in this context.',
      ),
    ),
    verdict: 'review',
    title: 'Le code HTML s’écarte de la norme : à vérifier',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'value',
        label: 'élément div placé dans span, qui ne peut pas le contenir à cet endroit',
        value: 'https://www.exemple.fr/, ligne 4 : <p>',
      },
    ],
  },
  'no Java': {
    artifacts: { ...siteArtifacts(), htmlValidity: missing },
    verdict: 'error',
    reason: 'Ce contrôle n’a pas pu être fait : Java n’est pas installé sur cette machine.',
  },
  'no page checked': { artifacts: site(), verdict: 'error', reason: 'aucun code HTML n’a pu être contrôlé' },
});

describe('what is shown', () => {
  test('names one error once, with its pages, its place and how often it came', () => {
    const verdict = rule.evaluate(
      site(
        checked('/', 'Stray end tag “div”.'),
        checked('/a', 'Stray end tag “div”.', 'No space between attributes.'),
      ),
    );
    expect(verdict).toMatchObject({
      status: 'fail',
      occurrences: 3,
      pages: ['https://www.exemple.fr/', 'https://www.exemple.fr/a'],
      evidence: [
        {
          label: 'balise fermante div sans balise ouvrante correspondante',
          value: '2 fois, d’abord https://www.exemple.fr/, ligne 3 : <p>',
        },
        { label: 'espace manquant entre deux attributs', value: 'https://www.exemple.fr/a, ligne 4 : <p>' },
      ],
    });
  });

  test('says which words are the checker’s own', () => {
    const verdict = rule.evaluate(site(checked('/', 'Something new is wrong.')));
    expect(verdict).toMatchObject({
      evidence: [{ label: 'message du vérificateur, en anglais :', english: 'Something new is wrong.' }],
    });
  });
});
