import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formatNumber } from '#contract/french.ts';
import { themeIds, themes } from '#contract/themes.ts';
import { findRules } from '#service/rules/list-rules.ts';
import { RuleCatalogue } from '../features/rules/rule-catalogue.tsx';
import { RuleSearch } from '../features/rules/rule-search.tsx';
import { readWebContext } from '../lib/context.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const handle = { js: false, kept: 'any-search' };

export function loader({ params, context }: LoaderFunctionArgs) {
  const theme = themeIds.find((id) => id === params.theme);
  if (theme === undefined) throw data({ code: 'request/not-found' }, { status: 404 });
  const { deps } = readWebContext(context);
  return { theme, found: findRules('', theme), address: `${deps.config.publicUrl}/controles/theme/${theme}` };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        ...pageMeta(`Contrôles\u00a0: ${themes[loaderData.theme].label}`, {
          description: `Tous les contrôles du thème ${themes[loaderData.theme].label}.`,
        }),
        { tagName: 'link', rel: 'canonical', href: loaderData.address },
      ]
    : pageMeta('Thème inconnu', { index: false });

/** The checks of one theme. */
export default function RulesOfTheme() {
  const { theme, found } = useLoaderData<typeof loader>();
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 px-4 py-12 sm:px-6">
      <Breadcrumb
        steps={[{ label: 'Tous les contrôles', to: '/controles' }, { label: themes[theme].label }]}
      />
      <PageHeader title={themes[theme].label}>{formatNumber(count)} contrôles.</PageHeader>
      <RuleSearch search="" theme={theme} />
      <RuleCatalogue found={found} />
    </div>
  );
}
