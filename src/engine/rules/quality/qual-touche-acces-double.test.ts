import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './qual-touche-acces-double.ts';

ruleCases(rule, {
  'one key for two addresses': {
    artifacts: withBody('<a href="/a" accesskey="s">Accueil</a><a href="/b" accesskey="S">Plan</a>'),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > a:nth-of-type(1)' },
      { type: 'element', selector: 'html > body > a:nth-of-type(2)' },
    ],
  },
  'a key each': {
    artifacts: withBody('<a href="/a" accesskey="1">Accueil</a><a href="/b" accesskey="2">Plan</a>'),
    verdict: 'pass',
  },
  'no key': { artifacts: withBody('<a href="/a">Accueil</a>'), verdict: 'inapplicable' },
});
