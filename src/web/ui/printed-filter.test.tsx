import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PrintedFilter } from './printed-filter.tsx';

test('a filtered list says on paper by what, a whole one says nothing', () => {
  expect(renderToStaticMarkup(<PrintedFilter search="" asked={[false]} />)).toBe('');
  expect(renderToStaticMarkup(<PrintedFilter search="cookie" asked={['Sécurité', false]} />)).toContain(
    'Liste filtrée, tout n’y est pas\u00a0: Sécurité, mots «\u00a0cookie\u00a0».',
  );
});
