import type { ReactNode } from 'react';
import { formatDate } from '#contract/french.ts';
import { publicPage } from '#contract/public-pages.ts';
import { Card } from '../../ui/card.tsx';

/** Frame of a long text: one title, when it was last changed (contract/public-pages.ts), readable lines. */
export function LegalPage({ path, title, children }: { path: string; title: string; children: ReactNode }) {
  const { updated } = publicPage(path);
  return (
    <div className="mx-auto max-w-4xl px-4 pt-12 sm:px-6 sm:pt-16">
      <Card as="article" padding="large">
        <h1 tabIndex={-1} className="text-3xl font-bold">
          {title}
        </h1>
        {updated && (
          <p className="mt-2 text-sm text-faint">
            Dernière mise à jour{'\u00a0'}: <time dateTime={updated}>{formatDate(updated)}</time>
          </p>
        )}
        <div className="prose mt-8">{children}</div>
      </Card>
    </div>
  );
}

/** A fact about the operator, telephone numbers callable; when the installation does not say it, the page says so. */
export function Fact({ value }: { value: string | null }) {
  if (value !== null) return <>{withCalls(value)}</>;
  return <mark className="rounded bg-watch-soft px-1.5 text-watch">à compléter par l’exploitant</mark>;
}

/** The operator’s mail address as a link. */
export function MailFact({ value }: { value: string | null }) {
  return value === null ? <Fact value={null} /> : <a href={`mailto:${value}`}>{value}</a>;
}

/** French numbers as people write them: `01 23 45 67 89`, `+33 1 23…`, with spaces, points or hyphens. */
const frenchNumber = /((?:\+33[\s.]?|\b0)[1-9](?:[\s.-]?\d{2}){4}\b)/;

function withCalls(text: string): ReactNode {
  const parts = text.split(frenchNumber);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a
        key={part}
        className="whitespace-nowrap"
        href={`tel:+33${part.replaceAll(/\D/g, '').replace(/^(?:33|0)/, '')}`}
      >
        {part}
      </a>
    ),
  );
}
