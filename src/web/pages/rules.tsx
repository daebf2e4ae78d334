import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { countOf, formatNumber } from '#contract/french.ts';
import { themeIds, themes } from '#contract/themes.ts';
import { countRules, findRules, ruleCount } from '#service/rules/list-rules.ts';
import { RuleCatalogue } from '../features/rules/rule-catalogue.tsx';
import { RuleSearch } from '../features/rules/rule-search.tsx';
import { ThemeLinks } from '../features/rules/theme-links.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { Link } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PrintedFilter } from '../ui/printed-filter.tsx';

export const handle = { js: false, kept: 'no-search' };

export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const search = (asked.get('q') ?? '').trim().slice(0, 200);
  const theme = themeIds.find((id) => id === asked.get('theme')) ?? null;
  const found = search === '' && theme === null ? null : findRules(search, theme);
  return { search, theme, found, counts: countRules(), total: ruleCount };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta('Tous les contrôles', {
    description: `Les ${formatNumber(loaderData?.total ?? 0)} contrôles de Constat\u00a0: pourquoi, comment ils sont faits, comment corriger, avec leurs références et leurs tests du RGAA.`,
  });

/** The way into the catalogue: a search that is a form of the browser’s own, and the themes. */
export default function Rules() {
  const { search, theme, found, counts, total } = useLoaderData<typeof loader>();
  const count = found?.reduce((sum, { rules }) => sum + rules.length, 0) ?? 0;
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 px-4 py-14 sm:px-6">
      <PageHeader title="Tous les contrôles">
        {formatNumber(total)} contrôles en huit thèmes. Chacun dit pourquoi il compte, comment il est fait et
        comment corriger.
      </PageHeader>
      <RuleSearch search={search} theme={theme} />
      {found === null ? (
        <>
          <ThemeLinks counts={counts} />
          <HowToRead />
        </>
      ) : (
        <>
          <p className="flex flex-wrap gap-x-4 font-semibold">
            {count === 0
              ? 'Aucun contrôle ne répond à cette recherche.'
              : `${countOf(count, 'contrôle trouvé', 'contrôles trouvés')}.`}
            <Link to="/controles">Voir les thèmes</Link>
          </p>
          <PrintedFilter search={search} asked={[theme !== null && themes[theme].label]} />
          <RuleCatalogue found={found} />
        </>
      )}
    </div>
  );
}

function HowToRead() {
  return (
    <section aria-labelledby="lire" className="max-w-[72ch]">
      <h2 id="lire" className="text-2xl">
        Comment lire un contrôle
      </h2>
      <p className="mt-3">
        Un contrôle examine une page, ou le site entier, pendant la visite d’un vrai navigateur. Quand il
        échoue avec certitude, il donne un défaut, avec la preuve que nous avons vue{'\u00a0'}: l’élément,
        l’en-tête, la requête ou le cookie. Quand une machine ne peut pas trancher, il demande à une personne
        de vérifier, et ne compte pas dans le score.
      </p>
      <p className="mt-3">
        La gravité dit ce que le défaut coûte à vos visiteurs, l’effort ce que demande sa correction. Les
        critères du RGAA et les textes de loi concernés sont cités.
      </p>
    </section>
  );
}
