import { expect, test } from 'vitest';
import { foldedBeside } from './folded-beside.ts';

test('a place found in the folded text is that place in the text shown, beside a coloured emoji too', () => {
  const { folded, shown } = foldedBeside('✉️ Écrivez-nous  avant l’Été');
  expect(folded).toBe("✉ ecrivez-nous avant l'ete");
  const at = folded.indexOf('ete');
  expect(shown.slice(at, at + 3)).toBe('Été');
});

test('where a letter folds to two, the folded words are shown', () => {
  const { folded, shown } = foldedBeside('Ouvert à İzmir');
  expect(shown).toHaveLength(folded.length);
});
