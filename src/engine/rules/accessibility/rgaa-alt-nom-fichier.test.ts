import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-alt-nom-fichier.ts';

ruleCases(rule, {
  pass: {
    'a description': withBody('<img alt="Façade de la mairie" src="/IMG_1234.jpg">'),
    'a word that is also the file’s name': withBody('<img alt="mairie" src="/mairie.jpg">'),
    'a description that begins like a camera name': withBody(
      '<img alt="Photo 2024 du conseil" src="/a.jpg">',
    ),
  },
  fail: {
    'a file name': withBody('<img alt="facade-mairie.jpg" src="/x.jpg">'),
    'a camera name': withBody('<img alt="DSC_0042" src="/x.jpg">'),
    'a file name with spaces equal to the file': withBody('<img alt="ma photo.jpg" src="/ma%20photo.jpg">'),
  },
  review: { 'a sentence about a file': withBody('<img alt="Aperçu du fichier plan.png" src="/x.jpg">') },
  inapplicable: {
    'no image': withBody('<p>Texte</p>'),
    'decorative images only': withBody('<img alt="" src="/a.jpg">'),
    'a hidden image': withBody('<img hidden alt="a.jpg" src="/a.jpg">'),
  },
});
