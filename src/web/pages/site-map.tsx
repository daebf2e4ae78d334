import type { MetaFunction } from 'react-router';
import { type PublicPageGroup, publicPageGroups, publicPages } from '#contract/public-pages.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Link } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const handle = { js: false, kept: 'any-search' };

export const meta: MetaFunction = () =>
  pageMeta('Plan du site', {
    description: 'Toutes les pages publiques de Constat, et ce que l’on y trouve.',
  });

const groupIds = Object.keys(publicPageGroups) as PublicPageGroup[];

/** Every public page, in words: the second way of moving around that the RGAA asks for. */
export default function SiteMap() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-14 sm:px-6">
      <PageHeader title="Plan du site">Les pages ouvertes à tous, rangées par usage.</PageHeader>
      {groupIds.map((id) => (
        <section key={id} className="mt-10">
          <h2 className="text-xl">{publicPageGroups[id]}</h2>
          <ul className="mt-3 flex flex-col gap-2">
            {publicPages
              .filter(({ group }) => group === id)
              .map(({ path, label, summary }) => (
                <li key={path}>
                  <Link to={path}>{label}</Link> <span className="text-soft">– {summary}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
