import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-video-integree.ts';

const frame = (attributes: string) => pageArtifacts(`<iframe title="Vidéo" ${attributes}></iframe>`);

ruleCases(rule, {
  pass: {
    'YouTube without cookies': frame('src="https://www.youtube-nocookie.com/embed/abc"'),
    'Vimeo without tracking': frame('src="https://player.vimeo.com/video/1?dnt=1"'),
  },
  fail: {
    YouTube: frame('src="https://www.youtube.com/embed/abc"'),
    Vimeo: frame('src="https://player.vimeo.com/video/1"'),
    'Google Maps': frame('src="https://www.google.com/maps/embed?pb=1"'),
  },
  inapplicable: {
    'waiting for consent': frame('data-src="https://www.youtube.com/embed/abc"'),
    'a link to a video': pageArtifacts('<a href="https://www.youtube.com/watch?v=abc">Vidéo</a>'),
    'another frame': frame('src="https://www.openstreetmap.org/export/embed.html"'),
  },
});
