import { type Draft, Refused } from './draft.ts';
import { before, withImport, withName } from './lines.ts';
import { camelOf, kebab, noMore } from './names.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
type Method = (typeof methods)[number];

interface Asked {
  readonly method: Method;
  readonly path: string;
  /** Names that vary. */
  readonly names: readonly string[];
  /** What it is about, as files are named: `site-exports`. */
  readonly resource: string;
  readonly operation: string;
}

/** A call of the API of a signed-in person: its declaration, its verb, its handler, its right, and its rows in the tests. */
export function newRoute(draft: Draft, args: readonly string[]): readonly string[] {
  const asked = read(args);
  const { method, path, resource, operation } = asked;
  const rights = draft.read('src/contract/space-rights.ts') ?? '';
  if (rights.includes(`  ${operation}: `))
    throw new Refused(
      `L’appel « ${operation} » existe déjà : changez l’adresse, ou écrivez celui-ci à la main.`,
    );
  const service = `src/service/${resource}/${kebabOf(operation)}.ts`;
  draft.create(service, verb(asked));
  declare(draft, asked);
  handle(draft, asked);
  draft.edit('src/contract/space-rights.ts', (text) =>
    before(text, 'const rightsOfCalls', '};', `  ${operation}: owner,`),
  );
  if (method !== 'GET' && method !== 'DELETE' && asked.names.length > 0)
    draft.edit('tests/database/accounts-roles.test.ts', (text) =>
      before(text, 'const bodies', '};', `  '${method} ${path}': {},`),
    );
  const test = `tests/database/${kebabOf(operation)}.test.ts`;
  draft.create(test, testOf(asked));
  return [
    `Dites en français ce que fait l’appel, ce qu’il prend, donne et refuse (src/contract/api/${resource}.ts), et écrivez son verbe (${service}).`,
    'Son droit est celui du propriétaire de l’espace seul : élargissez-le au besoin (src/contract/space-rights.ts).',
    ...(asked.names.length > 0
      ? [
          'tests/database/accounts-roles et organisations-roles le demandent d’une ligne à soi : semez-la (`seed`, `addressOf`).',
        ]
      : []),
    `Lancez : npm test -- ${test} tests/unit/routes-access.test.ts tests/unit/nothing-left-empty.test.ts tests/database/accounts-roles.test.ts tests/database/organisations-roles.test.ts`,
  ];
}

const kebabOf = (camel: string) => camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function read([verbGiven = '', path = '', ...rest]: readonly string[]): Asked {
  noMore(rest);
  const method = methods.find((one) => one === verbGiven.toUpperCase());
  if (method === undefined)
    throw new Refused(`Méthode inconnue : « ${verbGiven} ». Choisissez parmi : ${methods.join(', ')}.`);
  if (!/^\/api(?:\/(?:[a-z0-9]+(?:-[a-z0-9]+)*|:[a-z][a-zA-Z]*))+$/.test(path))
    throw new Refused(
      `« ${path} » n’est pas l’adresse d’un appel : /api/…, en minuscules (/api/exports/:id).`,
    );
  const parts = path.split('/').slice(2);
  const words = parts.filter((part) => !part.startsWith(':'));
  const resource = kebab(words.at(-1), 'ce dont parle l’adresse');
  return {
    ...{ method, path, resource },
    names: parts.filter((part) => part.startsWith(':')).map((part) => part.slice(1)),
    operation: operationOf(method, resource, parts.at(-1)?.startsWith(':') === true),
  };
}

/** `GET /api/exports` → `listExports`, `GET /api/exports/:id` → `readExport`. */
function operationOf(method: Method, resource: string, isOfOne: boolean): string {
  if (method === 'GET' && !isOfOne) return camelOf(`list-${resource}`);
  const act = { GET: 'read', POST: 'create', PUT: 'change', DELETE: 'delete' }[method];
  return camelOf(`${act}-${oneOf(resource)}`);
}

const statusOf = (method: Method) => ({ GET: 200, POST: 201, PUT: 200, DELETE: 204 })[method];

/** The singular of a file's words: `site-exports` → `site-export`, `site-access` as it is. */
const oneOf = (resource: string) => resource.replace(/(?<!s)s$/, '');
const tableOf = (draft: Draft, { resource }: Asked) =>
  /export const (\w+Endpoints)/.exec(draft.read(`src/contract/api/${resource}.ts`) ?? '')?.[1] ??
  `${camelOf(oneOf(resource))}Endpoints`;

