import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { typeset } from '#contract/french.ts';
import { refusalAnchor } from '#contract/problem.ts';
import { describeApi } from '#service/api/describe-api.ts';
import { KeysAndWebhooks } from '../features/api-docs/keys-and-webhooks.tsx';
import { type ApiPart, viewApi } from '../features/api-docs/view-api.server.ts';
import { readWebContext } from '../lib/context.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const handle = { js: false, kept: 'any-search', weight: 'report' };

export const meta: MetaFunction = () => pageMeta('API', { index: false });

export function loader({ context }: LoaderFunctionArgs) {
  return viewApi(describeApi(readWebContext(context).deps.config.publicUrl));
}

/** The API in words, for people: the same document as `/api/openapi.json`. */
export default function ApiDocs() {
  const { version, introduction, parts, refusals, structures } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-8 px-4 py-14 sm:px-6">
      <PageHeader title="L’API de Constat">
        Version {version}. Pour un programme, la même description{'\u00a0'}:{' '}
        <a href="/api/openapi.json" className="text-brand underline">
          au format OpenAPI 3.1
        </a>
        .
      </PageHeader>
      <div className="flex max-w-prose flex-col gap-4">
        {introduction.map((text) => (
          <p key={text}>
            <WithCode text={text} />
          </p>
        ))}
      </div>
      <nav aria-label="Parties de l’API">
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          <li>
            <a href="#cles" className="inline-block py-1 text-brand underline">
              Clés et webhooks
            </a>
          </li>
          {[
            { id: 'appels', label: 'Appels' },
            { id: 'refus', label: 'Refus' },
            { id: 'structures', label: 'Structures' },
          ].map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-block py-1 text-brand underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <KeysAndWebhooks />
      <Card as="section">
        <h2 id="appels" className="text-xl">
          Appels
        </h2>
        {parts.map((part) => (
          <PartSummary key={part.slug} part={part} />
        ))}
      </Card>
      <Card as="section">
        <h2 id="refus" className="text-xl">
          Refus
        </h2>
        <p className="mt-2 max-w-prose text-soft">
          Chaque refus a un code, qui ne change pas, et une phrase pour la personne.
        </p>
        <ul className="mt-4 flex flex-col gap-2 text-sm">
          {refusals.map(({ status, code, message }) => (
            <li key={code} id={refusalAnchor(code)}>
              {status} <code className="font-mono font-semibold wrap-anywhere">{code}</code>{' '}
              {typeset(message)}
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section">
        <h2 id="structures" className="text-xl">
          Structures
        </h2>
        <p className="mt-2 max-w-prose text-soft">Ce que plusieurs appels prennent ou rendent.</p>
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
          {structures.map(({ name }) => (
            <li key={name} id={name}>
              <a
                href={`/api/docs/structures/${name}`}
                className="inline-block py-1 font-mono text-brand underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

/** What the calls of one subject are; how each is made stands on the page of the subject. */
function PartSummary({ part: { tag, slug, operations } }: { part: ApiPart }) {
  return (
    <section className="mt-6">
      <h3 className="text-lg">
        <a href={`/api/docs/${slug}`} className="text-brand underline">
          {tag}
        </a>
      </h3>
      <ul className="mt-2 flex flex-col gap-1 text-sm">
        {operations.map(({ id, method, path, summary }) => (
          <li key={id} id={id}>
            <a href={`/api/docs/${slug}#${id}`} className="inline-block py-1 text-brand underline">
              {typeset(summary)}
            </a>{' '}
            <span className="font-mono wrap-anywhere">
              <strong>{method}</strong> {path}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A text whose parts between grave accents are code. */
function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      typeset(part)
    ) : (
      <code key={part} className="font-mono text-sm [overflow-wrap:anywhere]">
        {part}
      </code>
    ),
  );
}
