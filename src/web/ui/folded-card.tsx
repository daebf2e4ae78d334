import type { ReactNode } from 'react';
import { Card } from './card.tsx';

interface FoldedCardProps {
  title: string;
  /** Called each time it is opened. */
  onOpen: () => Promise<void>;
  children: ReactNode;
}

/** A sheet that shows its title until it is opened; printed where it is open: what it holds is loaded then. */
export function FoldedCard({ title, onOpen, children }: FoldedCardProps) {
  return (
    <Card as="section" padding="none" className="print:not-has-[details[open]]:hidden">
      <details onToggle={(event) => event.currentTarget.open && void onOpen()}>
        <summary className="min-h-12 px-5 py-3 font-semibold sm:px-6">{title}</summary>
        <div className="flex flex-col gap-6 border-t border-line p-5 sm:p-6">{children}</div>
      </details>
    </Card>
  );
}
