import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

/** Frame of a long text: one title, when it was last changed, readable lines. */
export function LegalPage({
  title,
  updated,
  children,
}: {
  title: string;
  updated: string;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-4xl px-4 pt-12 sm:px-6 sm:pt-16">
      <Card as="article" padding="large">
        <h1 tabIndex={-1} className="text-3xl font-bold">
          {title}
        </h1>
        <p className="mt-2 text-sm text-faint">
          Dernière mise à jour{'\u00a0'}: {updated}
        </p>
        <div className="prose mt-8">{children}</div>
      </Card>
    </div>
  );
}

/** A fact about the operator; when the installation does not say it, the page says so. */
export function Fact({ value }: { value: string | null }) {
  if (value !== null) return <>{value}</>;
  return <mark className="rounded bg-watch-soft px-1.5 text-watch">à compléter par l’exploitant</mark>;
}

/** The operator’s mail address as a link. */
export function MailFact({ value }: { value: string | null }) {
  return value === null ? <Fact value={null} /> : <a href={`mailto:${value}`}>{value}</a>;
}
