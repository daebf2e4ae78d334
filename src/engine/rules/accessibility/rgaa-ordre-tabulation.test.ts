import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-ordre-tabulation.ts';

ruleCases(rule, {
  natural: { artifacts: withBody('<a href="/a">A</a><div tabindex="0">B</div>'), verdict: 'pass' },
  forced: {
    artifacts: withBody('<a href="/a" tabindex="3">A</a>'),
    verdict: 'review',
    title: 'L’ordre de parcours au clavier est forcé : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'nothing to focus': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
  'a button reached before all that stands before it': {
    artifacts: withBody(`${'<a href="/a">A</a>'.repeat(5)}<button tabindex="4">B</button>`),
    verdict: 'fail',
    title: 'Le clavier saute par-dessus une partie de la page',
    evidence: [{ type: 'element', selector: 'html > body > button' }],
  },
  'a form numbered for itself, in the middle of the page': {
    artifacts: withBody(
      `${'<a href="/a">A</a>'.repeat(5)}<input aria-label="Nom" tabindex="1"><input aria-label="Mot de passe" tabindex="2">`,
    ),
    verdict: 'review',
    title: 'L’ordre de parcours au clavier est forcé : à vérifier',
    evidence: [
      { type: 'element', selector: 'html > body > input:nth-of-type(1)' },
      { type: 'element', selector: 'html > body > input:nth-of-type(2)' },
    ],
  },
});
