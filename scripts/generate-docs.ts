// `generate-docs.ts [folder]` writes documents made from the sources into `docs`, or into the folder: rules.md from the
// registry of rules, openapi.json from the contract of the API, which are not committed (decision 49), and configuration.md from
// the settings.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typeset } from '#contract/french.ts';
import { referenceKindLabels } from '#contract/references.ts';
import { type Theme, themeIds, themes } from '#contract/themes.ts';
import type { Rule } from '#engine/rule.ts';
import { rulesByTheme } from '#engine/rules/registry.ts';
import { configurationText } from '#platform/configuration-text.ts';
import { describeApi } from '#service/api/describe-api.ts';
import { possibleVerdicts } from './possible-verdicts.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const englishNames: Readonly<Record<Theme, string>> = {
  accessibility: 'Accessibility',
  performance: 'Performance',
  security: 'Security',
  privacy: 'Privacy',
  seo: 'Search engines and AI visibility',
  legal: 'Legal duties',
  'eco-design': 'Eco-design',
  quality: 'Quality',
};

const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replaceAll(/<(?!br>)/g, '&lt;')
    .replaceAll(/[ \n]+/g, ' ');

function rowOf(theme: Theme, rule: Rule): string {
  const cells = [
    `\`${rule.id}\`${rule.trial ? '<br>on trial' : ''}${rule.parent ? `<br>under \`${rule.parent}\`` : ''}`,
    typeset(rule.title.fail),
    rule.severity,
    rule.automation,
    possibleVerdicts(theme, rule).join(', '),
    (rule.rgaa ?? []).join(', '),
    rule.references.map(({ kind, title }) => `${title} (${referenceKindLabels[kind]})`).join(' ; '),
    rule.source ?? 'constat',
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

const head = [
  '| Id | Title of a failure | Severity | Automation | Verdicts | RGAA | References | Source |',
  '|---|---|---|---|---|---|---|---|',
];

function tableOf(theme: Theme): string {
  const rules = rulesByTheme[theme];
  return [
    `## ${englishNames[theme]} (${rules.length})`,
    '',
    `Shown as « ${themes[theme].label} », weight ${themes[theme].weight}.`,
    '',
    ...head,
    ...rules.map((rule) => rowOf(theme, rule)),
    '',
  ].join('\n');
}

function rulesText(): string {
  const count = themeIds.reduce((sum, theme) => sum + rulesByTheme[theme].length, 0);
  const intro = [
    '# Rules',
    '',
    'Made by `npm run docs` from `src/engine/rules/registry.ts`: edit the rules, not this file.',
    '',
    `${count} rules in ${themeIds.length} themes. A name in braces is replaced by the measured value. A rule “under” another`,
    'is hidden while that one fails, and counted in its cost ([scoring.md](scoring.md)). Verdicts are those that the',
    'rule’s own tests prove. `semi`: a success only means that nothing was found. `revue`: evidence for a person, never',
    'a failure. Any rule may also end in `error` when an artifact it reads could not be gathered.',
    '',
  ];
  return `${[...intro, ...themeIds.map(tableOf)].join('\n').trimEnd()}\n`;
}

/** Every document and its text. */
const files: Readonly<Record<string, string>> = {
  'rules.md': rulesText(),
  'configuration.md': configurationText(),
  // The address is that of an installation: nobody’s here.
  'openapi.json': `${JSON.stringify(describeApi('https://constat.example'), null, 2)}\n`,
};

const folder = process.argv[2] ?? join(root, 'docs');
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(files)) {
  writeFileSync(join(folder, name), text);
  console.log(`${join(folder, name)}: ${text.split('\n').length} lines.`);
}
