import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Button, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { cx } from '../lib/cx.ts';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** `alertdialog` for what cannot be undone. */
  role?: 'dialog' | 'alertdialog';
  wide?: boolean;
}

/** A window over the page: focus stays inside, Escape and the backdrop close it, focus returns where it was. */
export function Dialog({ title, isOpen, onClose, children, role = 'dialog', wide = false }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable
      className="fixed inset-0 z-40 flex animate-fade-in items-end justify-center overflow-y-auto bg-[rgb(10_14_22/0.55)] sm:items-center sm:p-6"
    >
      <Modal
        className={cx(
          'w-full rounded-t-2xl bg-surface shadow-float sm:rounded-2xl',
          wide ? 'max-w-3xl' : 'max-w-lg',
        )}
      >
        <AriaDialog role={role} className="flex max-h-[90dvh] flex-col gap-4 overflow-y-auto p-6 sm:p-8">
          <div className="flex items-start justify-between gap-4">
            <Heading slot="title" className="text-xl">
              {title}
            </Heading>
            <Button
              slot="close"
              aria-label="Fermer"
              className="-mt-1 -mr-2 flex size-11 shrink-0 items-center justify-center rounded-xl text-soft hover:bg-sunken"
            >
              <X aria-hidden size={22} />
            </Button>
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
