import { expect, test } from 'vitest';
import { idParam } from './id-param.server.ts';

test('a mistyped report address is a page that does not exist, never a failure', () => {
  const id = '01a1fd93-c84d-7e84-9ed7-de3808ab27da';
  expect(idParam({ params: { id } })).toBe(id);
  for (const wrong of [undefined, '', 'nexiste-pas', `${id}0`, id.slice(1), `${id}\n`]) {
    expect(() => idParam({ params: { id: wrong } })).toThrow(
      expect.objectContaining({
        init: { status: 404 },
        data: expect.objectContaining({ code: 'request/not-found' }),
      }),
    );
  }
});
