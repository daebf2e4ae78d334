import { ExternalLink } from 'lucide-react';
import { type LinkProps, Link as RouterLink } from 'react-router';
import { cx } from '../lib/cx.ts';

const look = 'text-brand underline underline-offset-[0.18em] hover:text-brand-strong hover:decoration-2';

/** A link inside the product. */
export function Link({ className, ...props }: Omit<LinkProps, 'className'> & { className?: string }) {
  return <RouterLink {...props} className={cx(look, className)} />;
}

/**
 * A link to somewhere else, in a new tab, which it says. Gives the other site no referrer and no handle on us.
 * An address that is not http(s) — audited sites can hold anything — is shown as text.
 */
export function OutLink({
  href,
  children,
  className,
}: {
  href: string;
  children: string;
  className?: string;
}) {
  if (!/^https?:\/\//i.test(href)) return <span className={className}>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={cx(look, className)}>
      {children}
      <ExternalLink aria-hidden size="0.85em" className="ml-1 inline align-baseline" />
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  );
}
