import { z } from 'zod';
import { type DemoVariant, splitRules } from './demo-marks.ts';

/** Headers by the rules (separated by spaces) that must see, or miss, them. */
const headerSet = z.record(z.string(), z.record(z.string(), z.string()));
const answer = z.strictObject({ page: z.string(), fault: z.string() });

/** `site.json` of a demonstration site: what no page can say of itself. Paths may end with `*`. */
export const demoSettings = z.strictObject({
  headers: z.record(
    z.string(),
    z.strictObject({
      both: z.record(z.string(), z.string()).optional(),
      /** Headers that only the faulty site sends, by the rule that must see them. */
      faults: headerSet.optional(),
      /** Headers that only the corrected twin sends, by the rule that must miss them. */
      fixed: headerSet.optional(),
    }),
  ),
  /** Addresses that fail on the faulty site, and do not exist on the twin. */
  status: z.record(z.string(), answer.extend({ status: z.int() })),
  /** Addresses that only the faulty site answers. */
  onlyFaulty: z.record(z.string(), answer),
  /** Addresses that only the twin answers. */
  onlyFixed: z.record(z.string(), answer),
  /** Addresses that no file name tells, in both variants. */
  also: z.record(z.string(), z.string()),
  /** Files that the twin answers in a lighter format: `.jpg` → `.webp`. */
  lighter: z.strictObject({ fault: z.string(), extensions: z.record(z.string(), z.string()) }).optional(),
  /** The twin compresses its texts. */
  compressed: z.strictObject({ fault: z.string() }).optional(),
  /** Slow answers of the faulty site. */
  delays: z.record(z.string(), z.strictObject({ ms: z.int(), fault: z.string() })),
  notFound: z.strictObject({
    page: z.string(),
    fault: z.string().optional(),
    faultyStatus: z.int(),
    fixedStatus: z.int(),
  }),
});
export type DemoSettings = z.infer<typeof demoSettings>;

/** The headers of a path: those of every matching line, the last one wins. */
export function demoHeaders(
  settings: DemoSettings,
  path: string,
  variant: DemoVariant,
): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const [pattern, set] of Object.entries(settings.headers)) {
    if (!matches(pattern, path)) continue;
    const planted = variant === 'faulty' ? set.faults : set.fixed;
    Object.assign(sent, set.both, ...Object.values(planted ?? {}));
  }
  return sent;
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** Faults of the settings, with the page that shows each, when one page alone does. */
export function settingsFaults(settings: DemoSettings): { ruleId: string; path: string | null }[] {
  const { headers, status, onlyFaulty, onlyFixed, lighter, compressed, delays, notFound } = settings;
  const inHeaders = Object.entries(headers).flatMap(([pattern, { faults, fixed }]) =>
    [...Object.keys(faults ?? {}), ...Object.keys(fixed ?? {})].map((rules) => ({
      rules,
      path: pattern.endsWith('*') ? null : pattern,
    })),
  );
  const slow = Object.entries(delays).map(([path, { fault }]) => ({ rules: fault, path }));
  const answers = [status, onlyFaulty, onlyFixed].flatMap((record) => Object.values(record));
  const others = [...answers, lighter, compressed, notFound];
  const ofSite = others.flatMap((item) => (item?.fault ? [{ rules: item.fault, path: null }] : []));
  return [...inHeaders, ...slow, ...ofSite].flatMap(({ rules, path }) =>
    splitRules(rules).map((ruleId) => ({ ruleId, path })),
  );
}
