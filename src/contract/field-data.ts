import { z } from 'zod';
import { fieldDeviceIds, fieldMetricIds } from './field-metrics.ts';

const metric = z.enum(fieldMetricIds);
const device = z.enum(fieldDeviceIds);

/** Milliseconds, except CLS. `shares`: of the visits, 0–1: good, to improve, poor. */
const figure = z.object({ p75: z.number(), shares: z.tuple([z.number(), z.number(), z.number()]) });
export type FieldFigure = z.infer<typeof figure>;

/** Visits of 28 days to one page, or to all pages of an origin. */
export const fieldRecord = z.object({
  of: z.enum(['site', 'page']),
  url: z.string(),
  device,
  from: z.iso.date(),
  to: z.iso.date(),
  /** A metric may lack alone. */
  metrics: z.partialRecord(metric, figure),
});
export type FieldRecord = z.infer<typeof fieldRecord>;

/** The same of a site, one entry a week, the oldest first; null where a week had too few visits. */
export const fieldHistory = z.object({
  device,
  weeks: z.array(z.object({ to: z.iso.date(), p75: z.partialRecord(metric, z.number().nullable()) })),
});
export type FieldHistory = z.infer<typeof fieldHistory>;

export const fieldData = z.object({
  askedAt: z.iso.datetime(),
  /** Some of the questions had no answer (quota, network, key): what is missing was not asked, rather than absent. */
  incomplete: z.boolean(),
  records: z.array(fieldRecord),
  history: z.array(fieldHistory),
});
export type FieldData = z.infer<typeof fieldData>;
