import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { signEvent } from './sign-event.ts';

const at = new Date('2026-11-22T10:00:00.500Z');

it('signs the time and the body, once for each secret that is valid', () => {
  const body = '{"id":"é"}';
  const [time, ...signatures] = signEvent(body, ['whsec_a', 'whsec_b'], at).split(',');
  const seconds = Date.parse('2026-11-22T10:00:00Z') / 1000;
  expect(time).toBe(`t=${seconds}`);
  const expected = (secret: string) =>
    `v1=${createHmac('sha256', secret).update(`${seconds}.`).update(Buffer.from(body)).digest('hex')}`;
  expect(signatures).toEqual([expected('whsec_a'), expected('whsec_b')]);
});
