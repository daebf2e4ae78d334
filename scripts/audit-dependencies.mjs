// `npm run dependencies`: licences of the locked packages, from the lock file alone, and known advisories, where the
// registry tells them. Fails on a licence nobody has said yes to; with `--strict`, on an advisory too. A registry that
// does not answer fails nothing.
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countLicences, licencesOf, readLock, refusedLicences } from './licences.mjs';

const ANSWER_WITHIN_MS = 20_000;

/** What `npm audit --json` says, or null when the registry did not answer. */
function askRegistry(root) {
  return new Promise((resolve) => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const child = spawn(npm, ['audit', '--json'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
      timeout: ANSWER_WITHIN_MS,
    });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.once('error', () => resolve(null));
    child.once('close', () => resolve(text));
  });
}

/** The advisories in an answer of `npm audit --json`: one line a package; null when it is no answer about them. */
export function advisoriesIn(text) {
  try {
    const { vulnerabilities } = JSON.parse(text ?? '');
    if (typeof vulnerabilities !== 'object' || vulnerabilities === null) return null;
    return Object.values(vulnerabilities).map(({ name, severity, range, via }) => {
      const titles = (via ?? []).flatMap((one) => (typeof one === 'string' ? [] : [one.title]));
      return `${severity}  ${name} ${range}${titles.length > 0 ? `: ${titles.join('; ')}` : ''}`;
    });
  } catch {
    return null;
  }
}

async function main(root, strict) {
  const licences = licencesOf(readLock(root));
  const counts = countLicences(licences).map(([licence, count]) => `${licence} ${count}`);
  console.info(`Licences of ${licences.length} packages: ${counts.join(', ')}.`);
  const refused = refusedLicences(licences);
  for (const { name, version, licence } of refused)
    console.error(
      `Licence not allowed: ${name} ${version}, ${licence ?? 'none told'} (scripts/licences.mjs).`,
    );
  const advisories = advisoriesIn(await askRegistry(root));
  if (advisories === null) console.info('Advisories: not checked (the registry did not answer).');
  else console.info(`Advisories: ${advisories.length === 0 ? 'none known' : advisories.length}.`);
  for (const line of advisories ?? []) console.info(`  ${line}`);
  return refused.length > 0 || (strict && (advisories ?? []).length > 0) ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = await main(dirname(dirname(process.argv[1])), process.argv.includes('--strict'));
