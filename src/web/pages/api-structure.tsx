import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { describeApi } from '#service/api/describe-api.ts';
import { FieldsTable } from '../features/api-docs/fields-table.tsx';
import { viewApi } from '../features/api-docs/view-api.server.ts';
import { readWebContext } from '../lib/context.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const handle = { js: false, kept: 'any-search' };

export function loader({ params, context }: LoaderFunctionArgs) {
  const { structures } = viewApi(describeApi(readWebContext(context).deps.config.publicUrl));
  const structure = structures.find(({ name }) => name === params.name);
  if (structure === undefined) throw data({ code: 'request/not-found' }, { status: 404 });
  return structure;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `API\u00a0: structure ${loaderData.name}` : 'Structure inconnue', { index: false });

/** The fields of one structure that answers of several calls share. */
export default function ApiStructure() {
  const { name, fields } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-8 px-4 py-14 sm:px-6">
      <Breadcrumb
        steps={[
          { label: 'API', to: '/api/docs' },
          { label: 'Structures', to: '/api/docs#structures' },
          { label: name },
        ]}
      />
      <PageHeader title={<code className="font-mono">{name}</code>} />
      <Card>
        <FieldsTable caption={`Structure ${name}`} rows={fields} />
      </Card>
    </div>
  );
}
