import { expect, it } from 'vitest';
import { pageShapes } from '../artifacts.ts';
import { pageGatherers } from './page-artifacts.ts';

const inOrder = Object.values(pageGatherers).flat();
const steps = ['firstBanner', 'motionWatch', 'stillMoves', 'screenshot', 'film'];

it('every artifact of a page has its gatherer, once', () => {
  expect(inOrder.map(({ id }) => id).sort()).toEqual([...Object.keys(pageShapes), ...steps].sort());
});

it('what a gatherer asks for was gathered before it', () => {
  const early = inOrder.flatMap(({ id, needs, after }, at) => {
    const before = new Set<string>(inOrder.slice(0, at).map((other) => other.id));
    return [...needs, ...after]
      .filter((asked) => !before.has(asked))
      .map((asked) => `${id} asks for ${asked}`);
  });
  expect(early).toEqual([]);
});

it('what works beside the page needs nothing that is gathered later, and nobody waits for it', () => {
  const beside = new Set<string>(inOrder.filter((gatherer) => gatherer.beside).map(({ id }) => id));
  expect([...beside]).toEqual(['lighthouse', 'film']);
  expect(inOrder.flatMap(({ needs, after }) => [...needs, ...after]).filter((id) => beside.has(id))).toEqual(
    [],
  );
});
