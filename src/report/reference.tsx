import { linkOfReference } from '#reference/reference-links.ts';

/** What a rule cites, with a link where its publisher keeps it; who publishes is not told where the reader comes from. */
export function Reference({ children }: { readonly children: string }) {
  const href = linkOfReference(children);
  if (href === null) return children;
  return (
    <a className="text-brand underline" href={href} rel="noreferrer noopener">
      {children}
    </a>
  );
}
