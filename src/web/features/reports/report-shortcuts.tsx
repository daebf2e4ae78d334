import { Keyboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { runShortcut, shortcuts } from './shortcuts.ts';

const kept = 'constat-raccourcis';

/** Off until the reader wants them: single keys are also those of screen readers and of dictation. */
function useShortcutsWanted(): [boolean, (wanted: boolean) => void] {
  const [wanted, setWanted] = useState(false);
  useEffect(() => setWanted(localStorage.getItem(kept) === 'oui'), []);
  const change = (value: boolean) => {
    localStorage.setItem(kept, value ? 'oui' : 'non');
    setWanted(value);
  };
  return [wanted, change];
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

/** The dialog that tells the keys of the report and switches them on. */
export function ReportShortcuts() {
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useShortcutsWanted();
  useEffect(() => {
    if (!wanted) return;
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      const known = shortcuts.find(({ key }) => key === event.key);
      if (!known) return;
      event.preventDefault();
      runShortcut(known.key);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [wanted]);
  if (!hydrated) return null;
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => setOpen(true)} className="print:hidden">
        <Keyboard aria-hidden size={18} />
        Raccourcis clavier
      </Button>
      <Dialog title="Raccourcis clavier" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Checkbox checked={wanted} onChange={(event) => setWanted(event.currentTarget.checked)}>
          Utiliser ces touches dans les rapports
        </Checkbox>
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
          {shortcuts.map(({ key, does }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-block min-w-8 rounded-md border border-edge bg-sunken px-2 py-0.5 text-center font-mono text-sm">
                  {key}
                </kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-soft">
          Elles sont coupées au départ pour ne pas gêner les lecteurs d’écran ni la dictée. Tout se fait aussi
          avec les touches Tabulation et Entrée.
        </p>
      </Dialog>
    </>
  );
}
