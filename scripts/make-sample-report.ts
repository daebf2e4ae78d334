/**
 * Makes the sample report (`/exemple`) and the extract of the landing page, from a real audit of the demonstration site
 * made now: `node --import ./scripts/tsx-hook.mjs scripts/make-sample-report.ts`, on an idle machine.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { isDefect } from '#contract/defect.ts';
import { themeBand } from '#contract/theme-band.ts';
import { auditDemo } from '#tests/support/audit-demo.ts';

/** Instead of the loopback address it was served at: a name that the DNS keeps for examples (RFC 2606). */
const shownHost = 'mairie-valmont.example';
const shownFindings = 3;
const pictures = 'src/web/public/exemple';

const { report: audited, screenshots } = await auditDemo('faulty', 10);
if (audited.pages.some(({ performanceScore }) => performanceScore === null)) {
  console.error(
    'The machine was too busy to measure the pages: nothing was written. Try again on an idle one.',
  );
  process.exit(1);
}
const document = JSON.stringify(audited)
  .replaceAll(audited.host, shownHost)
  .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://constat.example')
  .replaceAll('127.0.0.1', shownHost);
const report: typeof audited = JSON.parse(document);
await writeFile('src/web/sample/report.json', `${JSON.stringify(report, null, 1)}\n`);
await rm(pictures, { recursive: true, force: true });
await mkdir(pictures, { recursive: true });
for (const { key, contentType, bytes } of screenshots) {
  if (!['image/webp', 'image/jpeg'].includes(contentType)) throw new Error(`${key} is ${contentType}.`);
  await writeFile(`${pictures}/${key}`, bytes);
}

const failures = report.findings.filter(isDefect);
const extract = {
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
await writeFile('src/web/features/landing/sample-report.json', `${JSON.stringify(extract, null, 2)}\n`);
process.exit();
