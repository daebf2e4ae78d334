import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { describeApi } from '#service/api/describe-api.ts';
import { OperationSection } from '../features/api-docs/operation.tsx';
import { viewApi } from '../features/api-docs/view-api.server.ts';
import { readWebContext } from '../lib/context.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const handle = { js: false, kept: 'any-search' };

export function loader({ params, context }: LoaderFunctionArgs) {
  const { parts } = viewApi(describeApi(readWebContext(context).deps.config.publicUrl));
  const part = parts.find(({ slug }) => slug === params.part);
  if (part === undefined) throw data({ code: 'request/not-found' }, { status: 404 });
  return part;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `API\u00a0: ${loaderData.tag}` : 'Partie inconnue', { index: false });

/** The calls of one subject. */
export default function ApiPart() {
  const { tag, operations } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-8 px-4 py-14 sm:px-6">
      <Breadcrumb steps={[{ label: 'API', to: '/api/docs' }, { label: tag }]} />
      <PageHeader title={tag} />
      <Card>
        {operations.map((operation) => (
          <OperationSection key={operation.id} operation={operation} />
        ))}
      </Card>
    </div>
  );
}
