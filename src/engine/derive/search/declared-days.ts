import type { Dom, Source } from '../../artifacts.ts';
import { type JsonLdItem, typedItemsIn, typesOf } from './json-ld.ts';
import { jsonLdValuesOf } from './structured-data.ts';

/** An event that the structured data of a page declare, with its last day. */
export interface DeclaredDay {
  readonly name: string;
  /** `2026-01-31` */
  readonly until: string;
}

const most = 30;
const deepest = 8;
const isEvent = (item: JsonLdItem): boolean =>
  typesOf(item).some((type) => /(?:Event|Festival)$/.test(type.trim()));

/** The day of an ISO date, `2026-01-31T20:00:00+01:00` too; null for anything else. */
function dayOf(value: unknown): string | null {
  const day = typeof value === 'string' ? /^\s*(20\d\d-\d\d-\d\d)(?:T|\s|$)/.exec(value)?.[1] : undefined;
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : null;
}

/** Events of the page’s structured data that are neither cancelled nor put off, by their end or else their beginning; 30 at most. */
export function declaredDaysOf(dom: Dom, source: Source | null): DeclaredDay[] {
  return typedItemsIn(jsonLdValuesOf(dom, source), deepest)
    .filter(
      (item) => isEvent(item) && !/Cancelled|Postponed|Rescheduled/.test(String(item.eventStatus ?? '')),
    )
    .flatMap((item) => {
      const until = dayOf(item.endDate) ?? dayOf(item.startDate);
      const isRepeated = item.eventSchedule !== undefined;
      const { name } = item;
      return until === null || isRepeated
        ? []
        : [{ name: typeof name === 'string' ? name.slice(0, 100) : '', until }];
    })
    .slice(0, most);
}
