import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-image-nom.ts';

const page = (name: string) => pageArtifacts(`<body><img src="/medias/${name}" alt=""></body>`);

ruleCases(rule, {
  pass: {
    'a telling name': page('mairie-facade.jpg'),
    'a fingerprint after a name': page('mairie-1a2b3c4d.webp'),
    'an image of a series': page('image-du-marche-2.jpg'),
    'a drawing': page('image.svg'),
  },
  fail: {
    'a camera': page('IMG_2041.jpg'),
    'another camera': page('DSC00123-scaled.JPG'),
    'a messenger': page('WhatsApp-Image-2024.jpeg'),
    'a date': page('20240512_183055.jpg'),
    'a fingerprint': page('9f86d081884c7d659a2feaa0c55ad015.png'),
  },
  inapplicable: { 'no image': pageArtifacts('<body><p>A</p></body>') },
});
