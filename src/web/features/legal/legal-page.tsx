import { Fragment, type ReactNode } from 'react';
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

/** A fact about the operator, telephone numbers callable. What the installation does not say is left out, whole sentences. */
export function Fact({ value }: { value: string }) {
  return <>{withCalls(value)}</>;
}

/** The operator’s mail address as a link. */
export function MailFact({ value }: { value: string }) {
  return <a href={`mailto:${value}`}>{value}</a>;
}

/** Facts with their names; those that are missing are left out, and nothing is shown when all are. */
export function FactList({
  facts,
}: {
  facts: readonly { readonly name: string; readonly value: string | null; readonly mail?: boolean }[];
}) {
  const known = facts.flatMap(({ value, ...fact }) => (value === null ? [] : [{ ...fact, value }]));
  if (known.length === 0) {
    return <p>La personne qui exploite cette installation n’a pas encore donné ces renseignements.</p>;
  }
  return (
    <dl>
      {known.map(({ name, value, mail }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{mail ? <MailFact value={value} /> : <Fact value={value} />}</dd>
        </Fragment>
      ))}
    </dl>
  );
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
