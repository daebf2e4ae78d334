import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { MailData } from '#contract/mails.ts';
import { parseReport } from '#contract/parse-report.ts';
import { createLog } from '#platform/log.ts';
import { finishedMail } from '#service/audits/audit-mails.ts';
import type { StoredFile } from '#service/files/read-file.ts';
import { mostMessageBytes } from '#service/mail/fit-pictures.ts';
import { createPictureDrawer } from '#service/reports/draw-pictures.ts';
import type { AuditRow } from '#store/audits.ts';
import { startCanary } from '../support/canary.ts';
import { testChromium } from '../support/chromium.ts';
import { drawnFor, mailAsSent, samplePicture, seenOnly } from '../support/mail-as-sent.ts';
import { greyPng } from '../support/png.ts';

type Finished = MailData<'audit-finished'>;

const { path: chromiumPath } = await testChromium();
const draw = createPictureDrawer({ chromiumPath, log: createLog('silent') });
const sample = seenOnly(parseReport(JSON.parse(readFileSync('src/web/sample/report.json', 'utf8'))));
const audit = { id: '0199', url: sample.url, host: sample.host } as AuditRow;

const mailOf = (changes: Partial<Finished> = {}): Finished => ({
  ...finishedMail('https://constat.example', { displayName: 'Camille' }, audit, sample, null, new Date()),
  ...changes,
});
const send = async (data: Finished, stored?: (key: string) => StoredFile) =>
  mailAsSent(data, await drawnFor(data, draw, stored));
const placesOf = (cids: readonly string[]) => cids.map((cid) => cid.split('.')[0]);

/** A PNG of one colour or of noise. */
const png = (width: number, height: number, rows: Buffer): Buffer =>
  greyPng({ width, height, bits: 8 }, rows);

it('carries the home page and the places of its fixes, each named where it is shown, and weighs less than 100 kB', async () => {
  const data = mailOf();
  const { bytes, read, cids } = await send(data);
  expect(bytes.length).toBeLessThan(mostMessageBytes);
  expect(placesOf(cids)).toContain('home');
  expect(cids.length).toBeGreaterThan(2);
  const html = String(read.html);
  const named = [...html.matchAll(/src="cid:([^"]+)"/g)].map(([, cid]) => cid);
  expect(named.toSorted()).toEqual(cids.toSorted());
  expect(read.attachments.map(({ cid }) => cid).toSorted()).toEqual(cids.toSorted());
  for (const { related, contentType, contentDisposition, content } of read.attachments) {
    expect([related, contentType, contentDisposition]).toEqual([true, 'image/jpeg', 'inline']);
    expect([content.subarray(0, 2).toString('hex'), content.subarray(-2).toString('hex')]).toEqual([
      'ffd8',
      'ffd9',
    ]);
  }
  // Without pictures it still says everything, and what each picture would show.
  expect(html.match(/<img [^>]*>/g)?.every((image) => /alt="[^"]{20,}"/.test(image))).toBe(true);
  for (const { title } of data.findings) expect(read.text).toContain(title.slice(0, 30));
  // The verdict is the first sentence, before anything that was not seen.
  expect(read.text?.split(/\n+/)[1]?.replaceAll(/\s/g, ' ')).toBe(data.verdict?.replaceAll(/\s/g, ' '));
});

it('drops the last crops, never its words, where these weigh more', async () => {
  const long = 'é'.repeat(600);
  const data = mailOf();
  const heavy = { ...data, findings: data.findings.map((fix) => ({ ...fix, why: long, fix: long })) };
  const [light, full] = [await send(heavy), await send(data)];
  expect(light.bytes.length).toBeLessThan(mostMessageBytes);
  expect(light.cids.length).toBeLessThan(full.cids.length);
  expect(light.cids).toEqual(full.cids.slice(0, light.cids.length));
  expect(light.read.text?.match(/é{600}/g)).toHaveLength(2 * data.findings.length);
  expect(String(light.read.html).match(/src="cid:/g) ?? []).toHaveLength(light.cids.length);
});

it('is whole without pictures where the audit has none', async () => {
  const { home: _home, ...data } = mailOf();
  const findings = data.findings.map(({ picture: _picture, ...fix }) => fix);
  const { read, cids } = await send({ ...data, findings });
  expect([cids, read.attachments]).toEqual([[], []]);
  expect(read.html).not.toContain('<img');
  expect(read.text).toContain(`${data.score}/100`);
});

it('leaves out a picture that unpacks to gigabytes, or that is none, and nothing of it is asked for or run', async () => {
  const canary = await startCanary();
  const address = `http://127.0.0.1:${canary.port}/`;
  const markup = `"><script src=${address}s></script><svg xmlns="http://www.w3.org/2000/svg"><image href="${address}i"/></svg>`;
  const hostile: Readonly<Record<string, StoredFile>> = {
    bytes: { contentType: 'image/webp', bytes: Buffer.from([1, 2, 3]) },
    markup: { contentType: 'image/png', bytes: Buffer.from(markup) },
    svg: { contentType: 'image/svg+xml', bytes: Buffer.from(markup) },
    type: { contentType: `image/webp"><img src=${address}t>`, bytes: samplePicture(sampleKey).bytes },
    huge: { contentType: 'image/png', bytes: png(9_000, 9_000, Buffer.alloc(9_001 * 9_000)) },
  };
  const { home } = mailOf();
  if (!home) throw new Error('The sample has no picture of its home page.');
  const box = { x: 40, y: 60, width: 80, height: 30 };
  const [fix] = mailOf().findings;
  if (!fix) throw new Error('The sample has no fix.');
  const findings = Object.keys(hostile).map((key) => ({
    ...fix,
    title: key,
    picture: { ...home, key, box },
  }));
  const { read, cids } = await send(mailOf({ findings }), (key) => hostile[key] ?? samplePicture(key));
  await canary.close();
  expect(placesOf(cids)).toEqual(['home']);
  expect(read.attachments).toHaveLength(1);
  expect(canary.touches).toEqual([]);
});

it('draws a picture of noise as small as any other, or does without', async () => {
  const noise = png(980, 1958, Buffer.concat(Array.from({ length: 1958 }, () => noisyRow(980))));
  const { bytes, read } = await send(mailOf(), () => ({ contentType: 'image/png', bytes: noise }));
  expect(bytes.length).toBeLessThan(mostMessageBytes);
  for (const { content } of read.attachments) expect(content.length).toBeLessThanOrEqual(12_000);
});

const sampleKey = sample.pages[0]?.screenshot?.key ?? '';
const noisyRow = (width: number) => Buffer.concat([Buffer.from([0]), randomBytes(width)]);
