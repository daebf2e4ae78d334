import { expect, test } from 'vitest';
import { typeset } from '#contract/french.ts';
import type { Advice, Rule } from '#engine/rule.ts';
import { allRules, rulesByTheme } from '#engine/rules/registry.ts';

/** One sentence of a rule, as it is written or as it is printed. */
interface Sentence {
  readonly id: string;
  readonly text: string;
}

const titlesOf = ({ title, messages }: Rule) => [title.fail, title.pass, ...Object.values(messages ?? {})];
const adviceOf = ({ why, fix, advice }: Rule) => [
  ...[why, fix],
  ...Object.values<Advice | undefined>(advice ?? {}).flatMap((one) =>
    [one?.why ?? [], one?.fix ?? []].flat(),
  ),
];

const written = (rules: readonly Rule[], read: (rule: Rule) => readonly string[]): Sentence[] =>
  rules.flatMap((rule) => read(rule).map((text) => ({ id: rule.id, text })));
const printed = (read: (rule: Rule) => readonly string[]): Sentence[] =>
  written(allRules, read).map(({ id, text }) => ({ id, text: typeset(text) }));

const titles = printed(titlesOf);
const advice = printed(adviceOf);
const all = [...titles, ...advice];

/** What a failure shows: every sentence that is wrong, with its rule. */
const offenders = (sentences: readonly Sentence[], isWrong: (text: string) => boolean): string[] =>
  sentences.filter(({ text }) => isWrong(text)).map(({ id, text }) => `${id}: ${text}`);

test('a rule says everything it owes the reader', () => {
  expect.soft(offenders(all, (text) => text.trim().length < 10)).toEqual([]);
  expect.soft(allRules.filter(({ title }) => title.fail === title.pass).map(({ id }) => id)).toEqual([]);
});

test('is set in French typography', () => {
  expect.soft(offenders(all, (text) => /'|\.\.\.| {2}|^\s|\s$/.test(text))).toEqual([]);
  // A mark that French sets apart, straight after a letter or an ordinary space.
  const quoted = /https?:|mailto:|tel:|"[^"]*"|<[^>]*>/g;
  expect.soft(offenders(all, (text) => /[\p{L}\d] [;!?»]/u.test(text.replaceAll(quoted, '')))).toEqual([]);
  expect.soft(offenders(all, (text) => /«(?![\u00a0\u202f])/.test(text))).toEqual([]);
});

test('is written with its no-break spaces where screen readers are spoken of', () => {
  const accessible = written(rulesByTheme.accessibility, (rule) => [...titlesOf(rule), ...adviceOf(rule)]);
  expect.soft(offenders(accessible, (text) => text !== typeset(text))).toEqual([]);
});

test('explains and mends in whole sentences, that end with a point; titles end without', () => {
  expect.soft(offenders(advice, (text) => !/^(?:\p{Lu}|«).{18,}[.?!»…]$/u.test(text))).toEqual([]);
  expect.soft(offenders(titles, (text) => text.endsWith('.'))).toEqual([]);
});

test('begins with a capital, a value or a quotation', () => {
  expect.soft(offenders(all, (text) => !/^(?:\p{Lu}|\{|\d|«)/u.test(text))).toEqual([]);
});

test('states no verdict of law', () => {
  expect.soft(offenders(all, (text) => /\billégal/i.test(text))).toEqual([]);
});
