import { cmsEnds, cmsFlaws } from '#reference/cms-support.ts';
import type { Dom, HeaderField, NetworkRequest } from '../../artifacts.ts';
import { metasNamed } from '../dom/dom.ts';
import { headerValue } from '../http/headers.ts';

/** A version that a page shows, beside what is known of it. */
interface SeenSoftware {
  readonly name: string;
  readonly version: string;
  /** Where it stands: a generator as written, or the address of a file. */
  readonly seen: string;
}

export interface CmsVersions {
  /** Software that is known here, whatever its version. */
  readonly known: readonly SeenSoftware[];
  readonly ended: readonly (SeenSoftware & { readonly since: string })[];
  readonly flawed: readonly (SeenSoftware & { readonly advisory: string; readonly wanted: string })[];
}

/** Negative when `a` is older than `b`; numbers that are missing are zeros. */
function compare(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let place = 0; place < 3; place += 1) {
    const difference = (left?.[place] ?? 0) - (right?.[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Versions of the software of the site and of its extensions that the page shows. */
export function cmsVersionsOf(
  dom: Dom,
  headers: readonly HeaderField[],
  requests: readonly NetworkRequest[],
): CmsVersions {
  const generators = [
    ...metasNamed(dom, 'generator').map(({ attributes }) => attributes.content ?? ''),
    headerValue(headers, 'composed-by') ?? '',
    headerValue(headers, 'x-generator') ?? '',
  ];
  const core = generators.flatMap((text) => /^\s*WordPress (\d[\d.]*)/i.exec(text)?.[1] ?? [])[0];
  const ends = cmsEnds.flatMap(({ generator, ...end }) => {
    const text = generators.find((one) => generator.test(one));
    const version = generator.exec(text ?? '')?.[1];
    return text === undefined || version === undefined ? [] : [{ ...end, version, seen: text.trim() }];
  });
  const flaws = cmsFlaws.flatMap((flaw) => {
    const places = flaw.from === 'generator' ? generators : requests.map(({ url }) => url);
    const text = places.find((one) => flaw.seen.test(one));
    const version = flaw.seen.exec(text ?? '')?.[1];
    // A file that says no version of its own is given that of WordPress.
    if (text === undefined || version === undefined || version === core) return [];
    return [{ ...flaw, version, seen: text.trim() }];
  });
  return {
    known: [...ends, ...flaws],
    ended: ends.filter(({ version, supportedFrom }) => compare(version, supportedFrom) < 0),
    flawed: flaws
      .filter(
        ({ version, firstAffected = '0', fixed, lastAffected = '0' }) =>
          compare(version, firstAffected) >= 0 &&
          (fixed ? compare(version, fixed) < 0 : compare(version, lastAffected) <= 0),
      )
      .map((flaw) => ({
        ...flaw,
        wanted: flaw.fixed ? `${flaw.fixed} ou plus` : `après ${flaw.lastAffected}`,
      })),
  };
}
