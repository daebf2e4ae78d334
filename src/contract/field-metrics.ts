/** What Chrome publishes of real visits (Chrome UX Report), by the short names developers use. */
export const fieldMetricIds = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type FieldMetric = (typeof fieldMetricIds)[number];
export const fieldDeviceIds = ['phone', 'desktop'] as const;
export type FieldDevice = (typeof fieldDeviceIds)[number];
