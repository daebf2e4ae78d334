import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { typeset } from '#contract/french.ts';
import { lawsToCome } from '#reference/laws-to-come.ts';
import Method from './method.tsx';

test('the page on the method says of each text what it does not change', () => {
  const page = renderToStaticMarkup(Method());
  for (const { words } of lawsToCome) expect(page).toContain(typeset(words));
});
