import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { typeset } from '#contract/french.ts';
import { refusalAnchor } from '#contract/problem.ts';
import { describeApi } from '#service/api/describe-api.ts';
import { FieldsTable } from '../features/api-docs/fields-table.tsx';
import { KeysAndWebhooks } from '../features/api-docs/keys-and-webhooks.tsx';
import { OperationSection } from '../features/api-docs/operation.tsx';
import { viewApi } from '../features/api-docs/view-api.server.ts';
import { readWebContext } from '../lib/context.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const handle = { js: false };

export const meta: MetaFunction = () => pageMeta('API', { index: false });

export function loader({ context }: LoaderFunctionArgs) {
  return viewApi(describeApi(readWebContext(context).deps.config.publicUrl));
}

const sectionId = (tag: string) =>
  `partie-${tag.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-')}`;

/** The API in words, for people: the same document as `/api/openapi.json`. */
export default function ApiDocs() {
  const { version, introduction, groups, refusals, structures } = useLoaderData<typeof loader>();
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
          {[...groups.map(({ tag }) => tag), 'Refus', 'Structures'].map((tag) => (
            <li key={tag}>
              <a href={`#${sectionId(tag)}`} className="inline-block py-1 text-brand underline">
                {tag}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <KeysAndWebhooks />
      {groups.map(({ tag, operations }) => (
        <Card key={tag} as="section">
          <h2 id={sectionId(tag)} className="text-xl">
            {tag}
          </h2>
          <div className="mt-2">
            {operations.map((operation) => (
              <OperationSection key={operation.id} operation={operation} />
            ))}
          </div>
        </Card>
      ))}
      <Card as="section">
        <h2 id={sectionId('Refus')} className="text-xl">
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
        <h2 id={sectionId('Structures')} className="text-xl">
          Structures
        </h2>
        {structures.map(({ name, fields }) => (
          <section key={name} className="mt-6">
            <h3 id={name} className="font-mono text-base">
              {name}
            </h3>
            <FieldsTable caption={`Structure ${name}`} rows={fields} />
          </section>
        ))}
      </Card>
    </div>
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
