import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.ts';
import { PageHeader } from '../ui/page-header.tsx';

export function loader(args: LoaderFunctionArgs) {
  requireViewer(args);
  return { id: args.params.id ?? '' };
}

export const meta: MetaFunction = () => pageMeta('Rapport', { index: false });

export default function Report() {
  const { id } = useLoaderData<typeof loader>();
  return <PageHeader title="Rapport">{id}</PageHeader>;
}
