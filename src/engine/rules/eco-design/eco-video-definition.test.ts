import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './eco-video-definition.ts';

const film = (size: string, box: string, source = 'src="/f.mp4"') =>
  withBody(`<video ${source} data-film="${size}" data-box="0 0 ${box}"></video>`);
const { page } = pageArtifacts();

ruleCases(rule, {
  pass: {
    '720p over the whole width': film('1280x720', '412 232'),
    'a large film in a newer codec, shown large': withBody(
      '<video src="/f.webm" data-film="1920x1080" data-box="0 0 1280 720"></video>',
      { page: { ...page, device: 'desktop' } },
    ),
    'a film cut to a banner': film('1280x720', '412 800'),
  },
  fail: {
    '1080p in H.264 only': film('1920x1080', '1200 700'),
    'four times what is shown': film('1280x720', '160 90'),
    '4K over the width of a telephone, whatever the codec': film('3840x2160', '412 232', 'src="/f.webm"'),
  },
  inapplicable: {
    'no film': withBody('<p>x</p>'),
    'a film nobody has started to load': withBody('<video src="/f.mp4" preload="none"></video>'),
  },
});
