import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Made, makeNew } from '../../scripts/new/make-new.ts';

/** The tree as it is: nothing is written into it. */
const sources = {
  read: (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null),
  list: (folder: string) => readdirSync(folder),
};
const make = (command: string): Made => makeNew(sources, command.split(' '));

/** Each command, and the files that its recipe names. */
const recipes: Readonly<Record<string, readonly string[]>> = {
  'rule quality qual-essai': [
    'src/engine/rules/quality/index.ts',
    'src/engine/rules/quality/qual-essai.test.ts',
    'src/engine/rules/quality/qual-essai.ts',
    'src/reference/rule-snippets/quality.ts',
  ],
  'rule seo geo-essai site': [
    'src/engine/rules/seo/geo-essai.test.ts',
    'src/engine/rules/seo/geo-essai.ts',
    'src/engine/rules/seo/index.ts',
    'src/reference/rule-snippets/seo.ts',
  ],
  'artifact drawn-lines': [
    'src/engine/artifacts/page.ts',
    'src/engine/gather/drawn-lines.ts',
    'src/engine/gather/page-artifacts.ts',
    'src/engine/in-page/index.ts',
    'src/engine/in-page/read-drawn-lines.test.ts',
    'src/engine/in-page/read-drawn-lines.ts',
    'src/service/rules/artifact-words.ts',
  ],
  'artifact ads-txt site': [
    'src/engine/artifacts/site.ts',
    'src/engine/run/site-artifacts.ts',
    'src/engine/run/site/ads-txt.ts',
    'src/service/rules/artifact-words.ts',
  ],
  'page dashboard/essais/:id': [
    'src/contract/space-rights.ts',
    'src/web/pages/dashboard-essais.tsx',
    'src/web/routes.ts',
    'tests/support/e2e-pages.ts',
  ],
  'page essais trials public': [
    'src/contract/public-pages.ts',
    'src/web/pages/trials.tsx',
    'src/web/routes.ts',
    'tests/support/e2e-pages.ts',
  ],
  'route GET /api/essais': [
    'src/contract/api/endpoints.ts',
    'src/contract/api/essais.ts',
    'src/contract/space-rights.ts',
    'src/http/essais.ts',
    'src/http/routes.ts',
    'src/service/essais/list-essais.ts',
    'tests/database/list-essais.test.ts',
  ],
  'route POST /api/sites/:host/journeys/:id/copies': [
    'src/contract/api/copies.ts',
    'src/contract/api/endpoints.ts',
    'src/contract/space-rights.ts',
    'src/http/copies.ts',
    'src/http/routes.ts',
    'src/service/copies/create-copie.ts',
    'tests/database/accounts-roles.test.ts',
    'tests/database/create-copie.test.ts',
  ],
  'route PUT /api/site-access/:id': [
    'src/contract/api/site-access.ts',
    'src/contract/space-rights.ts',
    'src/http/site-access.ts',
    'src/service/site-access/change-site-access.ts',
    'tests/database/accounts-roles.test.ts',
    'tests/database/change-site-access.test.ts',
  ],
  'mail essai-ended': ['src/contract/mails.ts', 'src/mail/essai-ended.tsx', 'src/mail/index.ts'],
  'mail essai-late results': [
    'src/contract/mail-groups.ts',
    'src/contract/mails.ts',
    'src/mail/essai-late.tsx',
    'src/mail/index.ts',
    'tests/support/mail-variants.ts',
  ],
};

describe.each(Object.entries(recipes))('npm run new -- %s', (command, wanted) => {
  test('writes the files that the recipe names, and changes one line or a few of those that are there', () => {
    const { files, next } = make(command);
    expect([...files.keys()].toSorted()).toEqual(wanted);
    for (const [path, text] of files) {
      const was = sources.read(path);
      if (was === null) continue;
      const kept = new Set(text.split('\n'));
      const lost = was.split('\n').filter((line) => !kept.has(line));
      // A list on one line is written anew with one more entry.
      expect(lost.length, path).toBeLessThanOrEqual(path.endsWith('mail-groups.ts') ? 1 : 0);
    }
    expect(next.join(' ')).toContain('Lancez : npm test -- ');
  });

  test('imports only what is there', () => {
    const { files } = make(command);
    const missing = [...files]
      .filter(([path]) => sources.read(path) === null)
      .flatMap(([path, text]) => importsOf(text).flatMap((one) => missingOf(files, path, one)));
    expect(missing).toEqual([]);
  });
});

interface Import {
  readonly names: readonly string[];
  readonly from: string;
}

