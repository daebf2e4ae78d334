import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './button.tsx';
import { hintLook } from './field-look.ts';
import { type CopyState, useCopy } from './use-copy.ts';

const said: Record<CopyState, string> = {
  idle: '',
  copied: 'Copié.',
  refused: 'Texte sélectionné\u00a0: copiez-le avec votre clavier.',
};

/** A text to copy elsewhere, with a button that does it; where the browser refuses, the text is selected instead. */
export function CopyField({ label, value, what }: { label: string; value: string; what: string }) {
  const text = useRef<HTMLElement>(null);
  const [state, copy] = useCopy();
  const select = () => {
    if (text.current) window.getSelection()?.selectAllChildren(text.current);
  };
  return (
    <div className="flex flex-col gap-1">
      <p className={hintLook}>{label}</p>
      <div className="flex flex-wrap items-center gap-2">
        <code
          ref={text}
          className="min-w-0 flex-1 basis-56 rounded-lg bg-sunken px-3 py-2 text-sm [overflow-wrap:anywhere]"
        >
          {value}
        </code>
        <Button variant="secondary" size="small" onPress={() => void copy(() => value, select)}>
          {state === 'copied' ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
          Copier<span className="sr-only"> {what}</span>
        </Button>
        <span role="status" className={state === 'refused' ? 'text-sm text-soft' : 'sr-only'}>
          {said[state]}
        </span>
      </div>
    </div>
  );
}
