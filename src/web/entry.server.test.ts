import { UNSAFE_ErrorResponseImpl as ErrorResponse, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { handleError } from './entry.server.tsx';
import { type RequestContext, setRequestContext } from './lib/context.server.ts';

/** What the log gets of an error that a page met. */
function told(error: unknown, signal = new AbortController().signal): unknown[] {
  const lines: unknown[] = [];
  const context = new RouterContextProvider();
  const deps = { log: { error: (data: object) => lines.push(data) } };
  setRequestContext(context, { deps, viewer: null, nonce: '' } as unknown as RequestContext);
  const request = new Request('http://127.0.0.1/partage/secret/x', { signal });
  handleError(error, { request, context, params: {} });
  return lines;
}

it('an address nobody has, and a client that left, are no failure of a page', () => {
  expect(told(new ErrorResponse(404, 'Not Found', 'No route matches URL "/wp-login.php"', true))).toEqual([]);
  expect(told(new Error('aborted'), AbortSignal.abort())).toEqual([]);
});

it('a page that fails is told, without what opens a share', () => {
  const error = new Error('broken');
  expect(told(error)).toEqual([{ error, path: '/partage/…/x' }]);
});
