import { describe, expect, test } from 'vitest';
import type { CheckedHtml, SiteShapes } from '#engine/artifacts.ts';
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
const missing = { artifactError: 'Java n’est pas installé sur cette machine' } as unknown;

ruleCases(rule, {
  pass: {
    'nothing found': site(checked('/')),
    'styles, older presentation and missing texts are other criteria’s': site(
      checked(
        '/',
        "CSS: “colr”: Property “colr” doesn't exist.",
        'The “center” element is obsolete. Use CSS instead.',
        'Attribute “bgcolor” not allowed on element “p” at this point.',
        'An “img” element must have an “alt” attribute, except under certain conditions.',
      ),
    ),
    'a defect that another check shows': site(checked('/', 'Duplicate ID “info”.')),
  },
  fail: {
    'an element that is never closed': site(checked('/'), checked('/a', 'Unclosed element “div”.')),
    'an element where it may not be': site(
      checked('/', 'Element “div” not allowed as child of element “span” in this context. (Suppressing…)'),
    ),
    'a value that is not one': site(
      checked('/', 'Bad value “100px” for attribute “width” on element “img”: …'),
    ),
  },
  review: {
    'an attribute of a tool': site(
      checked('/', 'Attribute “v-if” not allowed on element “p” at this point.'),
    ),
    'words that we do not know': site(checked('/', 'Something new is wrong.')),
    'the vocabulary of HTML5 on a page that declares nothing': site(
      checked(
        '/',
        'Start tag seen without seeing a doctype first. Expected “<!DOCTYPE html>”.',
        'The “foo” element is a completely-unknown element that is not allowed anywhere in any HTML content.',
      ),
    ),
    'the vocabulary of HTML5 on a page that declares an older one': site(
      checked(
        '/',
        'Obsolete doctype. Expected “<!DOCTYPE html>”.',
        'Element “div” not allowed as child of element “span” in this context.',
      ),
    ),
  },
  error: {
    'no Java': siteArtifacts({ htmlValidity: missing as SiteShapes['htmlValidity'] }),
    'no page checked': site(),
  },
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
