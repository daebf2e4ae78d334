/** Scripts written in the page itself, as received, in order; data blocks and modules of JSON left out. Linear. */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  const opening = /<script\b/gi;
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const start = html.indexOf('>', opening.lastIndex) + 1;
    const end = start === 0 ? -1 : html.indexOf('</script', start);
    if (end === -1) break;
    const attributes = html.slice(opening.lastIndex, start - 1);
    const isCode =
      !/\bsrc\s*=/i.test(attributes) &&
      !/\btype\s{0,20}=\s{0,20}["']?[^"'\s>]{0,100}(?:json|template|html|importmap)/i.test(attributes);
    if (isCode) scripts.push(html.slice(start, end));
    opening.lastIndex = end;
  }
  return scripts;
}

const timer =
  /\bset(?:Timeout|Interval)\s{0,20}\(\s{0,20}(?:(?:function\s{0,20}\w{0,60}\s{0,20}\(\s{0,20}\)\s{0,20}\{|\(\s{0,20}\)\s{0,20}=>\s{0,20}\{?)\s{0,20}(?:return\s+)?|["'`]\s{0,20})(?:(?:window|document|self|top|parent)\s{0,20}\.\s{0,20})?(?:location(?:\s{0,20}\.\s{0,20}href)?\s{0,20}=(?!=)|location\s{0,20}\.\s{0,20}(?:reload|replace|assign)\s{0,20}\(|history\s{0,20}\.\s{0,20}(?:go\s{0,20}\(\s{0,20}(?:0|-1)|back\s{0,20}\())[^{}]{0,300}?(?:\}\s{0,20}|["'`]\s{0,20}|\)\s{0,20}),\s{0,20}([\d_.e]{1,20})\s{0,20}(\*\s{0,20}[\d_.e]{1,20})?/g;

/**
 * Timers that leave or reload the page, as the scripts of the page write them: their code and their delay in seconds.
 * Whether they are started by a person’s act is not known.
 */
export function timedLeavings(html: string): { readonly code: string; readonly delaySeconds: number }[] {
  return inlineScripts(html).flatMap((script) =>
    [...script.slice(0, 200_000).matchAll(timer)].map(([code, delay = '0', times = '']) => ({
      code: code.replace(/\s+/g, ' ').slice(0, 200),
      delaySeconds: (Number(delay.replaceAll('_', '')) * Number(times.replace(/[*\s_]/g, '') || 1)) / 1000,
    })),
  );
}

const lock = /\b(?:screen\s*\.\s*orientation\s*\.\s*lock|(?:moz|ms)?[lL]ockOrientation)\s*\([^)]{0,80}\)?/;

/** The call by which a script of the page locks the orientation of the screen; null where there is none. */
export const orientationLock = (html: string): string | null =>
  inlineScripts(html).flatMap((script) => lock.exec(script)?.[0] ?? [])[0] ?? null;
