import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { jsonOf } from '#contract/json-of.ts';
import type { BillingEvent } from '../billing.ts';

/** Older or later than this, a signature is not believed: what was overheard cannot be sent again for ever. */
const toleranceSeconds = 300;

const eventShape = z.object({
  id: z.string().regex(/^evt_\w{1,200}$/),
  type: z.string().max(200),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string().optional(),
      customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
    }),
  }),
});

/** Whether one of the secrets has signed these very bytes, within five minutes. */
export function isSigned(
  raw: Buffer,
  signature: string,
  { secrets, now }: { readonly secrets: readonly string[]; readonly now: Date },
): boolean {
  const parts = signature
    .slice(0, 2_000)
    .split(',')
    .map((part) => part.trim().split('=', 2));
  const at = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(at) || Math.abs(now.getTime() / 1000 - Number(at)) > toleranceSeconds) return false;
  const given = parts
    .filter(([name, value]) => name === 'v1' && /^[\da-f]{64}$/.test(value ?? ''))
    .map(([, value]) => Buffer.from(value ?? '', 'hex'));
  return secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${at}.`).update(raw).digest();
    return given.some((one) => timingSafeEqual(one, expected));
  });
}

/** What a signed event says: whom to ask about, nothing else is believed. null: not an event of this mode. */
export function parseEvent(raw: Buffer, live: boolean): BillingEvent | null {
  const parsed = eventShape.safeParse(jsonOf(raw.toString('utf8')));
  if (!parsed.success || parsed.data.livemode !== live) return null;
  const { id, type, data } = parsed.data;
  const { customer, object, id: objectId } = data.object;
  const named = typeof customer === 'string' ? customer : customer?.id;
  const customerId = object === 'customer' ? objectId : named;
  return { id, type, customerId: /^cus_\w{1,200}$/.test(customerId ?? '') ? (customerId ?? null) : null };
}
