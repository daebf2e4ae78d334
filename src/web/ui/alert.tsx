import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cx } from '../lib/cx.ts';

const kinds = {
  info: { look: 'bg-brand-soft text-brand-strong', Icon: Info },
  success: { look: 'bg-good-soft text-good', Icon: CircleCheck },
  warning: { look: 'bg-watch-soft text-watch', Icon: TriangleAlert },
  error: { look: 'bg-bad-soft text-bad', Icon: CircleAlert },
} as const;

interface AlertProps {
  /** The message of a whole form: where focus goes when no field is to blame (lib/use-form.ts). */
  formError?: boolean;
  kind?: keyof typeof kinds;
  title?: string;
  children: ReactNode;
  /** Read out as soon as it appears. */
  live?: boolean;
  ref?: Ref<HTMLDivElement>;
  className?: string;
}

/** A message in the page. Focusable by script, so that a failed form can move there. */
export function Alert({
  kind = 'info',
  title,
  children,
  live = false,
  formError = false,
  ref,
  className,
}: AlertProps) {
  const { look, Icon } = kinds[kind];
  return (
    <div
      ref={ref}
      tabIndex={-1}
      {...(formError ? { 'data-form-error': '' } : {})}
      {...(live ? { role: kind === 'error' ? 'alert' : 'status' } : {})}
      className={cx('flex gap-3 rounded-xl px-4 py-3.5', look, className)}
    >
      <Icon aria-hidden size={22} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        <div className="text-ink">{children}</div>
      </div>
    </div>
  );
}