/** Into the part of the API that has that name, or a part of its own. */
function declare(draft: Draft, asked: Asked): void {
  const { resource } = asked;
  const file = `src/contract/api/${resource}.ts`;
  const isNew = draft.read(file) === null;
  if (isNew) {
    const table = tableOf(draft, asked);
    draft.create(
      file,
      `import { defineEndpoints } from './endpoint.ts';\n\nexport const ${table} = defineEndpoints('', {\n});\n`,
    );
    draft.edit('src/contract/api/endpoints.ts', (text) =>
      before(
        withImport(text, `import { ${table} } from './${resource}.ts';`),
        'export const endpoints',
        '  ...descriptionEndpoints,',
        `  ...${table},`,
      ),
    );
  }
  const added = declaration(asked);
  draft.edit(file, (text) =>
    [
      [/\bz\./, 'z', 'zod'],
      [/\bjson\(/, 'json', './endpoint.ts'],
      [/\bnothing\b/, 'nothing', './endpoint.ts'],
      [/\bidempotent\b/, 'idempotent', './idempotency.ts'],
    ].reduce(
      (whole, [used, name, from]) =>
        new RegExp(used ?? '').test(added) ? withName(whole, String(name), String(from)) : whole,
      before(text, 'export const ', '});', added),
    ),
  );
}

function declaration({ method, path, names, operation }: Asked): string {
  const takes = method === 'POST' || method === 'PUT';
  return [
    `  ${operation}: {`,
    `    method: '${method}',`,
    `    path: '${path}',`,
    `    access: 'user',`,
    `    summary: '',`,
    ...(names.length > 0
      ? [`    params: { ${names.map((name) => `${name}: z.string().max(300)`).join(', ')} },`]
      : []),
    ...(method === 'POST' ? ['    headers: idempotent,'] : []),
    ...(takes ? ['    body: z.strictObject({}),'] : []),
    `    answer: { ${statusOf(method)}: ${method === 'DELETE' ? 'nothing' : 'json(z.object({ id: z.string() }))'} },`,
    '    errors: [],',
    '  },',
  ].join('\n');
}

/** Into the routes of that name, or routes of their own. */
function handle(draft: Draft, asked: Asked): void {
  const { resource, operation } = asked;
  const file = `src/http/${resource}.ts`;
  const table = tableOf(draft, asked);
  if (draft.read(file) === null) {
    const routes = `${camelOf(oneOf(resource))}Routes`;
    draft.create(
      file,
      `import { defineRoute, type Route } from './route.ts';\n\nexport const ${routes}: readonly Route[] = [\n];\n`,
    );
    draft.edit('src/http/routes.ts', (text) =>
      before(
        withImport(text, `import { ${routes} } from './${resource}.ts';`),
        'export const apiRoutes',
        '  ...descriptionRoutes,',
        `  ...${routes},`,
      ),
    );
  }
  const verb = `#service/${resource}/${kebabOf(operation)}.ts`;
  draft.edit(file, (text) =>
    withName(
      withName(before(text, 'export const ', '];', handler(asked, table)), operation, verb),
      table,
      `#contract/api/${resource}.ts`,
    ),
  );
}

function handler({ method, names, operation }: Asked, table: string): string {
  const given = names.map((name) => `params.${name}`);
  const context = ['deps', 'viewer', ...(names.length > 0 ? ['params'] : [])];
  const call = `await ${operation}(${['deps', 'viewer', ...given].join(', ')})`;
  const body =
    method === 'DELETE'
      ? `      ${call};\n      return { status: 204 };`
      : `      return { status: ${statusOf(method)}, json: ${call} };`;
  return `  defineRoute({
    ...${table}.${operation},
    async handle({ ${context.join(', ')} }) {
${body}
    },
  }),`;
}

/** It finds nothing until it is written, so that its tests are red. */
function verb({ method, names, operation }: Asked): string {
  const given = names.map((name) => `, _${name}: string`).join('');
  const gives = method === 'DELETE' ? 'void' : '{ readonly id: string }';
  return `import { AppError } from '#contract/errors.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

/** @throws AppError \`request/not-found\` for what is another person’s, or is not there. */
export async function ${operation}(_deps: Pick<Deps, 'db'>, viewer: Pick<Viewer, 'uid'>${given}): Promise<${gives}> {
  throw new AppError('request/not-found', { cause: viewer.uid });
}
`;
}

const testOf = ({ method, path, operation }: Asked) => `import { describe, expect, it } from 'vitest';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { createTestSite } from '#tests/support/http.ts';
import { signedInPerson } from '#tests/support/people.ts';

const database = testDatabase();

describe('${operation}', () => {
  it('answers its owner', async () => {
    const site = createTestSite(database.current());
    const { cookie } = await signedInPerson(site, 'owner');
    const answer = await site.call('${method}', '${path}', { cookie${method === 'GET' || method === 'DELETE' ? '' : ', body: {}'} });
    expect(answer.status).toBe(${statusOf(method)});
  });
});
`;
