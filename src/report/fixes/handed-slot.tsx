import { createContext, type ReactNode, useContext } from 'react';
import type { FixView } from './fix-view.ts';

/** How far a fix is that was sent to a provider; null wherever that is nobody’s business: paper, shared links. */
export const HandedSlot = createContext<((fixKey: string) => ReactNode) | null>(null);

/** In a fix: to whom it was sent, and how far they are. */
export function FixHanded({ view }: { readonly view: FixView }) {
  return useContext(HandedSlot)?.(view.fix.key) ?? null;
}
