import { drivenElement, drivenPage } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-changement-contexte-focus.ts';

ruleCases(rule, {
  'a driven page that stays': { artifacts: drivenPage({}, '<a href="/x">x</a>'), verdict: 'pass' },
  'a focus that could not be tried': {
    artifacts: drivenPage({ contextChangeOnFocus: null }, '<a href="/x">x</a>'),
    verdict: 'error',
    reason: 'contrôle interrompu avant la fin',
  },
  plain: { artifacts: withBody('<a href="/x" onfocus="surligner(this)">x</a>'), verdict: 'pass' },
  'a jump seen when driving': {
    artifacts: drivenPage({
      contextChangeOnFocus: [{ ...drivenElement, by: 'navigation', url: 'https://www.exemple.fr/y' }],
    }),
    verdict: 'fail',
    title: 'Arriver sur un élément au clavier change de page',
    evidence: [{ type: 'element', selector: '#x', note: 'mène à https://www.exemple.fr/y' }],
  },
  'a jump': {
    artifacts: withBody('<input aria-label="x" onfocus="location.href=\'/y\'">'),
    verdict: 'fail',
    title: 'Arriver sur un élément au clavier change de page',
    evidence: [{ type: 'element', selector: 'html > body > input' }],
  },
  'a new window': {
    artifacts: withBody('<a href="/x" onfocus="window.open(\'/y\')">x</a>'),
    verdict: 'fail',
    title: 'Arriver sur un élément au clavier change de page',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'a form sent when a field is left': {
    artifacts: withBody('<input aria-label="x" onblur="this.form.submit()">'),
    verdict: 'review',
    title: 'Un champ agit de lui-même quand on y écrit ou qu’on le quitte : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > input' }],
  },
  'typing that leads to the next field': {
    artifacts: withBody('<input aria-label="x" oninput="if(this.value.length>1)this.form.m.focus()">'),
    verdict: 'review',
    title: 'Un champ agit de lui-même quand on y écrit ou qu’on le quitte : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > input' }],
  },
  'typing that is only counted': {
    artifacts: withBody('<input aria-label="x" oninput="compter(this.value)" onblur="verifier(this)">'),
    verdict: 'pass',
  },
  'nothing to focus': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
});
