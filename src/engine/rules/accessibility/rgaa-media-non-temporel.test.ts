import { evidenceCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-media-non-temporel.ts';

evidenceCases(rule, {
  'a map': {
    artifacts: withBody('<iframe src="https://www.google.com/maps/embed?x" title="Plan"></iframe>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'a large live drawing, a chart as well as a map': {
    artifacts: withBody('<canvas data-box="0 0 600 400" data-listeners="mousemove"></canvas>'),
    verdict: 'review',
    title:
      'Un contenu interactif est présent (carte, graphique, visite, animation) : accès équivalent à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > canvas' }],
  },
  'a still drawing': {
    artifacts: withBody('<canvas data-box="0 0 600 400"></canvas>'),
    verdict: 'inapplicable',
  },
  'a picture': {
    artifacts: withBody('<object type="image/png" data="/a.png"></object>'),
    verdict: 'inapplicable',
  },
  'a hidden map': {
    artifacts: withBody('<iframe hidden src="https://www.google.com/maps/embed?x"></iframe>'),
    verdict: 'inapplicable',
  },
});
