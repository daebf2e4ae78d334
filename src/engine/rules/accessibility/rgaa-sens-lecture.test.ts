import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-sens-lecture.ts';

const arabic = 'مرحبا بكم في موقع البلدية الجديد';

ruleCases(rule, {
  pass: {
    declared: withBody(`<p lang="ar" dir="rtl">${arabic}</p>`),
    'left to the browser': withBody(`<p dir="auto">${arabic}</p>`),
    'a useless but right direction': withBody('<p dir="ltr">Bonjour</p>'),
  },
  fail: {
    undeclared: withBody(`<p lang="ar">${arabic}</p>`),
    'the wrong way': withBody(`<p dir="ltr">${arabic}</p>`),
    'a direction that does not exist': withBody('<p dir="gauche">Bonjour</p>'),
  },
  review: { 'a language’s name in a menu': withBody('<a href="/ar" lang="ar">العربية</a>') },
  inapplicable: {
    'french only': withBody('<p>Bonjour à tous</p>'),
    'a hidden text': withBody(`<p hidden>${arabic}</p>`),
  },
});
