import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-track-mauvais-kind.ts';

const video = (tracks: string, attributes = 'controls') => withBody(`<video ${attributes}>${tracks}</video>`);

ruleCases(rule, {
  pass: {
    captions: video('<track kind="captions" srclang="fr" src="/f.vtt">'),
    'captions beside a translation': video(
      '<track kind="captions" srclang="fr" src="/f.vtt"><track kind="subtitles" srclang="en" src="/e.vtt">',
    ),
    'only a translation': video('<track kind="subtitles" srclang="en" src="/e.vtt">'),
  },
  fail: {
    'subtitles in the page’s language': video('<track kind="subtitles" srclang="fr" src="/f.vtt">'),
    'no kind at all': video('<track src="/f.vtt">'),
  },
  inapplicable: {
    'no track': video(''),
    'a silent background film': video('<track src="/f.vtt">', 'autoplay muted'),
  },
});
