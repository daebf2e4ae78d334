import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-media-transcription.ts';

const video = '<video controls src="/v.mp4"></video>';

ruleCases(rule, {
  'announced beside': {
    artifacts: withBody(`<div>${video}<a href="/t">Lire la transcription</a></div>`),
    verdict: 'pass',
  },
  'nothing beside': {
    artifacts: withBody(`<div>${video}<p>Notre film</p></div>`),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > div > video' }],
  },
  'an embedded player': {
    artifacts: withBody('<iframe src="https://www.youtube-nocookie.com/embed/x" title="Film"></iframe>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'a silent background': {
    artifacts: withBody('<video autoplay muted loop src="/v.mp4"></video>'),
    verdict: 'inapplicable',
  },
  'another frame': {
    artifacts: withBody('<iframe src="https://www.openstreetmap.org/x" title="Carte"></iframe>'),
    verdict: 'inapplicable',
  },
});
