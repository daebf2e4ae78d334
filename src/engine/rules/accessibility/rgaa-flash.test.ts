import { animatedPage, flashingPage } from '#tests/support/animations.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-flash.ts';

ruleCases(rule, {
  'a calm animated image': { artifacts: animatedPage(), verdict: 'pass' },
  'an image of which a corner flashes': { artifacts: animatedPage({ flashingShare: 0.2 }), verdict: 'pass' },
  'colours of nearly the same luminance': {
    artifacts: flashingPage({ luminanceChange: 0.04 }),
    verdict: 'pass',
  },
  'an animated image that flashes as a whole': {
    artifacts: animatedPage({ flashingShare: 0.9 }),
    verdict: 'fail',
    title: 'Un contenu clignote plus de trois fois par seconde',
    evidence: [{ type: 'element', selector: 'html > body > img', note: 'image animée de 12 vues' }],
  },
  'a block between black and white': {
    artifacts: flashingPage(),
    verdict: 'fail',
    title: 'Un contenu clignote plus de trois fois par seconde',
    evidence: [
      { type: 'element', selector: '#x', note: 'background-color alterne 5 fois par seconde sur 60 000 px²' },
    ],
  },
  'fast frames that were not decoded': {
    artifacts: animatedPage({ flashingShare: null }),
    verdict: 'review',
    title: 'Un contenu clignote peut-être plus de trois fois par seconde : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > img', note: 'image animée de 12 vues' }],
  },
  'an opacity over a picture': {
    artifacts: flashingPage({ property: 'opacity', luminanceChange: null }),
    verdict: 'review',
    title: 'Un contenu clignote peut-être plus de trois fois par seconde : à vérifier',
    evidence: [
      { type: 'element', selector: '#x', note: 'opacity alterne 5 fois par seconde sur 60 000 px²' },
    ],
  },
  'nothing moves': {
    artifacts: withBody('<p>x</p>'),
    verdict: 'inapplicable',
    reason: 'aucun contenu qui clignote',
  },
  'a small image': {
    artifacts: animatedPage({ flashingShare: null }, '100 80'),
    verdict: 'inapplicable',
    reason: 'aucun contenu qui clignote',
  },
});