const importsOf = (text: string): Import[] =>
  [...text.matchAll(/^import (?:type )?(?:\{([^}]*)\}|(\w+)) from '([#.][^']+)';/gm)].map(
    ([, names, byDefault, from = '']) => ({
      names: byDefault
        ? ['default']
        : (names ?? '').split(',').map((name) => name.trim().replace(/^type | as .*/g, '')),
      from,
    }),
  );

/** Names that the imported file does not export, among the files made and those that are there. */
function missingOf(files: ReadonlyMap<string, string>, path: string, { names, from }: Import): string[] {
  const target = from.startsWith('#tests/')
    ? from.replace('#', '')
    : from.startsWith('#')
      ? `src/${from.slice(1)}`
      : join(dirname(path), from);
  const text = files.get(target) ?? sources.read(target);
  if (text === null) return [`${path} → ${from}`];
  const exported = (name: string) =>
    name === 'default'
      ? /^export default/m.test(text)
      : new RegExp(`^export (?:async )?(?:const|function|interface|type|class) ${name}\\b`, 'm').test(text);
  return names.filter((name) => name !== '' && !exported(name)).map((name) => `${path} → ${from} ${name}`);
}

test.each([
  ['accessibility', 'wcag'],
  ['performance', 'perf'],
  ['security', 'sec'],
  ['privacy', 'priv'],
  ['seo', 'seo'],
  ['legal', 'legal'],
  ['eco-design', 'eco'],
  ['quality', 'qual'],
])('a rule of the theme %s has its place among the snippets', (theme, prefix) => {
  const { files } = make(`rule ${theme} ${prefix}-essai`);
  expect(files.get(`src/reference/rule-snippets/${theme}.ts`)).toContain(`'${prefix}-essai': {`);
});

describe('what is written', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'constat-new-'));
    const settings = JSON.parse(readFileSync('biome.json', 'utf8'));
    settings.vcs.enabled = false;
    settings.root = true;
    settings.linter.rules.suspicious.noImportCycles = 'off';
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(settings));
    for (const [at, command] of Object.keys(recipes).entries())
      for (const [path, text] of make(command).files) {
        const target = join(folder, `recipe-${at}`, path);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, text);
      }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const biome = (...args: string[]) => {
    const program = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome');
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };

  test('is understood, formatted and linted by the house’s own tool', () => {
    const formatted = biome('check', '--write', '--linter-enabled=false');
    expect(formatted.status, formatted.said).toBe(0);
    const linted = biome('lint', '--error-on-warnings');
    expect(linted.status, linted.said).toBe(0);
  });
});

describe('what cannot be made is refused with what to do, and nothing is written', () => {
  test.each([
    ['', /^Usage :/],
    ['toString', /^Usage :/],
    ['rule beauty beauty-essai', /Thème inconnu.*accessibility \(Accessibilité\)/],
    ['rule quality', /Donnez l’identifiant du contrôle/],
    ['rule quality Qual-Essai', /ne convient pas/],
    ['rule quality qual-été', /sans accent/],
    ['rule quality sec-essai', /s’appelle « qual-… »/],
    ['rule quality qual-lorem-ipsum', /existe déjà/],
    ['rule quality qual-essai page', /« site » pour un contrôle du site entier/],
    ['rule quality qual-essai site encore', /« encore » n’est pas attendu/],
    ['artifact dom', /déjà relevé/],
    ['artifact essai world', /« site » pour le site entier/],
    ['page Dashboard', /n’est pas l’adresse d’une page/],
    ['page ../secret', /n’est pas l’adresse d’une page/],
    ['page dashboard', /a déjà sa page/],
    ['page nouvelle-adresse-encore new-email', /existe déjà/],
    ['route PATCH /api/essais', /Méthode inconnue/],
    ['route GET essais', /n’est pas l’adresse d’un appel/],
    ['route GET /api/samples', /existe déjà/],
    ['mail audit-finished', /existe déjà/],
    ['mail essai beauty', /Groupe inconnu/],
  ])('« %s »', (command, wanted) => {
    expect(() => make(command)).toThrow(wanted);
  });

  test('also where a file no longer looks as the recipe expects', () => {
    const changed = {
      ...sources,
      read: (path: string) =>
        path === 'src/web/routes.ts' ? 'export default routes;\n' : sources.read(path),
    };
    expect(() => makeNew(changed, ['page', 'essais', 'trials'])).toThrow(
      /src\/web\/routes\.ts : .*à la main/,
    );
  });
});
