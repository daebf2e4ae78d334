import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
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
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  Vimeo: {
    artifacts: frame('src="https://player.vimeo.com/video/1"'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'Google Maps': {
    artifacts: frame('src="https://www.google.com/maps/embed?pb=1"'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
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
});
