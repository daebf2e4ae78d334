import { Copy, Link2 } from 'lucide-react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { CopyButton } from './copy-button.tsx';

interface Props {
  /** What it is about, for those who hear the button alone. */
  title: string;
  /** The finding’s own page. */
  href: string;
  /** The text of its ticket, in Markdown. */
  ticket: string;
}

/** Copies a finding as a ticket, or its address; nothing without a script, which the clipboard needs. */
export function FindingActions({ title, href, ticket }: Props) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 print:hidden">
      <CopyButton text={() => ticket} icon={<Copy aria-hidden size={16} />} what={title}>
        Copier comme ticket
      </CopyButton>
      <CopyButton
        text={() => new URL(href, location.href).href}
        icon={<Link2 aria-hidden size={16} />}
        what={title}
      >
        Copier l’adresse
      </CopyButton>
    </div>
  );
}
