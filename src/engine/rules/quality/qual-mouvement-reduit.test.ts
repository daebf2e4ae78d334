import { pageArtifacts } from '#tests/support/artifacts.ts';
import { drivenElement, drivenPage, unlookedCases } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-mouvement-reduit.ts';

const moving = (running: number, runningReduced: number) =>
  drivenPage({
    reducedMotion: {
      running,
      runningReduced,
      elements: Array.from({ length: runningReduced }, () => drivenElement),
    },
  });

ruleCases(rule, {
  'all stop': { artifacts: moving(2, 0), verdict: 'pass' },
  'some stop': { artifacts: moving(2, 1), verdict: 'pass' },
  'none stops': {
    artifacts: moving(2, 2),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: '#x' },
      { type: 'element', selector: '#x' },
    ],
  },
  'none stops on a page that is not driven': {
    artifacts: {
      ...pageArtifacts(),
      animations: {
        images: [],
        flashing: [],
        motion: {
          autoMotion: [],
          reducedMotion: { running: 1, runningReduced: 1, elements: [drivenElement] },
        },
      },
    },
    verdict: 'fail',
    evidence: [{ type: 'element', selector: '#x' }],
  },
  'nothing moves': {
    artifacts: drivenPage(),
    verdict: 'inapplicable',
    reason: 'aucune animation permanente',
  },
  ...unlookedCases('reducedMotion'),
});
