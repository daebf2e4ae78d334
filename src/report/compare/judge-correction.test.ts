import { describe, expect, test } from 'vitest';
import type { Evidence, Finding } from '#contract/report.ts';
import { finding } from '#tests/support/report.ts';
import { judgeCorrection, type PresentVerdict } from './judge-correction.ts';

const page = 'https://www.exemple.fr/';
const image = (name: string, place = 'main'): Evidence => ({
  type: 'element',
  selector: `${place} > #${name}`,
  snippet: `<img id="${name}" src="/${name}.jpg">`,
  mark: { place, shape: 'img' },
});
const plain = (at: number): Evidence => ({
  type: 'element',
  selector: `main > span:nth-of-type(${at})`,
  snippet: '<span class="puce">',
  mark: { place: 'main', shape: 'a' },
});
const found = (evidence: Evidence[], occurrences = evidence.length): Finding =>
  finding({ pages: [{ url: page, occurrences, evidence }], occurrences });
const says = (evidence: Evidence[], more: Partial<PresentVerdict> = {}): PresentVerdict => ({
  status: evidence.length > 0 ? 'fail' : 'pass',
  title: 'Image sans alternative',
  evidence,
  occurrences: evidence.length,
  reason: '',
  ...more,
});
const judged = (before: Finding, occurrence: number | null, now: PresentVerdict) =>
  judgeCorrection({ finding: before, page, occurrence }, now);

describe('one occurrence', () => {
  const before = found([image('phare'), image('port')]);
  test('is corrected when the rule says nothing more', () => {
    expect(judged(before, 0, says([]))).toEqual({
      outcome: 'fixed',
      counts: { fixed: 1, still: 0, others: 0 },
      proof: [],
    });
    expect(judged(before, 0, says([], { status: 'inapplicable' })).outcome).toBe('fixed');
  });

  test('is corrected here while others remain, and these are shown', () => {
    expect(judged(before, 0, says([image('port')]))).toMatchObject({
      outcome: 'fixed',
      counts: { fixed: 1, still: 0, others: 1 },
      proof: [image('port')],
    });
  });

  test('is still there where it was, moved, or renamed, with its new proof', () => {
    const moved = image('phare', 'footer>div');
    expect(judged(before, 0, says([moved, image('port')]))).toMatchObject({
      outcome: 'still',
      signal: 'anchor',
      counts: { fixed: 0, still: 1, others: 1 },
      proof: [moved],
    });
    expect(judged(before, 1, says([moved, image('port')]))).toMatchObject({ signal: 'same' });
  });

  test('that nobody can recognise while another came is not said corrected', () => {
    const anew: Evidence = { type: 'element', selector: 'footer > img', snippet: '<img src="/cdn/x1.webp">' };
    expect(judged(before, 0, says([image('port'), anew]))).toMatchObject({
      outcome: 'unverifiable',
      reason: 'rewritten',
      proof: [anew, image('port')],
    });
    const link: Evidence = { type: 'element', selector: 'a', snippet: '<a href="/x">' };
    expect(judged(before, 0, says([image('port'), link])).outcome).toBe('fixed');
  });

  test('that is only doubted now is told as such', () => {
    expect(judged(before, 0, says([image('phare')], { status: 'review' }))).toMatchObject({
      outcome: 'still',
      verdict: 'review',
    });
  });

  test('of many that look alike is never guessed', () => {
    const cut = found([plain(1), plain(2)], 40);
    // The second is gone; what stands third looks like it, and may have been among those only counted.
    expect(judged(cut, 1, says([plain(1), plain(3), plain(4)]))).toMatchObject({
      outcome: 'unverifiable',
      reason: 'list-cut',
    });
    expect(judged(cut, 1, says([plain(1)], { occurrences: 30 })).reason).toBe('list-cut');
    expect(judged(cut, 0, says([plain(1)], { occurrences: 30 })).outcome).toBe('still');
  });
});

describe('a whole page', () => {
  const before = found([image('phare'), image('port'), image('quai')]);
  test('tells what is corrected, what remains and what came', () => {
    expect(judged(before, null, says([image('port'), image('neuf', 'aside>p')]))).toMatchObject({
      outcome: 'still',
      // Two went, one came: it may be one of them, written anew.
      counts: { fixed: 1, still: 1, others: 1 },
      proof: [image('port'), image('neuf', 'aside>p')],
    });
    expect(judged(before, null, says([]))).toMatchObject({ outcome: 'fixed', counts: { fixed: 3 } });
    expect(judged(before, null, says([image('neuf', 'aside>p')]))).toMatchObject({
      outcome: 'still',
      counts: { fixed: 2, still: 0, others: 1 },
    });
  });

  test('whose finding shows no proof fails as long as its rule does', () => {
    const bare = found([], 1);
    expect(judged(bare, null, says([], { status: 'fail', occurrences: 1 }))).toMatchObject({
      outcome: 'still',
    });
  });

  test('says nothing of what the site shows elsewhere', () => {
    const cookie = (name: string): Evidence => ({ type: 'cookie', name, domain: 'exemple.fr' });
    const ofSite = finding({
      pages: [],
      evidence: [cookie('_ga'), cookie('_fbp')],
      occurrences: 2,
      failsOn: [page, `${page}contact`],
    });
    expect(judged(ofSite, null, says([cookie('_ga')]))).toMatchObject({
      outcome: 'still',
      counts: { fixed: 0, still: 1, others: 0 },
    });
  });
});

test('a rule that could not be judged tells why, within a sentence', () => {
  const reason = 'Non mesuré\u00a0: la machine était trop occupée.';
  expect(judged(found([image('phare')]), 0, says([], { status: 'error', reason }))).toEqual({
    outcome: 'unverifiable',
    reason: 'untested',
    detail: 'non mesuré\u00a0: la machine était trop occupée',
    proof: [],
  });
});
