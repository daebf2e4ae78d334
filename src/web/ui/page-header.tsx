import type { ReactNode } from 'react';
import { unbroken } from '../lib/unbroken.tsx';

/** The one h1 of a page with a sentence under it and actions at its right. */
export function PageHeader({
  title,
  children,
  actions,
}: {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-3xl">
          {typeof title === 'string' ? unbroken(title) : title}
        </h1>
        {children && <div className="mt-2 max-w-prose text-lg text-soft">{children}</div>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3 sm:ml-auto print:hidden">{actions}</div>}
    </header>
  );
}
