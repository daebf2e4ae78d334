import { drivenPage, movedElement } from '#tests/support/moves.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './qual-mouvement-reduit.ts';

const moving = (running: number, runningReduced: number) =>
  drivenPage({
    reducedMotion: {
      running,
      runningReduced,
      elements: Array.from({ length: runningReduced }, () => movedElement),
    },
  });

ruleCases(rule, {
  pass: { 'all stop': moving(2, 0), 'some stop': moving(2, 1) },
  fail: { 'none stops': moving(2, 2) },
  inapplicable: { 'nothing moves': drivenPage(), 'a page that was not driven': withBody('<p>x</p>') },
  error: { 'a check that was not finished': drivenPage({ reducedMotion: null }) },
});
