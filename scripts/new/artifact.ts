import { type Draft, Refused } from './draft.ts';
import { before, withImport } from './lines.ts';
import { camelOf, kebab, noMore, pascalOf } from './names.ts';

/** An artifact of a page, with what reads it inside the page and the test of that; or (`site`) of the site. */
export function newArtifact(draft: Draft, args: readonly string[]): readonly string[] {
  const [given, kind, ...rest] = args;
  noMore(rest);
  const name = kebab(given, 'le nom de l’élément relevé');
  if (kind !== undefined && kind !== 'site')
    throw new Refused(`« ${kind} » n’est pas attendu : « site » pour le site entier, rien pour une page.`);
  const id = camelOf(name);
  const wordsPath = 'src/service/rules/artifact-words.ts';
  if (new RegExp(`^  ${id}: `, 'm').test(draft.read(wordsPath) ?? ''))
    throw new Refused(`L’élément « ${id} » est déjà relevé.`);
  draft.edit(wordsPath, (text) => before(text, 'export const artifactWords', '};', `  ${id}: '',`));
  return kind === 'site' ? ofSite(draft, name, id) : ofPage(draft, name, id);
}

function ofPage(draft: Draft, name: string, id: string): readonly string[] {
  draft.edit('src/engine/artifacts/page.ts', (text) =>
    before(text, 'export const pageShapes', '};', `  ${id}: shape<readonly string[]>([]),`),
  );
  draft.create(
    `src/engine/gather/${name}.ts`,
    `import { defineArtifact } from './define-artifact.ts';
import { inPage } from './in-page.ts';

export const ${id} = defineArtifact({
  id: '${id}',
  gather: ({ tab }) => inPage(tab).read${pascalOf(name)}(),
});
`,
  );
  draft.edit('src/engine/gather/page-artifacts.ts', (text) =>
    before(
      withImport(text, `import { ${id} } from './${name}.ts';`),
      '  examined: [',
      '    observations,',
      `    ${id},`,
    ),
  );
  draft.create(`src/engine/in-page/read-${name}.ts`, inPageModule(name));
  draft.create(`src/engine/in-page/read-${name}.test.ts`, inPageTest(name));
  draft.edit(
    'src/engine/in-page/index.ts',
    (text) => `${text}export { read${pascalOf(name)} } from './read-${name}.ts';\n`,
  );
  return [
    `Dites en français ce qui est relevé (${id} dans src/service/rules/artifact-words.ts), donnez-lui son type et un exemple (src/engine/artifacts/page.ts).`,
    `Écrivez ce qui le lit dans la page (src/engine/in-page/read-${name}.ts) et ses cas (read-${name}.test.ts).`,
    'Sa place dans src/engine/gather/page-artifacts.ts est son tour : ce qui change la page vient en dernier.',
    `Lancez : npm test -- src/engine/in-page/read-${name}.test.ts tests/unit/nothing-left-empty.test.ts`,
  ];
}

function ofSite(draft: Draft, name: string, id: string): readonly string[] {
  draft.edit('src/engine/artifacts/site.ts', (text) =>
    before(text, 'export const siteShapes', '};', `  ${id}: shape<readonly string[]>([]),`),
  );
  draft.create(
    `src/engine/run/site/${name}.ts`,
    `import { defineSiteArtifact } from './define-site-artifact.ts';

export const ${id} = defineSiteArtifact({
  id: '${id}',
  from: 'start',
  gather: ({ crawl }) => [crawl.start.href],
});
`,
  );
  draft.edit('src/engine/run/site-artifacts.ts', (text) =>
    before(
      withImport(text, `import { ${id} } from './site/${name}.ts';`),
      'export const siteGatherers',
      '];',
      `  ${id},`,
    ),
  );
  return [
    `Dites en français ce qui est relevé (${id} dans src/service/rules/artifact-words.ts), donnez-lui son type et un exemple (src/engine/artifacts/site.ts).`,
    `Écrivez comment il est relevé, et quand (src/engine/run/site/${name}.ts), avec son test dans tests/smoke.`,
    'Lancez : npm test -- tests/unit/nothing-left-empty.test.ts',
  ];
}

const inPageModule = (name: string) => `/** What the page holds of it, in document order. */
export function read${pascalOf(name)}(): string[] {
  return [...document.querySelectorAll('${name}')].map((element) => element.localName);
}
`;

const inPageTest = (name: string) => `import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { read${pascalOf(name)} } from './read-${name}.ts';

afterEach(() => void vi.unstubAllGlobals());

/** What the page holds → what is read of it. */
const cases: readonly (readonly [string, string, readonly string[]])[] = [];

test('has a case where something is found and one where nothing is', () => {
  expect(new Set(cases.map(([, , wanted]) => wanted.length > 0))).toEqual(new Set([true, false]));
});

test.each(cases)('%s', (_, html, wanted) => {
  openPageDouble(html);
  expect(read${pascalOf(name)}()).toEqual(wanted);
});
`;
