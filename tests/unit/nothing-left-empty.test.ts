import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/api/endpoints.ts';
import { publicPages } from '#contract/public-pages.ts';
import { artifactWords } from '#service/rules/artifact-words.ts';
import { mailVariants } from '#tests/support/mail-variants.ts';

/**
 * What `npm run new` leaves for its author to write. Rules and mails have tests of their own: typography.test.ts,
 * src/mail/mail.test.ts.
 */
const emptyOf = (texts: readonly (readonly [string, string])[]) =>
  texts.filter(([, text]) => text.trim() === '').map(([name]) => name);

test('every artifact says in French what is examined', () => {
  expect(emptyOf(Object.entries(artifactWords))).toEqual([]);
});

test('every call of the API says what it does, and what it is about', () => {
  const told = Object.values(endpoints).flatMap(({ operationId, summary, tag }) => [
    [`${operationId}: summary`, summary] as const,
    [`${operationId}: tag`, tag] as const,
  ]);
  expect(emptyOf(told)).toEqual([]);
});

test('every page has a title, and one that is open to all a name and a summary', () => {
  const pages = globSync('src/web/pages/*.tsx');
  expect(pages.length).toBeGreaterThan(40);
  const untitled = pages.filter((path) => /pageMeta\(''|\btitle=""/.test(readFileSync(path, 'utf8')));
  expect(untitled).toEqual([]);
  const told = publicPages.flatMap(({ path, label, summary }) => [
    [`${path}: label`, label] as const,
    [`${path}: summary`, summary] as const,
  ]);
  expect(emptyOf(told)).toEqual([]);
});

test('every mail has its sentences, and each of its states its subject', () => {
  const mails = globSync('src/mail/*.tsx');
  expect(mails.length).toBeGreaterThan(15);
  expect(mails.filter((path) => /^const \w+ = '';$/m.test(readFileSync(path, 'utf8')))).toEqual([]);
  expect(emptyOf(Object.entries(mailVariants).map(([name, { subject }]) => [name, subject]))).toEqual([]);
});
