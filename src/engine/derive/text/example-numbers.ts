import type { Evidence } from '#contract/report.ts';
import type { Dom } from '../../artifacts.ts';
import { byTag, elementEvidence } from '../dom/dom.ts';
import { dialledBy } from './dialled-number.ts';
import { phoneDigits, writtenPhones } from './phone-numbers.ts';

/** Digits in a row, by pairs, or the same all along: what models of pages write for a number. */
const example = /^(?:0123456789|0102030405|0[1-9]00000000|0[67]12345678)$/;
/** It says itself that it is one, or how to write one’s own. */
const asked = /(?<!\p{L})(?:ex|exemple|format|par ex|type|comme|forme)\.?(?:\s*:)?\s*$/iu;
const called =
  /(?<!\p{L})(?:t[ée]l(?:[ée]phone)?|portable|mobile|appel(?:ez|er)?(?:[- ]nous)?|contact(?:ez)?(?:[- ]nous)?|phone)(?!\p{L})[^\p{L}\p{N}]{0,12}(?:au\s+)?$/iu;
const reach = 40;

/** Links that call a number of an example, and such numbers where the page says to call them; hints of fields are none. */
export function exampleNumbers(dom: Dom): Evidence[] {
  const links = byTag(dom, 'a').filter(
    (link) =>
      link.visible && /^tel:/i.test(link.attributes.href?.trim() ?? '') && example.test(dialledBy(link)),
  );
  if (links.length > 0) return links.map((link) => elementEvidence(dom, link));
  return writtenPhones(dom.text)
    .filter((number) => example.test(phoneDigits(number)) && isCalled(dom.text, number))
    .map((number) => ({ type: 'text', quote: number }));
}

function isCalled(text: string, number: string): boolean {
  const at = text.indexOf(number);
  const before = text.slice(Math.max(0, at - reach), at);
  return called.test(before) && !asked.test(before);
}
