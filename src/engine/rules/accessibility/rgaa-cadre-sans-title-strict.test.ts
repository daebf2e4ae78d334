import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-cadre-sans-title-strict.ts';

ruleCases(rule, {
  'a titled frame': {
    artifacts: withBody('<iframe src="/carte" title="Carte des agences"></iframe>'),
    verdict: 'pass',
  },
  'no title': {
    artifacts: withBody('<iframe src="/carte"></iframe>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'an empty title': {
    artifacts: withBody('<iframe src="/carte" title=" "></iframe>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'aria-label instead of title': {
    artifacts: withBody('<iframe src="/carte" aria-label="Carte"></iframe>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'no frame': { artifacts: withBody('<p>Texte</p>'), verdict: 'inapplicable' },
  'a hidden frame': {
    artifacts: withBody('<iframe style="display:none" src="/gtm"></iframe>'),
    verdict: 'inapplicable',
  },
  'a frame hidden from screen readers': {
    artifacts: withBody('<iframe aria-hidden="true" src="/gtm"></iframe>'),
    verdict: 'inapplicable',
  },
  'a technical frame of one pixel': {
    artifacts: withBody('<iframe data-box="0 0 1 1" src="/t"></iframe>'),
    verdict: 'inapplicable',
  },
  'frames that nobody is told of': {
    artifacts: withBody('<iframe tabindex="-1" src="/t"></iframe><iframe role="none" src="/u"></iframe>'),
    verdict: 'inapplicable',
  },
  'a frame in the Tab order': {
    artifacts: withBody('<iframe tabindex="0" src="/carte"></iframe>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
});
