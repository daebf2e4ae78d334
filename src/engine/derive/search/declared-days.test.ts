import { expect, test } from 'vitest';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { declaredDaysOf } from './declared-days.ts';

function declared(...items: readonly object[]) {
  const html = `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify(items)}</script></head><body></body></html>`;
  const { dom } = pageArtifacts(html);
  return declaredDaysOf(dom, null).map(({ name, until }) => `${name} ${until}`);
}

test('events are told by their end, else by their beginning', () => {
  expect(
    declared(
      {
        '@type': 'MusicEvent',
        name: 'Concert',
        startDate: '2026-01-30',
        endDate: '2026-01-31T23:00:00+01:00',
      },
      { '@type': 'https://schema.org/Event', name: 'Fête', startDate: '2026-06-21 18:00' },
    ),
  ).toEqual(['Concert 2026-01-31', 'Fête 2026-06-21']);
});

test('what is no event, has no day, is put off or comes again is left out', () => {
  expect(
    declared(
      { '@type': 'Offer', validThrough: '2026-01-31' },
      { '@type': 'Event', name: 'Un jour', startDate: 'bientôt' },
      { '@type': 'Event', startDate: '2026-01-31', eventStatus: 'https://schema.org/EventPostponed' },
      { '@type': 'Event', startDate: '2026-01-31', eventSchedule: { '@type': 'Schedule' } },
      { '@type': 'Event', startDate: '2026-13-45' },
    ),
  ).toEqual([]);
});
