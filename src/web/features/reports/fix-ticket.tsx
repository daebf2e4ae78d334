import { Copy } from 'lucide-react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { CopyButton } from './copy-button.tsx';

interface Props {
  /** The format, in words. */
  label: string;
  /** The fix, for those who hear the button alone. */
  title: string;
  text: string;
}

/** A ticket in one format: copied by a button; read, and copied by hand, without a script. */
export function FixTicket({ label, title, text }: Props) {
  const hydrated = useHydrated();
  return (
    <div className="mt-4 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-base font-semibold">{label}</h3>
        {hydrated && (
          <CopyButton text={() => text} icon={<Copy aria-hidden size={16} />} what={`${label}, ${title}`}>
            Copier
          </CopyButton>
        )}
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 text-sm">Lire le texte</summary>
        <pre className="mt-2 overflow-x-auto rounded-lg bg-sunken p-4 text-xs whitespace-pre-wrap wrap-anywhere">
          {text}
        </pre>
      </details>
    </div>
  );
}
