import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOptOutProbe, refusesAudits } from './opt-out.ts';

const signal = new AbortController().signal;
const answers: Record<string, [number, string, string]> = {
  refuse: [200, 'text/plain', '# Pas sans nous.\r\nAudits: NON # merci\r\n'],
  allow: [200, 'text/plain', 'audits: oui\n'],
  page: [200, 'text/html', '<pre>\naudits: non\n</pre>'],
  absent: [404, 'text/plain', 'audits: non'],
  broken: [500, 'text/plain', 'audits: non'],
};
let mood = 'refuse';
const asked: (string | undefined)[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.url} ${request.headers['user-agent']}`);
  const [status, type, body] = answers[mood] ?? [404, 'text/plain', ''];
  response.writeHead(status, { 'content-type': type }).end(body);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const probe = (allow: string[]) =>
  createOptOutProbe({ policy: { allow }, engineVersion: '9.9', publicUrl: 'https://constat.example' });

it.each([
  ['refuse', 'refuses'],
  ['allow', 'allows'],
  ['page', 'allows'],
  ['absent', 'allows'],
  ['broken', 'allows'],
])('a site that answers « %s » %s', async (answer, said) => {
  mood = answer;
  expect(await probe([new URL(origin).host])(origin, signal)).toBe(said);
  expect(asked.at(-1)).toBe(
    '/.well-known/constat.txt Mozilla/5.0 (compatible; Constat/9.9; +https://constat.example/nos-visites)',
  );
});

it('asks nothing behind the guard', async () => {
  mood = 'refuse';
  const before = asked.length;
  expect(await probe([])(origin, signal)).toBe('unreachable');
  expect(asked).toHaveLength(before);
});

it('reads one line, and no word around it', () => {
  expect(refusesAudits('\ufeffaudits:no')).toBe(true);
  expect(refusesAudits('nos audits: non')).toBe(false);
  expect(refusesAudits('audits: nonante')).toBe(false);
  expect(refusesAudits('#audits: non')).toBe(false);
});
