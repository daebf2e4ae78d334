import type { Dom, DomNode } from '../../artifacts.ts';
import { textOf } from '../dom/dom.ts';
import { phoneDigits, writtenPhones } from './phone-numbers.ts';

const numberOf = ({ attributes }: DomNode): string =>
  (attributes.href ?? '').replaceAll(/%[\da-f]{2}/gi, ' ').split(/[;,?]/)[0] ?? '';

/** Ten digits that the link calls, extensions left out; « +33 0 » is taken as it is meant. */
export const dialledBy = (link: DomNode): string =>
  phoneDigits(numberOf(link)).replace(/^00(?=[1-9]\d{8}$)/, '0');

/** What the link calls after the code of France, up to a pause, a key or a word; null for another number. */
export function afterCode(link: DomNode): string | null {
  const [dialled = ''] = numberOf(link)
    .replace(/^tel:/i, '')
    .split(/[\p{L}#*{[]/u);
  return /^(?:\+|00)33(\d*)$/.exec(dialled.replaceAll(/[^\d+]/g, ''))?.[1] ?? null;
}

/** « +0… »: after the sign comes the code of a country, and none begins with a zero. */
export const callsNoCountry = (link: DomNode): boolean =>
  /^\+\s*\(?0/.test(
    numberOf(link)
      .replace(/^\s*tel:/i, '')
      .trim(),
  );

/** It shows whole numbers, and calls a whole one that is none of them. */
export function callsAnother(dom: Dom, link: DomNode): boolean {
  const shown = writtenPhones(textOf(dom, link)).map(phoneDigits);
  const dialled = dialledBy(link);
  if (!/^0[1-9]\d{8}$/.test(dialled)) return callsAnotherAbroad(dom, link);
  return shown.length > 0 && !shown.includes(dialled);
}

/** Ten digits or more as people write them, whatever the country. */
const longNumber = /(?:\+|00)?[\s.-]?(?:\(\d{1,4}\)[\s.-]{0,2})?\d(?:[\s.\u00a0\u202f-]{0,2}\d){9,14}/u;
/** Codes of country and city are written or not: what stands after them is the line. */
const lineDigits = 7;

/** The same of a number of another country: what it calls stands nowhere in what it shows. */
function callsAnotherAbroad(dom: Dom, link: DomNode): boolean {
  const text = textOf(dom, link);
  const dialled = numberOf(link).replace(/^tel:/i, '');
  const digits = dialled.replaceAll(/\D/g, '');
  if (/\p{L}/u.test(dialled) || !/^(?:00)?[1-9]\d{9,14}$/.test(digits) || afterCode(link) !== null)
    return false;
  return longNumber.test(text) && !text.replaceAll(/\D/g, '').includes(digits.slice(-lineDigits));
}

/** The number that such a link shows, as it is written there. */
export const shownBy = (dom: Dom, link: DomNode): string =>
  writtenPhones(textOf(dom, link))[0] ?? longNumber.exec(textOf(dom, link))?.[0].trim() ?? '';
