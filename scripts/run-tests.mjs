import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runGates } from './check.mjs';
import { ensureBuild } from './ensure-build.mjs';
import { prepareBrowser } from './prepare-browser.mjs';
import { runToTheEnd } from './run-process.mjs';

/**
 * What really ran, from vitest’s JSON report. A test file that could not even be loaded counts as one failure: its
 * tests are not in the report.
 */
export function countResults(report) {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

async function runVitest(root, args) {
  const folder = mkdtempSync(join(tmpdir(), 'constat-results-'));
  const file = join(folder, 'results.json');
  try {
    const code = await runToTheEnd(
      process.execPath,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        '--reporter=./tests/setup/tell-second-tries.ts',
        ...args,
      ],
      { cwd: root },
    );
    return { code, ...countResults(JSON.parse(readFileSync(file, 'utf8'))) };
  } catch (error) {
    console.error(`The tests gave no result: ${error instanceof Error ? error.message : error}`);
    return { code: 1, passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether these arguments name files of unit tests and nothing else: they need neither builds nor a browser. */
const onlyUnit = (args) =>
  args.length > 0 && args.every((arg) => /^(?:\.\/)?(?:src|tests\/unit)\//.test(arg));

/** Whether an argument names a file or a folder of tests: what is named runs whole. */
const namesTests = (args) => args.some((arg) => /^(?:\.\/)?(?:src|tests)\//.test(arg));

/** Every test asked for, once what it needs is there. */
async function runEveryTest(root, args) {
  if (onlyUnit(args)) return runVitest(root, ['--project', 'unit', ...args]);
  // A browser is downloaded while the bundler works, once, before anything is timed.
  const [chromium] = await Promise.all([prepareBrowser(), ensureBuild(root)]);
  console.error(`Navigateur : ${chromium.version} (${chromium.path})`);
  // What was found here is what every test uses.
  process.env.CHROMIUM_PATH = chromium.path;
  return runVitest(root, args);
}

/**
 * `npm test`: the gates beside the build and the first tests, then the others, then the last line `N passed, N failed`.
 * Only tests are counted as passed; a gate that fails counts as a failure.
 * @param options.scope `all` (`npm run test:all`): every state, look, page and kill; else what stands for them
 */
export async function runTests(root, args, { checks = true, scope = 'gate' } = {}) {
  process.env.CONSTAT_TEST_SCOPE = namesTests(args) ? 'all' : scope;
  const withGates = checks && args.length === 0;
  const [gates, results] = await Promise.all([withGates ? runGates(root) : [], runEveryTest(root, args)]);
  const hidden = results.code !== 0 && results.failed === 0 ? 1 : 0;
  for (const name of gates) console.error(`Check failed: ${name}.`);
  if (hidden) console.error('A failure outside any test: see above.');
  if (results.skipped > 0) console.error(`${results.skipped} skipped`);
  const failed = results.failed + gates.length + hidden;
  console.log(`${results.passed} passed, ${failed} failed`);
  return failed === 0 && results.code === 0 ? 0 : 1;
}
