import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './qual-pdf-dans-cadre.ts';

ruleCases(rule, {
  'a menu that only a frame shows': {
    artifacts: withBody(
      '<h1>La carte</h1><iframe id="carte" title="La carte" src="/carte.pdf#view=FitH"></iframe>',
    ),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: '#carte', note: 'PDF : /carte.pdf' }],
  },
  'an embedded file beside a link to another': {
    artifacts: withBody('<embed id="carte" src="/carte.pdf"><a href="/vins.pdf">Les vins</a>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: '#carte', note: 'PDF : /carte.pdf' }],
  },
  'a frame and a link': {
    artifacts: withBody(
      '<iframe title="La carte" src="/carte.pdf#page=1"></iframe><a href="/carte.pdf">La carte (PDF)</a>',
    ),
    verdict: 'pass',
  },
  'a link where the file cannot be shown': {
    artifacts: withBody('<object data="/carte.pdf"><a href="/carte.pdf">La carte (PDF)</a></object>'),
    verdict: 'pass',
  },
  'another page in a frame': {
    artifacts: withBody('<iframe title="Plan" src="/plan.html?f=carte.pdf"></iframe>'),
    verdict: 'inapplicable',
  },
  'a frame that is not shown': {
    artifacts: withBody('<iframe title="La carte" src="/carte.pdf" style="display:none"></iframe>'),
    verdict: 'inapplicable',
  },
});
