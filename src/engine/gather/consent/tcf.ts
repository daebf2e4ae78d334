import type { TcfSignal } from '../../artifacts.ts';
import { inTime } from '../../browser/in-time.ts';
import { evaluateMain, type Tab } from '../tab.ts';

const answerMs = 1_500;

/**
 * The page’s word is untrusted: only numbers and a short text are taken from it. The type of a segment of its string is in
 * the first three bits, half of its first letter.
 */
const ask = `new Promise((resolve) => {
  if (typeof window.__tcfapi !== 'function') return resolve(null);
  const granted = (map) => Object.keys(map || {}).filter((key) => map[key] === true).map(Number).slice(0, 50);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const typesOf = (text) => text.split('.', 10).slice(1).map((part) => letters.indexOf(part.charAt(0)) >> 3);
  window.__tcfapi('getTCData', 2, (data, ok) => resolve(data ? {
    cmpId: Number(data.cmpId) || 0,
    eventStatus: String(data.eventStatus || '').slice(0, 40),
    purposes: granted(data.purpose && data.purpose.consents),
    legitimateInterests: granted(data.purpose && data.purpose.legitimateInterests),
    ...(data.tcString && { segments: typesOf(String(data.tcString).slice(0, 50000)) }),
  } : null));
})`;

/** The consent signal that advertising partners read; null when the site has none. */
export function readTcf(tab: Tab): Promise<TcfSignal | null> {
  return inTime(evaluateMain<TcfSignal | null>(tab, ask), answerMs, 'tcf', tab);
}
