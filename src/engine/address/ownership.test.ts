import { expect, test } from 'vitest';
import { robotsOf } from '#tests/support/artifacts.ts';
import { ownsStart, robotsJudgeOf } from './ownership.ts';

const order = (changes: object = {}) => ({ url: 'https://exemple.fr/', ...changes });
const start = new URL('https://www.exemple.fr/');

test('nothing is proved unless the order says so', () => {
  expect(ownsStart(order(), new URL('https://exemple.fr/'))).toBe(false);
  expect(ownsStart(order({ ownershipProved: true }), new URL('https://exemple.fr/'))).toBe(true);
});

test('a proof speaks for the host a redirection led to only when it covers it', () => {
  expect(ownsStart(order({ ownershipProved: true }), start)).toBe(false);
  const byDns = [{ host: 'exemple.fr', subdomains: true }];
  expect(ownsStart(order({ ownershipProved: true, provedDomains: byDns }), start)).toBe(true);
  const byFile = [{ host: 'exemple.fr', subdomains: false }];
  expect(ownsStart(order({ ownershipProved: true, provedDomains: byFile }), start)).toBe(false);
});

test('a proof of the host where the visit starts is enough, whatever address was typed', () => {
  const www = [{ host: 'www.exemple.fr', subdomains: false }];
  expect(ownsStart(order({ ownershipProved: false, provedDomains: www }), start)).toBe(true);
  expect(ownsStart(order({ ownershipProved: true, provedDomains: [] }), start)).toBe(false);
});

test('robots.txt is set aside for a proved owner who asks, and for nobody else', () => {
  const robots = robotsOf('User-agent: *\nDisallow: /');
  const page = new URL('https://exemple.fr/page');
  const judge = (changes: object) =>
    robotsJudgeOf(order(changes), new URL('https://exemple.fr/'), robots)(page);
  expect(judge({ ignoreRobots: true })).toBe(false);
  expect(judge({ ownershipProved: true })).toBe(false);
  expect(judge({ ownershipProved: true, ignoreRobots: true })).toBe(true);
});
