import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-alt-nom-fichier.ts';

ruleCases(rule, {
  'a description': {
    artifacts: withBody('<img alt="Façade de la mairie" src="/IMG_1234.jpg">'),
    verdict: 'pass',
  },
  'a word that is also the file’s name': {
    artifacts: withBody('<img alt="mairie" src="/mairie.jpg">'),
    verdict: 'pass',
  },
  'a description that begins like a camera name': {
    artifacts: withBody('<img alt="Photo 2024 du conseil" src="/a.jpg">'),
    verdict: 'pass',
  },
  'a file name': {
    artifacts: withBody('<img alt="facade-mairie.jpg" src="/x.jpg">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img', note: '« facade-mairie.jpg »' }],
  },
  'a camera name': {
    artifacts: withBody('<img alt="DSC_0042" src="/x.jpg">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img', note: '« DSC_0042 »' }],
  },
  'words joined as those of the file are': {
    artifacts: withBody(
      '<img alt="equipe_terrain" src="/equipe_terrain.webp"><img alt="salleAttente2" src="/salleAttente2.jpg">',
    ),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > img:nth-of-type(1)', note: '« equipe_terrain »' },
      { type: 'element', selector: 'html > body > img:nth-of-type(2)', note: '« salleAttente2 »' },
    ],
  },
  'a kind of file joined to words, whatever the file': {
    artifacts: withBody(
      '<img alt="photo_verger" src="/a.jpg"><img alt="logo_ferme-du-marais" src="/logo_white.png"><img alt="IMG_Norbert_2" src="/b.jpg">',
    ),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > img:nth-of-type(1)', note: '« photo_verger »' },
      { type: 'element', selector: 'html > body > img:nth-of-type(2)', note: '« logo_ferme-du-marais »' },
      { type: 'element', selector: 'html > body > img:nth-of-type(3)', note: '« IMG_Norbert_2 »' },
    ],
  },
  'a kind of picture in words': {
    artifacts: withBody(
      '<img alt="Photo du verger" src="/a.jpg"><img alt="photo-montage" src="/b.jpg"><img alt="Logo" src="/c.png"><img alt="img_tag et image_tag expliqués" src="/d.png">',
    ),
    verdict: 'pass',
  },
  'names that are written so': {
    artifacts: withBody(
      '<img alt="YouTube" src="/youtube.svg"><img alt="snake_case" src="/illustration.png"><img alt="Clio-5" src="/Clio-5.jpg"><img alt="iPhone" src="/iphone.png">',
    ),
    verdict: 'pass',
  },
  'a file name with spaces equal to the file': {
    artifacts: withBody('<img alt="ma photo.jpg" src="/ma%20photo.jpg">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img', note: '« ma photo.jpg »' }],
  },
  'a sentence about a file': {
    artifacts: withBody('<img alt="Aperçu du fichier plan.png" src="/x.jpg">'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > img', note: '« Aperçu du fichier plan.png »' }],
  },
  'no image': { artifacts: withBody('<p>Texte</p>'), verdict: 'inapplicable' },
  'decorative images only': { artifacts: withBody('<img alt="" src="/a.jpg">'), verdict: 'inapplicable' },
  'a hidden image': { artifacts: withBody('<img hidden alt="a.jpg" src="/a.jpg">'), verdict: 'inapplicable' },
});
