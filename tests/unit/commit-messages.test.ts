import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** The last commit of the time before this rule. */
const base = 'c171f74e2452';
const subjectForm = /^[a-z]+(?:\([^)]+\))?!?: \S/;
const mostCharacters = 72;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' });

/** An archive of the sources, or a clone of the last commits alone, has no history to judge. */
function subjects(): string[] | null {
  try {
    return git('log', '--format=%s', `${base}..HEAD`).split('\n').filter(Boolean);
  } catch {
    return null;
  }
}

it.skipIf(subjects() === null)('commits say type, scope and subject in at most 72 characters', () => {
  const wrong = (subjects() ?? []).filter(
    (subject) => subject.length > mostCharacters || !subjectForm.test(subject),
  );
  expect(wrong).toEqual([]);
});
