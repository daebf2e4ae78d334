import { expect, test } from 'vitest';
import { drivenPage } from '#tests/support/driven-page.ts';
import { artifactFaults } from './faults.ts';

const url = 'https://www.exemple.fr/';

test('a check of a driven page that threw is a fault, under its own name', () => {
  const failed = [
    { move: 'typing', artifactError: 'moves.typing: no field', failure: 'broken' as const, stack: 's' },
  ];
  expect(artifactFaults(drivenPage({ failed }), url)).toEqual([
    { kind: 'artifact', id: 'moves.typing', url, message: 'moves.typing: no field', stack: 's' },
  ]);
});

test('one that a busy machine cut short is none', () => {
  const failed = [{ move: 'typing', artifactError: 'moves.typing: slow', failure: 'busy' as const }];
  expect(artifactFaults(drivenPage({ failed }), url)).toEqual([]);
});
