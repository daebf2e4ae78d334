import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { describeRule } from '#service/rules/describe-rule.ts';
import { RuleDocument } from '../features/rules/rule-document.tsx';
import { readWebContext } from '../lib/context.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';

export const handle = { js: false, kept: 'any-search' };

export function loader({ params, context }: LoaderFunctionArgs) {
  const rule = describeRule(params.id ?? '');
  if (rule === null) throw data({ code: 'request/not-found' }, { status: 404 });
  const { deps } = readWebContext(context);
  return { rule, address: `${deps.config.publicUrl}/controles/${rule.id}` };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        ...pageMeta(loaderData.rule.name, { description: loaderData.rule.why }),
        { tagName: 'link', rel: 'canonical', href: loaderData.address },
        { property: 'og:url', content: loaderData.address },
      ]
    : pageMeta('Contrôle inconnu', { index: false });

/** One check: why it counts, how it is tested, how to fix, and what it stands on. */
export default function RulePage() {
  const { rule } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-12 sm:px-6">
      <Breadcrumb steps={[{ label: 'Tous les contrôles', to: '/controles' }, { label: rule.name }]} />
      <RuleDocument rule={rule} />
    </div>
  );
}
