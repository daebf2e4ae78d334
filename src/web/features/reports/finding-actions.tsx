import { Check, Copy, Link2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';

const shownMs = 4000;

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

interface CopyProps {
  text: () => string;
  icon: ReactNode;
  what: string;
  children: string;
}

type State = 'idle' | 'copied' | 'refused';
const said: Record<State, string> = {
  idle: '',
  copied: 'Copié.',
  refused: 'La copie n’a pas pu se faire. Ouvrez le constat seul\u00a0: son ticket s’y lit.',
};

function CopyButton({ text, icon, what, children }: CopyProps) {
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), shownMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <>
      <Button variant="secondary" size="small" onPress={() => void copy()}>
        {state === 'copied' ? <Check aria-hidden size={16} /> : icon}
        {children}
        <span className="sr-only"> – {what}</span>
      </Button>
      <span role="status" className={state === 'refused' ? 'text-sm text-soft' : 'sr-only'}>
        {said[state]}
      </span>
    </>
  );
}
