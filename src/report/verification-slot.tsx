import { createContext, type ReactNode, useContext } from 'react';
import type { FindingView } from './finding-view.ts';

/** How a finding can be verified; null wherever a report is only read: paper, shared links. */
export const VerificationSlot = createContext<((view: FindingView) => ReactNode) | null>(null);

/** In a finding: the way to verify its fix, and what was verified of it. */
export function FindingVerification({ view }: { readonly view: FindingView }) {
  return useContext(VerificationSlot)?.(view) ?? null;
}
