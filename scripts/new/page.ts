import { type Draft, Refused } from './draft.ts';
import { before, withImport } from './lines.ts';
import { kebab, noMore, pascalOf } from './names.ts';

/**
 * A page: its route, its file, its state, and its right where it asks for a signed-in person (`public`: its entry among those
 * open to everybody). Its file is named after its address where no other name is given.
 */
export function newPage(draft: Draft, args: readonly string[]): readonly string[] {
  const isPublic = args.includes('public');
  const [given, fileName, ...rest] = args.filter((one) => one !== 'public');
  noMore(rest);
  const route = addressOf(given);
  const name = kebab(fileName ?? nameOf(route), 'le nom du fichier de la page');
  const routes = draft.read('src/web/routes.ts') ?? '';
  if (routes.includes(`'${route}'`)) throw new Refused(`L’adresse /${route} a déjà sa page.`);
  draft.create(`src/web/pages/${name}.tsx`, isPublic ? publicPage(name, route) : personPage(name));
  draft.edit('src/web/routes.ts', (text) =>
    before(
      text,
      'export default [',
      `  route('*', 'pages/not-found.tsx'),`,
      `  route('${route}', 'pages/${name}.tsx'${isPublic ? ', exact' : ''}),`,
    ),
  );
  draft.edit('tests/support/e2e-pages.ts', (text) =>
    before(
      text,
      'export const pageCases',
      '];',
      isPublic
        ? `  page('${spoken(name)}', '/${route}', 'nobody', plain),`
        : `  page('${spoken(name)}', '/${stateOf(route)}', 'claire'),`,
    ),
  );
  if (isPublic)
    draft.edit('src/contract/public-pages.ts', (text) =>
      before(
        text,
        'export const publicPages',
        '];',
        `  { path: '/${route}', label: '', group: 'discover', summary: '' },`,
      ),
    );
  else
    draft.edit('src/contract/space-rights.ts', (text) =>
      before(text, 'export const rightsOfPages', '};', `  '/${route}': owner,`),
    );
  return [
    `Écrivez le titre et le contenu de src/web/pages/${name}.tsx ; un lien doit y mener.`,
    isPublic
      ? 'Dites son nom et ce qu’on y trouve (src/contract/public-pages.ts).'
      : 'Son droit est celui du propriétaire de l’espace seul : élargissez-le au besoin (src/contract/space-rights.ts).',
    'Ajoutez ses autres états (vide, refusé, introuvable) à tests/support/e2e-pages.ts.',
    `Lancez : npm test -- tests/unit/nothing-left-empty.test.ts, puis npm run pictures -- pictures "${spoken(name)}"`,
  ];
}

const spoken = (name: string) => name.replaceAll('-', ' ');

function addressOf(given: string | undefined): string {
  const route = (given ?? '').replace(/^\//, '');
  if (
    !/^(?:[a-z0-9]+(?:-[a-z0-9]+)*|:[a-z][a-zA-Z]*)(?:\/(?:[a-z0-9]+(?:-[a-z0-9]+)*|:[a-z][a-zA-Z]*))*$/.test(
      route,
    )
  )
    throw new Refused(
      `« ${given ?? ''} » n’est pas l’adresse d’une page : des mots en minuscules sans accent séparés par « / », un nom variable commençant par « : » (dashboard/exports/:id).`,
    );
  return route;
}

/** The words of the address, without the names that vary. */
const nameOf = (route: string) =>
  route
    .split('/')
    .filter((part) => !part.startsWith(':'))
    .join('-');

/** Names that vary are asked of the seeded things of tests. */
const stateOf = (route: string) =>
  route.replaceAll(/:(\w+)/g, (_, word) => (word === 'host' ? '{site}' : '{done}'));

const personPage = (
  name: string,
) => `import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { PageHeader } from '../ui/page-header.tsx';

export function loader(args: LoaderFunctionArgs) {
  const { viewer } = requireViewer(args);
  return { person: viewer.displayName || viewer.email };
}

export const meta: MetaFunction = () => pageMeta('', { index: false });

export default function ${pascalOf(name)}() {
  const { person } = useLoaderData<typeof loader>();
  return <PageHeader title="">{person}</PageHeader>;
}
`;

const publicPage = (name: string, route: string) =>
  withImport(
    `export const handle = { js: false, kept: 'any-search' };

export const loader = (args: LoaderFunctionArgs) => loadOperator(args);

export const meta: MetaFunction = () => pageMeta('', { description: '' });

export default function ${pascalOf(name)}() {
  const { operator } = useLoaderData<typeof loader>();
  return (
    <LegalPage path="/${route}" title="">
      <p>{operator.name}</p>
    </LegalPage>
  );
}
`,
    `import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { loadOperator } from '../features/legal/operator.server.ts';
import { pageMeta } from '../lib/page-meta.ts';`,
  );
