import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { isSigned, parseEvent } from './stripe-event.ts';

const secret = 'whsec_one00001';
const now = new Date('2026-11-22T12:00:00Z');
const payload = JSON.stringify({
  id: 'evt_1',
  type: 'customer.subscription.updated',
  livemode: false,
  data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_1' } },
});
const { webhooks } = new Stripe('sk_test_never_called');
const at = (seconds: number) => Math.floor(now.getTime() / 1000) + seconds;
const signed = (timestamp = at(0), by = secret) =>
  webhooks.generateTestHeaderString({ payload, secret: by, timestamp });
const isOurs = (header: string, text = payload, secrets = [secret]) =>
  isSigned(Buffer.from(text), header, { secrets, now });

describe('the signature of an event', () => {
  it.each([
    ['as Stripe’s library makes it', signed(), payload, true],
    ['four minutes old', signed(at(-240)), payload, true],
    ['more than five minutes old', signed(at(-301)), payload, false],
    ['more than five minutes ahead', signed(at(301)), payload, false],
    ['by another secret', signed(at(0), 'whsec_other001'), payload, false],
    ['of another body', signed(), `${payload} `, false],
    ['with another moment', signed().replace(/t=\d+/, `t=${at(10)}`), payload, false],
    ['of another scheme', signed().replace('v1=', 'v0='), payload, false],
    ['without a moment', signed().replace(/t=\d+,/, ''), payload, false],
    ['empty', '', payload, false],
    ['nonsense', 't=,v1=zz,,=', payload, false],
  ])('%s', (_name, header, text, expected) => {
    expect(isOurs(header, text)).toBe(expected);
  });

  it('agrees with Stripe’s library, one good signature of several being enough', () => {
    const several = `${signed(at(0), 'whsec_other001')},v1=${signed().split('v1=')[1]}`;
    expect(isOurs(several)).toBe(true);
    expect(webhooks.constructEvent(payload, several, secret, 1e9).id).toBe('evt_1');
    expect(isOurs(signed(at(0), 'whsec_new00001'), payload, [secret, 'whsec_new00001'])).toBe(true);
  });
});

describe('an event', () => {
  const read = (change: object, live = false) =>
    parseEvent(Buffer.from(JSON.stringify({ ...JSON.parse(payload), ...change })), live);

  it('tells whom to ask about, and nothing else', () => {
    expect(read({})).toEqual({ id: 'evt_1', type: 'customer.subscription.updated', customerId: 'cus_1' });
    expect(read({ data: { object: { object: 'customer', id: 'cus_2' } } })?.customerId).toBe('cus_2');
    expect(read({ data: { object: { customer: { id: 'cus_3' } } } })?.customerId).toBe('cus_3');
    expect(read({ data: { object: { customer: '../../v1/charges' } } })?.customerId).toBeNull();
  });

  it('of the other mode, or of another shape, is none', () => {
    expect(read({}, true)).toBeNull();
    expect(read({ id: '1' })).toBeNull();
    expect(parseEvent(Buffer.from('{'), false)).toBeNull();
  });
});
