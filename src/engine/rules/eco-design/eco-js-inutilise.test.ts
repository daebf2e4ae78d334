import type { LighthouseAudit } from '#engine/artifacts.ts';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
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

ruleCases(rule, {
  pass: {
    'all of it serves': page(500_000, 0),
    'much, but less than 60 %': page(800_000, 400_000),
    'most of little': page(150_000, 140_000),
  },
  fail: {
    'most of a large script': page(600_000, 450_000),
    'script and style together': page(500_000, 200_000, 150_000),
  },
  inapplicable: { 'no code': page(0, 0) },
  error: { 'no measure': pageArtifacts() },
});
