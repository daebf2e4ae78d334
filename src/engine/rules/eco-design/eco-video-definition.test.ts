import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './eco-video-definition.ts';

const film = (size: string, box: string, source = 'src="/f.mp4"') =>
  withBody(`<video ${source} data-film="${size}" data-box="0 0 ${box}"></video>`);
const { page } = pageArtifacts();

ruleCases(rule, {
  '720p over the whole width': { artifacts: film('1280x720', '412 232'), verdict: 'pass' },
  'a large film in a newer codec, shown large': {
    artifacts: withBody('<video src="/f.webm" data-film="1920x1080" data-box="0 0 1280 720"></video>', {
      page: { ...page, device: 'desktop' },
    }),
    verdict: 'pass',
  },
  'a film cut to a banner': { artifacts: film('1280x720', '412 800'), verdict: 'pass' },
  '1080p in H.264 only': {
    artifacts: film('1920x1080', '1200 700'),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > video',
        note: '1920 × 1080 pixels, affichée en 1200 × 700',
      },
    ],
  },
  'four times what is shown': {
    artifacts: film('1280x720', '160 90'),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > video', note: '1280 × 720 pixels, affichée en 160 × 90' },
    ],
  },
  '4K over the width of a telephone, whatever the codec': {
    artifacts: film('3840x2160', '412 232', 'src="/f.webm"'),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > video', note: '3840 × 2160 pixels, affichée en 412 × 232' },
    ],
  },
  'no film': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable', reason: 'aucune vidéo chargée' },
  'a film nobody has started to load': {
    artifacts: withBody('<video src="/f.mp4" preload="none"></video>'),
    verdict: 'inapplicable',
    reason: 'aucune vidéo chargée',
  },
});
