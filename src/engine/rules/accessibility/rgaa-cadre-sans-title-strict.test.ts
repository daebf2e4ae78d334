import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-cadre-sans-title-strict.ts';

ruleCases(rule, {
  pass: { 'a titled frame': withBody('<iframe src="/carte" title="Carte des agences"></iframe>') },
  fail: {
    'no title': withBody('<iframe src="/carte"></iframe>'),
    'an empty title': withBody('<iframe src="/carte" title=" "></iframe>'),
    'aria-label instead of title': withBody('<iframe src="/carte" aria-label="Carte"></iframe>'),
  },
  inapplicable: {
    'no frame': withBody('<p>Texte</p>'),
    'a hidden frame': withBody('<iframe style="display:none" src="/gtm"></iframe>'),
    'a frame hidden from screen readers': withBody('<iframe aria-hidden="true" src="/gtm"></iframe>'),
    'a technical frame of one pixel': withBody('<iframe data-box="0 0 1 1" src="/t"></iframe>'),
  },
});
