/**
 * Writes the extract that the landing page shows, from a real audit of the demonstration site made now:
 * `node --import ./scripts/tsx-hook.mjs scripts/make-sample-report.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { themeBand } from '#contract/theme-band.ts';
import { auditDemo } from '#tests/support/audit-demo.ts';

const shownFindings = 3;

const { report } = await auditDemo('faulty', 10);
const failures = report.findings.filter(({ verdict }) => verdict === 'fail');
const sample = {
  host: 'la mairie fictive de Valmont-les-Prés, notre site de démonstration',
  auditedOn: report.finishedAt.slice(0, 10),
  pages: report.pages.length,
  failures: failures.length,
  score: report.score,
  upTo: report.upTo ?? null,
  themes: report.themes.map((result) => ({
    theme: result.theme,
    score: result.score,
    upTo: result.upTo ?? null,
    band: themeBand(result, report.rgaa),
  })),
  findings: failures.slice(0, shownFindings).map(({ ruleId, title, fix }) => ({ id: ruleId, title, fix })),
};
await writeFile('src/web/features/landing/sample-report.json', `${JSON.stringify(sample, null, 2)}\n`);
process.exit();
