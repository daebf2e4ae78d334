import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';

const shownMs = 4000;

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
  refused:
    'La copie n’a pas pu se faire. Le texte se lit et se copie à la main sur la page du constat ou du correctif.',
};

/** Copies a text and says whether it could. */
export function CopyButton({ text, icon, what, children }: CopyProps) {
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
