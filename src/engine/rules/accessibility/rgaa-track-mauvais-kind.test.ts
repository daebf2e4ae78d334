import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-track-mauvais-kind.ts';

const video = (tracks: string, attributes = 'controls') => withBody(`<video ${attributes}>${tracks}</video>`);

ruleCases(rule, {
  captions: { artifacts: video('<track kind="captions" srclang="fr" src="/f.vtt">'), verdict: 'pass' },
  'captions beside a translation': {
    artifacts: video(
      '<track kind="captions" srclang="fr" src="/f.vtt"><track kind="subtitles" srclang="en" src="/e.vtt">',
    ),
    verdict: 'pass',
  },
  'only a translation': {
    artifacts: video('<track kind="subtitles" srclang="en" src="/e.vtt">'),
    verdict: 'pass',
  },
  'subtitles in the page’s language': {
    artifacts: video('<track kind="subtitles" srclang="fr" src="/f.vtt">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > video > track' }],
  },
  'no kind at all': {
    artifacts: video('<track src="/f.vtt">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > video > track' }],
  },
  'no track': { artifacts: video(''), verdict: 'inapplicable' },
  'a silent background film': {
    artifacts: video('<track src="/f.vtt">', 'autoplay muted'),
    verdict: 'inapplicable',
  },
});
