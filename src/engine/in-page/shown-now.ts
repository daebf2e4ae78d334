import { elementsByNumber, ownElementsByNumber } from './element-numbers.ts';
import { isDrawn } from './is-seen.ts';

/** Whether the elements with those numbers, of the present view or of the visit’s own, are shown now. */
export function shownNow(numbers: readonly number[], own: boolean): boolean[] {
  const elements = own ? ownElementsByNumber() : elementsByNumber();
  return numbers.map((number) => {
    const element = elements[number];
    return element !== undefined && isDrawn(element);
  });
}
