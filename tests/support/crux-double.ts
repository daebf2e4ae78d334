import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the double answers to every question, or to those that name the address. */
type Mood = 'told' | 'few' | 'quota' | 'refused' | 'broken' | 'huge' | 'redirect';

export interface CruxDouble {
  readonly url: string;
  /** Bodies of the questions, with the method asked for. */
  readonly asked: { readonly method: string; readonly question: Record<string, unknown> }[];
  mood: Mood;
  close(): Promise<void>;
}

export const cruxKey = 'crux_key_double';

const date = (at: number) => {
  const on = new Date(at);
  return { year: on.getUTCFullYear(), month: on.getUTCMonth() + 1, day: on.getUTCDate() };
};
const end = Date.UTC(2026, 10, 21);
const weekMs = 7 * 86_400_000;
const period = (at: number) => ({ firstDate: date(at - 4 * weekMs), lastDate: date(at) });
const bins = (good: number, middling: number, text = false) => {
  const bound = (value: number) => (text ? value.toFixed(2) : value);
  return [
    { start: bound(0), end: bound(0.1), density: good },
    { start: bound(0.1), end: bound(0.25), density: middling },
    { start: bound(0.25), density: Math.round((1 - good - middling) * 1e4) / 1e4 },
  ];
};

const record = {
  metrics: {
    largest_contentful_paint: { histogram: bins(0.8123, 0.1301), percentiles: { p75: 2241 } },
    // Of CLS bounds and percentile are texts.
    cumulative_layout_shift: { histogram: bins(0.62, 0.3, true), percentiles: { p75: '0.12' } },
    experimental_time_to_first_byte: { histogram: bins(0.4, 0.3), percentiles: { p75: 1900 } },
    form_factors: { fractions: { desktop: 0.31, phone: 0.67, tablet: 0.02 } },
    round_trip_time: { percentiles: { p75: 120 } },
  },
  collectionPeriod: period(end),
};
const history = (count: number) => ({
  metrics: {
    largest_contentful_paint: {
      histogramTimeseries: [
        {
          start: 0,
          end: 2500,
          densities: Array.from({ length: count }, (_, at) => (at === 1 ? 'NaN' : 0.8)),
        },
      ],
      // A week without enough visits has none.
      percentilesTimeseries: {
        p75s: Array.from({ length: count }, (_, at) => (at === 1 ? null : 2200 + at)),
      },
    },
  },
  collectionPeriods: Array.from({ length: count }, (_, at) => period(end - (count - 1 - at) * weekMs)),
});

/** Answers as the API of the Chrome UX Report does, in its shapes. */
export async function startCruxDouble(): Promise<CruxDouble> {
  const asked: CruxDouble['asked'] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://crux');
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const question = JSON.parse(text) as Record<string, unknown>;
    const method = url.pathname.split(':')[1] ?? '';
    asked.push({ method, question });
    const say = (status: number, body: object) =>
      response
        .writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
        .end(JSON.stringify(body));
    const refuse = (code: number, status: string, message: string) =>
      say(code, { error: { code, message, status } });
    if (url.searchParams.get('key') !== cruxKey || double.mood === 'refused')
      return refuse(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.');
    if (double.mood === 'quota') return refuse(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded');
    if (double.mood === 'few') return refuse(404, 'NOT_FOUND', 'chrome ux report data not found');
    if (double.mood === 'redirect') return response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    if (double.mood === 'broken') return response.writeHead(200).end('{"record":');
    if (double.mood === 'huge') return response.writeHead(200).end(`{"record":"${'x'.repeat(2_000_000)}"}`);
    if (!question.origin === !question.url)
      return refuse(400, 'INVALID_ARGUMENT', 'exactly one of origin and url');
    const told =
      method === 'queryHistoryRecord' ? history(Number(question.collectionPeriodCount ?? 25)) : record;
    return say(200, { record: { key: question, ...told } });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const double: CruxDouble = {
    url: `http://127.0.0.1:${port}`,
    asked,
    mood: 'told',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return double;
}
