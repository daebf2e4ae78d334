import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { type CopyState, useCopy } from '../../ui/use-copy.ts';

interface CopyProps {
  text: () => string;
  icon: ReactNode;
  what: string;
  children: string;
}

const said: Record<CopyState, string> = {
  idle: '',
  copied: 'Copié.',
  refused:
    'La copie n’a pas pu se faire. Le texte se lit et se copie à la main sur la page du constat ou du correctif.',
};

/** Copies a text and says whether it could. */
export function CopyButton({ text, icon, what, children }: CopyProps) {
  const [state, copy] = useCopy();
  return (
    <>
      <Button variant="secondary" size="small" onPress={() => void copy(text)}>
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
