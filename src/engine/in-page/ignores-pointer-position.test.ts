import { expect, test } from 'vitest';
import { ignoresPointerPosition } from './ignores-pointer-position.ts';

test.each([
  '(e) => e.stopPropagation()',
  'e => e.preventDefault()',
  'async e => { e.preventDefault() }',
  'function(l){l.stopPropagation()}',
  'function ontouchmove(event) {\nevent.preventDefault()\n}',
  'function returnFalse() { return false; }',
  '() => { moved = true }',
  'function (t) { t.cancelable && t.preventDefault(); }',
])('a move that is only stopped or noted is followed nowhere: %s', (source) => {
  expect(ignoresPointerPosition(source)).toBe(true);
});

test.each([
  'e => move(e.touches[0].clientX)',
  'function(t){var e=t.originalEvent;return slide(e)}',
  'e => slider.follow(e)',
  'function () { [native code] }',
  'function(e){return S.event.dispatch.apply(t,arguments)}',
  '({ clientX }) => drag(clientX)',
  '() => drag(event)',
  'function(e){ zoom(e.scale) }',
  'class Zoom {}',
  'onMove(t) { this.x = t.pageX }',
])('a place may be read: %s', (source) => {
  expect(ignoresPointerPosition(source)).toBe(false);
});
