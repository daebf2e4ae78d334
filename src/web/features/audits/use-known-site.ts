import { useRef, useState } from 'react';
import type { KnownSite } from '#contract/known-site.ts';
import { bareHost, typedHost } from '../../lib/typed-host.ts';

/** The site of a typed address among those that were audited, with or without `www.`. */
export function knownSiteOf(known: readonly KnownSite[], typed: string): KnownSite | null {
  const host = typedHost(typed);
  return host === '' ? null : (known.find((site) => bareHost(site.host) === host) ?? null);
}

/**
 * Follows the address as it is typed: the settings of a known site are taken by themselves while nobody has changed any by
 * hand (`touch`), else when they ask for it (`take`).
 */
export function useKnownSite(
  known: readonly KnownSite[],
  initial: string,
  onTaken: (site: KnownSite | null) => void,
) {
  const [typed, setTyped] = useState(initial);
  const site = knownSiteOf(known, typed);
  const [taken, setTaken] = useState(site);
  const isTouched = useRef(false);
  const set = (next: KnownSite | null) => {
    setTaken(next);
    onTaken(next);
  };
  return {
    typed,
    site,
    taken,
    take: () => set(site),
    touch: () => {
      isTouched.current = true;
    },
    type: (value: string) => {
      setTyped(value);
      const next = knownSiteOf(known, value);
      if (!isTouched.current && next !== taken) set(next);
    },
  };
}
