import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-img-deco-avec-nom.ts';

ruleCases(rule, {
  'an empty alternative': { artifacts: withBody('<img alt="" src="/a.png">'), verdict: 'pass' },
  'a tooltip': {
    artifacts: withBody('<img alt="" title="Vague" src="/a.png">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'a silent role, which test 1.2.1 accepts with a name': {
    artifacts: withBody(
      '<img role="presentation" aria-label="Vague" src="/a.png"><img role="none" alt="" title="Vague" src="/b.png">',
    ),
    verdict: 'inapplicable',
  },
  'a drawing of silent role and a name': {
    artifacts: withBody('<svg role="presentation" aria-label="Vague"></svg>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > svg' }],
  },
  'an informative image': {
    artifacts: withBody('<img alt="Mairie" title="Mairie" src="/a.png">'),
    verdict: 'inapplicable',
  },
  'a captioned figure': {
    artifacts: withBody(
      '<figure><img alt="" title="Mairie" src="/a.png"><figcaption>Mairie</figcaption></figure>',
    ),
    verdict: 'inapplicable',
  },
  'hidden from screen readers': {
    artifacts: withBody('<img alt="" title="x" aria-hidden="true" src="/a.png">'),
    verdict: 'inapplicable',
  },
  'an alternative that says it decorates': {
    artifacts: withBody('<img alt="Filet décoratif" src="/a.png">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'the same in English': {
    artifacts: withBody('<img alt="decorative image" src="/a.png">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'a spacer by its name': {
    artifacts: withBody('<img alt="spacer" src="/a.png">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'a museum': {
    artifacts: withBody('<img alt="Musée des Arts décoratifs" src="/a.png">'),
    verdict: 'inapplicable',
  },
  'an object that decorates': {
    artifacts: withBody('<img alt="Assiette décorative de 1890" src="/a.png">'),
    verdict: 'inapplicable',
  },
});
