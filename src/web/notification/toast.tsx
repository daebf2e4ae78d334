import { ArrowRight, ChevronDown, ChevronUp, CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from '../lib/cx.ts';
import { Spinner } from '../ui/spinner.tsx';
import { animationMs, type NotificationKind, type NotificationState } from './notification.ts';

/** Orange pending, green success, red error, in both themes (docs/specification.txt §9). */
const looks: Record<NotificationKind, string> = {
  pending: 'bg-toast-orange text-toast-dark-text',
  success: 'bg-toast-green text-toast-light-text',
  successSimple: 'bg-toast-green text-toast-light-text',
  error: 'bg-toast-red text-toast-light-text',
};

type Shown = NotificationState & { kind: NotificationKind };

/** Keeps the last message on screen while it leaves. */
function useLeaving(state: NotificationState): { shown: Shown | null; leaving: boolean } {
  const [last, setLast] = useState<Shown | null>(null);
  const current = isShown(state) ? state : null;
  useEffect(() => {
    if (current !== null) return setLast(current);
    const timer = setTimeout(() => setLast(null), animationMs);
    return () => clearTimeout(timer);
  }, [current]);
  return { shown: current ?? last, leaving: current === null };
}

function isShown(state: NotificationState): state is Shown {
  return state.kind !== null;
}

interface ToastProps {
  state: NotificationState;
  onOpen: () => void;
  onClose: () => void;
}

/** One message at the bottom right of every page; polite for progress and success, assertive for errors. */
export function Toast({ state, onOpen, onClose }: ToastProps) {
  const { shown, leaving } = useLeaving(state);
  const isError = shown?.kind === 'error';
  const box = shown && <ToastBox shown={shown} leaving={leaving} onOpen={onOpen} onClose={onClose} />;
  return (
    <div className="pointer-events-none fixed right-4 bottom-4 left-4 z-50 flex justify-end sm:left-auto">
      <div role="status">{!isError && box}</div>
      <div role="alert">{isError && box}</div>
    </div>
  );
}

/** What goes on for minutes cannot be closed, but folds to its sign, so that it covers nothing. */
function ToastBox({
  shown,
  leaving,
  onOpen,
  onClose,
}: Omit<ToastProps, 'state'> & { shown: Shown; leaving: boolean }) {
  const opens = shown.kind === 'success' && shown.pendingAuditId !== null;
  const [isFolded, setFolded] = useState(false);
  const folds = shown.kind === 'pending';
  return (
    <div
      data-kind={shown.kind}
      className={cx(
        'pointer-events-auto flex max-w-md items-stretch rounded-2xl font-semibold shadow-float',
        leaving ? 'animate-toast-out' : 'animate-toast-in',
        looks[shown.kind],
      )}
    >
      {opens ? (
        <button
          type="button"
          onClick={onOpen}
          className="flex items-center gap-3 rounded-2xl py-4 pl-5 text-left focus-visible:outline-current focus-visible:-outline-offset-4"
        >
          <CircleCheck aria-hidden size={22} className="shrink-0" />
          <span className="flex flex-wrap items-center gap-x-3">
            <span>{shown.text}</span>
            <span className="flex items-center gap-1 whitespace-nowrap underline underline-offset-4">
              Voir le rapport
              <ArrowRight aria-hidden size={18} />
            </span>
          </span>
        </button>
      ) : (
        <p className="flex items-center gap-3 py-4 pl-5">
          <ToastIcon kind={shown.kind} />
          <span className={folds && isFolded ? 'sr-only' : ''}>{shown.text}</span>
        </p>
      )}
      {folds ? (
        <button
          type="button"
          onClick={() => setFolded(!isFolded)}
          aria-expanded={!isFolded}
          aria-label="Texte de la notification"
          className="mx-1 flex w-11 shrink-0 items-center justify-center rounded-2xl focus-visible:outline-current focus-visible:-outline-offset-4"
        >
          {isFolded ? <ChevronUp aria-hidden size={20} /> : <ChevronDown aria-hidden size={20} />}
        </button>
      ) : (
        <button
          type="button"
          onClick={onClose}
          aria-label="Fermer la notification"
          className="mx-1 flex w-11 shrink-0 items-center justify-center rounded-2xl focus-visible:outline-current focus-visible:-outline-offset-4"
        >
          <X aria-hidden size={20} />
        </button>
      )}
    </div>
  );
}

function ToastIcon({ kind }: { kind: NotificationKind }) {
  if (kind === 'pending') return <Spinner className="size-6 shrink-0" />;
  const Icon = kind === 'error' ? CircleAlert : CircleCheck;
  return <Icon aria-hidden size={22} className="shrink-0" />;
}
