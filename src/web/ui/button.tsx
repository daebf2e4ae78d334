import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Link, type LinkProps } from 'react-router';
import { cx } from '../lib/cx.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

const base =
  'inline-flex items-center justify-center gap-2 rounded-xl border font-semibold sm:whitespace-nowrap text-center no-underline transition-colors select-none disabled:cursor-not-allowed disabled:opacity-60';
const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border-edge bg-surface text-ink hover:bg-sunken',
  quiet: 'border-transparent text-brand hover:bg-brand-soft hover:text-brand-strong',
  danger: 'border-bad bg-surface text-bad hover:bg-bad-soft',
};
const sizes: Record<ButtonSize, string> = {
  small: 'whitespace-nowrap min-h-9 max-sm:min-h-11 px-3 py-1.5 text-sm',
  medium: 'min-h-11 px-5 py-2.5 text-base',
  large: 'min-h-13 px-6 py-3 text-lg',
};

function look(variant: ButtonVariant, size: ButtonSize, wide: boolean, className?: string): string {
  return cx(base, variants[variant], sizes[size], wide && 'w-full', className);
}

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width. */
  wide?: boolean;
  className?: string;
}

type ButtonProps = Omit<AriaButtonProps, 'className'> &
  Look & {
    busy?: boolean;
    /** A submit button of a plain form that needs no script; others wait until the page runs. */
    plainForm?: boolean;
  };

/**
 * An action. While `busy`, it stays focusable, says so, and ignores further presses. A submit button is disabled
 * until React runs: sent before, its form would leave the page and lose what was typed.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  wide = false,
  busy = false,
  plainForm = false,
  ...props
}: ButtonProps) {
  const hydrated = useHydrated();
  const waiting = props.type === 'submit' && !plainForm && !hydrated;
  const { className, children, ...rest } = props;
  return (
    <AriaButton
      {...rest}
      isDisabled={props.isDisabled || waiting}
      isPending={busy}
      className={look(variant, size, wide, className)}
    >
      {(state) => (
        <>
          {busy && <Spinner label="En cours" />}
          {typeof children === 'function' ? children(state) : children}
        </>
      )}
    </AriaButton>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  wide = false,
  className,
  ...props
}: Omit<LinkProps, 'className'> & Look) {
  return <Link {...props} className={cx(look(variant, size, wide, className), 'print:hidden')} />;
}
