import { themeIds, themes } from '#contract/themes.ts';
import { type Draft, Refused } from './draft.ts';
import { before, sortedIn, withImport } from './lines.ts';
import { camelOf, kebab, noMore } from './names.ts';

/** What rules of a theme are called. */
const prefixes: Readonly<Record<string, readonly string[]>> = {
  accessibility: ['rgaa', 'wcag'],
  performance: ['perf'],
  security: ['sec'],
  privacy: ['priv'],
  seo: ['seo', 'geo'],
  legal: ['legal'],
  'eco-design': ['eco'],
  quality: ['qual'],
};

/** A rule with its table of cases, its two lines of the index and its snippet. `site`: one over the whole site. */
export function newRule(draft: Draft, args: readonly string[]): readonly string[] {
  const { theme, id, isOfSite } = asked(args);
  if (knownRules(draft).has(id)) throw new Refused(`Le contrôle « ${id} » existe déjà.`);
  const folder = `src/engine/rules/${theme}`;
  const name = camelOf(id.slice(id.indexOf('-') + 1));
  const index = draft.read(`${folder}/index.ts`) ?? '';
  const local = new RegExp(`\\b${name}\\b`).test(index) ? camelOf(id) : name;
  draft.create(`${folder}/${id}.ts`, isOfSite ? siteRule(id) : pageRule(id));
  draft.create(`${folder}/${id}.test.ts`, table(id));
  draft.edit(`${folder}/index.ts`, (text) =>
    withEntry(withImport(text, `import ${local} from './${id}.ts';`), local),
  );
  draft.edit(`src/reference/rule-snippets/${theme}.ts`, (text) =>
    before(
      text,
      'export const ',
      '};',
      `  '${id}': {\n    kind: '${isOfSite ? 'site' : 'body'}',\n    faulty: '',\n    sound: '',\n  },`,
    ),
  );
  return [
    `Écrivez le contrôle (${folder}/${id}.ts), ses cas (${id}.test.ts) et ses deux extraits (src/reference/rule-snippets/${theme}.ts).`,
    `Lancez : npm test -- ${folder}/${id}.test.ts tests/unit/rules-registry.test.ts tests/unit/rule-truth.test.ts tests/unit/rule-snippets.test.ts tests/unit/typography.test.ts`,
    'Au besoin : sa ligne de src/reference/harms.ts (plus tôt ou plus tard que sa gravité), de what-binds.ts (pour qui la loi vaut), de counted-once.ts, de severity-by-kind.ts, et de rgaa-settles.ts s’il nomme un critère du RGAA.',
    'Il est à l’essai, hors du score, tant que src/reference/confirmed-rules.ts ne le nomme pas.',
  ];
}

/** Into the list of the theme, which is written on one line where it is short. */
function withEntry(text: string, local: string): string {
  const short = /^(export const rules: ThemeRules = \[[^\]\n]+)\];$/m;
  if (short.test(text)) return text.replace(short, `$1, ${local}];`);
  const open = /^const own\b/m.test(text) ? 'const own' : 'export const rules';
  return sortedIn(text, open, '];', `  ${local},`);
}

function asked([theme, given, kind, ...rest]: readonly string[]) {
  noMore(rest);
  const known = themeIds.find((one) => one === theme);
  if (known === undefined)
    throw new Refused(
      `Thème inconnu : « ${theme ?? ''} ». Choisissez parmi : ${themeIds.map((one) => `${one} (${themes[one].label})`).join(', ')}.`,
    );
  const id = kebab(given, 'l’identifiant du contrôle');
  const allowed = prefixes[known] ?? [];
  if (!allowed.some((prefix) => id.startsWith(`${prefix}-`)))
    throw new Refused(
      `Un contrôle de ce thème s’appelle ${allowed.map((prefix) => `« ${prefix}-… »`).join(' ou ')}, pas « ${id} ».`,
    );
  if (kind !== undefined && kind !== 'site')
    throw new Refused(
      `« ${kind} » n’est pas attendu : « site » pour un contrôle du site entier, rien pour un contrôle de page.`,
    );
  return { theme: known, id, isOfSite: kind === 'site' };
}

function knownRules(draft: Draft): ReadonlySet<string> {
  const files = themeIds.flatMap((theme) => draft.list(`src/engine/rules/${theme}`));
  return new Set(files.map((file) => file.replace(/(?:\.test)?\.ts$/, '')));
}

const words = (id: string) => `  id: '${id}',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [],
  title: { fail: '', pass: '' },
  why: '',
  fix: '',`;

const pageRule = (id: string) => `import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

export default defineRule({
${words(id)}
  artifacts: ['dom'],
  evaluate({ dom }) {
    return judgeElements(dom, [], () => false);
  },
});
`;

const siteRule = (id: string) => `import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
${words(id)}
  artifacts: ['pages'],
  evaluate({ pages }) {
    return { status: pages.length === 0 ? 'inapplicable' : 'pass' };
  },
});
`;

const table = (id: string) => `import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './${id}.ts';

ruleCases(rule, {});
`;
