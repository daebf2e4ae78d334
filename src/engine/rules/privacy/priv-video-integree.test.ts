import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie } from '#tests/support/visit-parts.ts';
import rule from './priv-video-integree.ts';

const frame = (attributes: string) => pageArtifacts(`<iframe title="Vidéo" ${attributes}></iframe>`);

ruleCases(rule, {
  'YouTube without cookies': {
    artifacts: frame('src="https://www.youtube-nocookie.com/embed/abc"'),
    verdict: 'pass',
  },
  'Vimeo without tracking': {
    artifacts: frame('src="https://player.vimeo.com/video/1?dnt=1"'),
    verdict: 'pass',
  },
  YouTube: {
    artifacts: frame('src="https://www.youtube.com/embed/abc"'),
    verdict: 'fail',
    severity: 'mineur',
    title: 'Une vidéo ou une carte intégrée contacte son fournisseur dès l’affichage',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  Vimeo: {
    artifacts: frame('src="https://player.vimeo.com/video/1"'),
    verdict: 'fail',
    severity: 'mineur',
    title: 'Une vidéo ou une carte intégrée contacte son fournisseur dès l’affichage',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'Google Maps': {
    artifacts: frame('src="https://www.google.com/maps/embed?pb=1"'),
    verdict: 'fail',
    severity: 'mineur',
    title: 'Une vidéo ou une carte intégrée contacte son fournisseur dès l’affichage',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'a map far below, asked for when it comes near': {
    artifacts: frame('loading="lazy" data-box="0 2600 400 300" src="https://www.google.com/maps/embed?pb=1"'),
    verdict: 'fail',
    severity: 'mineur',
    title:
      'Une vidéo ou une carte intégrée contacte son fournisseur dès qu’on s’en approche en faisant défiler la page',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'a lazy one of the first screen': {
    artifacts: frame('loading="lazy" data-box="0 300 400 300" src="https://www.youtube.com/embed/abc"'),
    verdict: 'fail',
    severity: 'mineur',
    title: 'Une vidéo ou une carte intégrée contacte son fournisseur dès l’affichage',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'one that waits and one that does not': {
    artifacts: pageArtifacts(
      '<iframe title="A" loading="lazy" data-box="0 2600 400 300" src="https://www.youtube.com/embed/a"></iframe><iframe title="B" data-box="0 3000 400 300" src="https://www.youtube.com/embed/b"></iframe>',
    ),
    verdict: 'fail',
    severity: 'mineur',
    title: 'Une vidéo ou une carte intégrée contacte son fournisseur dès l’affichage',
    evidence: [
      { type: 'element', selector: 'html > body > iframe:nth-of-type(1)' },
      { type: 'element', selector: 'html > body > iframe:nth-of-type(2)' },
    ],
  },
  'waiting for consent': {
    artifacts: frame('data-src="https://www.youtube.com/embed/abc"'),
    verdict: 'inapplicable',
  },
  'a link to a video': {
    artifacts: pageArtifacts('<a href="https://www.youtube.com/watch?v=abc">Vidéo</a>'),
    verdict: 'inapplicable',
  },
  'another frame': {
    artifacts: frame('src="https://www.openstreetmap.org/export/embed.html"'),
    verdict: 'inapplicable',
  },
  'a video whose publisher writes a cookie': {
    artifacts: {
      ...frame('src="https://www.youtube.com/embed/abc"'),
      cookies: [
        cookie('VISITOR_INFO1_LIVE', { thirdParty: true, domain: '.youtube.com' }),
        cookie('choix', { thirdParty: false, domain: 'www.exemple.fr' }),
      ],
    },
    verdict: 'fail',
    severity: 'majeur',
    title: 'Une vidéo ou une carte intégrée dépose un cookie de son fournisseur dès l’affichage',
    occurrences: 1,
    evidence: [
      { type: 'element', selector: 'html > body > iframe' },
      { type: 'cookie', name: 'VISITOR_INFO1_LIVE' },
    ],
  },
});
