import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { scrollToEnd } from './scrolling.ts';

afterEach(() => void vi.unstubAllGlobals());

interface Shift {
  readonly value: number;
  readonly startTime: number;
  readonly hadRecentInput: boolean;
  readonly sources?: readonly { readonly node: Node | null }[];
}

type Moved = readonly (readonly [value: number, startTime: number, changes?: Partial<Shift>])[];

/** The score of a page after these shifts (value, moment in ms), and what moved. */
async function scoreOf(shiftsIn: (page: Document) => Moved, html = '') {
  // Shifts noted live as long as the page: each test has its own.
  vi.resetModules();
  const page = await import('./scrolling.ts');
  const shifts = shiftsIn(openPageDouble(html));
  vi.stubGlobal('scrollTo', () => undefined);
  const entries = (): Shift[] =>
    shifts.map(([value, startTime, changes]) => ({ value, startTime, hadRecentInput: false, ...changes }));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
      takeRecords = entries;
    },
  );
  page.watchShifts();
  return page.endShiftWatch();
}

describe('the score of layout shifts', () => {
  const sessions: readonly (readonly [string, Moved, number])[] = [
    ['none', [], 0],
    ['of one', [[0.1, 500]], 0.1],
    [
      'of those less than a second apart',
      [
        [0.1, 0],
        [0.1, 999],
      ],
      0.2,
    ],
    [
      'not of those a second apart',
      [
        [0.1, 0],
        [0.2, 1_000],
      ],
      0.2,
    ],
    [
      'of the worst session, not the last',
      [
        [0.3, 0],
        [0.1, 5_000],
      ],
      0.3,
    ],
    [
      'of five seconds at most',
      [0, 900, 1_800, 2_700, 3_600, 4_500, 5_400].map((at) => [0.1, at] as const),
      0.6,
    ],
    [
      'without what answers a person',
      [
        [0.1, 0],
        [0.9, 100, { hadRecentInput: true }],
        [0.1, 200],
      ],
      0.2,
    ],
    ['to a thousandth', [[0.00049, 0]], 0],
  ];
  test.each(sessions)('%s', async (_, shifts, wanted) => {
    expect((await scoreOf(() => shifts)).score).toBe(wanted);
  });

  test('what moved most comes first, five at most; what left the page is not told', async () => {
    const html = Array.from({ length: 7 }, (_, at) => `<p id="p${at}">a</p>`).join('');
    const { elements } = await scoreOf((page) => {
      const node = (at: number) => page.getElementById(`p${at}`);
      const gone = page.createElement('p');
      const word = node(1)?.firstChild ?? null;
      return [
        ...[1, 2, 3, 4, 5, 6].map((at) => [at / 100, at, { sources: [{ node: node(at) }] }] as const),
        [0.5, 7, { sources: [{ node: gone }, { node: null }, { node: word }] }],
      ];
    }, html);
    expect(elements.map(({ selector, score }) => [selector, score])).toEqual([
      ['#p1', 0.51],
      ['#p6', 0.06],
      ['#p5', 0.05],
      ['#p4', 0.04],
      ['#p3', 0.03],
    ]);
  });
});

describe('to the end of the page', () => {
  const stops = async (height: number, steps: number) => {
    const document = openPageDouble('');
    const tops: number[] = [];
    Object.defineProperty(document, 'scrollingElement', { value: { scrollHeight: height } });
    vi.stubGlobal('scrollTo', ({ top = 0 }: ScrollToOptions) => tops.push(Math.round(top)));
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
    expect(await scrollToEnd(steps)).toBe(height);
    return tops;
  };

  test('by windows, each overlapping the one before', async () => {
    expect(await stops(2_400, 50)).toEqual([640, 1_280, 1_600]);
  });
  test('by fewer and longer steps where it is high', async () => {
    expect(await stops(100_800, 4)).toEqual([25_000, 50_000, 75_000, 100_000]);
  });
  test('at once where it fits the window', async () => {
    expect(await stops(300, 50)).toEqual([0]);
  });
});
