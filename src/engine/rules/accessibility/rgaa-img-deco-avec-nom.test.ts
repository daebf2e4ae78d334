import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-img-deco-avec-nom.ts';

ruleCases(rule, {
  pass: { 'an empty alternative': withBody('<img alt="" src="/a.png">') },
  fail: {
    'a tooltip': withBody('<img alt="" title="Vague" src="/a.png">'),
    'a silent role and a name': withBody('<img role="presentation" aria-label="Vague" src="/a.png">'),
  },
  inapplicable: {
    'an informative image': withBody('<img alt="Mairie" title="Mairie" src="/a.png">'),
    'a captioned figure': withBody(
      '<figure><img alt="" title="Mairie" src="/a.png"><figcaption>Mairie</figcaption></figure>',
    ),
    'hidden from screen readers': withBody('<img alt="" title="x" aria-hidden="true" src="/a.png">'),
  },
});
