import { expect, test } from 'vitest';
import type { LighthouseAudit } from '#engine/artifacts.ts';
import { mergeSameDefects, outcomeOf } from '#engine/score/findings.ts';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { nothingUnseen } from '../../score/blind-spots.ts';
import { lighthouseRules } from '../performance/lighthouse-rules.ts';
import { runPageRules } from '../run-rules.ts';
import rule from './eco-js-inutilise.ts';

const audit = (id: string, wastedBytes: number): LighthouseAudit => ({
  id,
  score: 0,
  numericValue: null,
  displayValue: '',
  items: wastedBytes > 0 ? [{ url: 'https://www.exemple.fr/app', wastedBytes }] : [],
  savingsMs: null,
  savingsBytes: null,
});
const page = (loadedBytes: number, unusedScript: number, unusedStyle = 0) => {
  const { lighthouse } = pageArtifacts();
  const audits = {
    'unused-javascript': audit('unused-javascript', unusedScript),
    'unused-css-rules': audit('unused-css-rules', unusedStyle),
  };
  const requests = loadedBytes > 0 ? [networkRequest({ transferBytes: loadedBytes })] : [];
  return pageArtifacts(undefined, { requests, lighthouse: { ...lighthouse, audits } });
};

/** One script of 450 kB that two elements call: Lighthouse counts each of them. */
const calledTwice = () => {
  const row = (wastedBytes: number) => ({
    url: 'https://www.exemple.fr/app.js',
    wastedBytes,
    totalBytes: 450_000,
  });
  const twice = { ...audit('unused-javascript', 0), items: [row(280_000), row(190_000)] };
  const { lighthouse } = pageArtifacts();
  const requests = [networkRequest({ transferBytes: 500_000 })];
  return pageArtifacts(undefined, { requests, lighthouse: { ...lighthouse, audits: { [twice.id]: twice } } });
};

ruleCases(rule, {
  'a script that two elements call, and that came once': { artifacts: calledTwice(), verdict: 'pass' },
  'all of it serves': { artifacts: page(500_000, 0), verdict: 'pass' },
  'much, but less than 60 %': { artifacts: page(800_000, 400_000), verdict: 'pass' },
  'most of little': { artifacts: page(150_000, 140_000), verdict: 'pass' },
  'most of a large script': {
    artifacts: page(600_000, 450_000),
    verdict: 'fail',
    title: 'La plus grande part du code chargé ne sert pas à l’affichage (75 %, 450 ko)',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/app', note: 'part inutilisée' }],
  },
  'script and style together': {
    artifacts: page(500_000, 200_000, 150_000),
    verdict: 'fail',
    title: 'La plus grande part du code chargé ne sert pas à l’affichage (70 %, 350 ko)',
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/app', note: 'part inutilisée' },
      { type: 'request', url: 'https://www.exemple.fr/app', note: 'part inutilisée' },
    ],
  },
  'no code': { artifacts: page(0, 0), verdict: 'inapplicable', reason: 'aucun script ni style chargé' },
  'no measure': { artifacts: pageArtifacts(), verdict: 'error', reason: 'mesure absente' },
  'little in bytes': { artifacts: page(250_000, 200_000), verdict: 'pass' },
  'a byte more': {
    artifacts: page(250_001, 200_001),
    verdict: 'fail',
    title: 'La plus grande part du code chargé ne sert pas à l’affichage (80 %, 200 ko)',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/app', note: 'part inutilisée' }],
  },
  'three fifths': { artifacts: page(500_000, 300_000), verdict: 'pass' },
});

test('what Lighthouse says of the same files is one finding with ours, in the theme whose score it costs', () => {
  const rules = [rule, ...lighthouseRules.filter(({ id }) => /^lh-unused-/.test(id))];
  const url = 'https://www.exemple.fr/';
  const seen = { read: [url], blind: nothingUnseen };
  const outcomes = runPageRules(rules, page(500_000, 200_000, 150_000), null).map((verdict, index) =>
    outcomeOf(rules[index] ?? rule, index === 0 ? 'eco-design' : 'performance', [{ url, verdict }], seen),
  );
  expect(outcomes.map(({ findings }) => findings.length)).toEqual([1, 1, 1]);
  expect(mergeSameDefects(outcomes, 1).flatMap(({ findings }) => findings)).toMatchObject([
    { ruleId: rule.id, theme: 'eco-design', sources: ['constat', 'lighthouse'] },
  ]);
});
