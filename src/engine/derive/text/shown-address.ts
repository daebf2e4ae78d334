import { foldText } from '#contract/fold-text.ts';
import { decoded } from '../../address/decoded.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { textOf } from '../dom/dom.ts';

/** An address as people write it; a bound on each part keeps the time in proportion. */
const written = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}(?![\w-])/g;

const unseen = /[\u200b\u00ad\u2060]/g;

const cleaned = (address: string): string => foldText(address.replaceAll(unseen, '')).trim();

/** Addresses that a link of mail writes to, blind copies left out. */
const linkedBy = ({ attributes }: DomNode): string[] =>
  ((attributes.href ?? '').replace(/^\s*mailto:/i, '').split('?', 1)[0] ?? '')
    .split(/[,;]/)
    .map((one) => cleaned(decoded(one).replace(/^.*<([^<>]*)>.*$/, '$1')))
    .filter((one) => one !== '');

/** Some sites write it backwards, against robots, and turn it round by style. */
const backwards = (text: string): string => [...text].reverse().join('');

/** It is written there: whole, backwards, or cut short. */
const isSaid = (shown: string, linked: readonly string[]): boolean =>
  linked.some((one) => one.startsWith(shown) || one === backwards(shown));

/**
 * The whole address that a link shows where it writes to others alone: « a@exemple.fr » that opens a message to
 * b@exemple.fr. Null where it shows none, or writes to it. « arobase », images and words in its place are no address.
 */
export function otherAddressShown(dom: Dom, link: DomNode): { shown: string; linked: string } | null {
  const text = textOf(dom, link, { visibleOnly: true }).replaceAll(unseen, '');
  const shown = [...text.matchAll(written)].map(([one]) => one);
  const linked = linkedBy(link);
  const [first] = shown;
  const [whole] = linked;
  if (
    first === undefined ||
    whole === undefined ||
    !linked.every((one) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(one))
  )
    return null;
  return shown.some((one) => isSaid(cleaned(one), linked)) ? null : { shown: first, linked: whole };
}
