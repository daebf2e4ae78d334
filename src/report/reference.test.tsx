import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Reference } from './reference.tsx';

test('a reference leads to its publisher without telling where from; one that nobody publishes is text', () => {
  const html = renderToStaticMarkup(<Reference>RFC 6797 §7.2</Reference>);
  expect(html).toContain('href="https://www.rfc-editor.org/rfc/rfc6797#section-7.2"');
  expect(html).toContain('rel="noreferrer noopener"');
  expect(renderToStaticMarkup(<Reference>Usage</Reference>)).toBe('Usage');
});
