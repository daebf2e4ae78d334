import { createSocket } from 'node:dgram';
import { expect, test } from 'vitest';
import { type AskDns, askOver, probeDnssec, readAnswer } from './dnssec.ts';

const [soa, ds] = [6, 43];
const none = { code: 0, records: 0 };
const some = { code: 0, records: 1 };
const refused = { code: 2, records: 0 };
/** A resolver that knows signatures, and answers that of `exemple.fr`. */
const resolver =
  (answer: (type: number, unchecked: boolean) => Awaited<ReturnType<AskDns>>): AskDns =>
  async (name, type, unchecked) =>
    name === 'fr' ? some : answer(type, unchecked);

test('a domain is signed, unsigned, or signed in a way that resolvers refuse', async () => {
  const read = (ask: AskDns) => probeDnssec('exemple.fr', ask);
  expect(await read(resolver(() => some))).toBe('signed');
  expect(await read(resolver((type) => (type === ds ? none : some)))).toBe('unsigned');
  expect(await read(resolver((_, unchecked) => (unchecked ? some : refused)))).toBe('broken');
});

test('nothing is said of a zone that fails by itself, of a silence, or by a resolver that knows no signature', async () => {
  const read = (ask: AskDns) => probeDnssec('exemple.fr', ask);
  expect(await read(resolver(() => refused))).toBe('unknown');
  expect(await read(resolver(() => ({ code: 3, records: 0 })))).toBe('unknown');
  expect(await read(async () => none)).toBe('unknown');
  expect(await read(resolver((type) => (type === ds ? { code: 0, records: null } : some)))).toBe('unknown');
  let asked = 0;
  const passing = resolver((type, unchecked) => {
    if (type === soa && !unchecked) asked += 1;
    return asked > 1 || unchecked ? some : refused;
  });
  expect(await read(passing)).toBe('unknown');
  expect(await read(() => Promise.reject(new Error('no answer')))).toBe('unknown');
});

/** An answer to a question about `a.fr`, with those records. */
function answerTo(question: Buffer, ...records: readonly number[]): Buffer {
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(0x81_80, 2);
  header.writeUInt16BE(records.length, 6);
  header.writeUInt16BE(0, 10);
  const asked = question.subarray(12, question.length - 11);
  const rows = records.map((type) => Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 9, 0, 2, 1, 2]));
  return Buffer.concat([header, asked, ...rows]);
}

test('a question is asked over UDP, with the bit that asks for signatures, and its records counted', async () => {
  const server = createSocket('udp4');
  const heard: Buffer[] = [];
  server.on('message', (question, { port, address }) => {
    heard.push(question);
    server.send(Buffer.from('of another'), port, address);
    server.send(answerTo(question, ds, 46, ds), port, address);
  });
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  try {
    expect(await askOver(`127.0.0.1:${server.address().port}`, 'a.fr', ds, false)).toEqual({
      code: 0,
      records: 2,
    });
    expect(heard[0]?.subarray(2, 4)).toEqual(Buffer.from([0x01, 0x20]));
    expect(heard[0]?.subarray(-11)).toEqual(Buffer.from([0, 0, 41, 0x04, 0xd0, 0, 0, 0x80, 0, 0, 0]));
  } finally {
    server.close();
  }
});

test('an answer that is cut, or written to mislead, counts nothing', () => {
  const question = Buffer.concat([
    Buffer.alloc(4),
    Buffer.from([0, 1, 0, 0, 0, 0, 0, 1]),
    Buffer.from([0, 0, ds, 0, 1]),
    Buffer.alloc(11),
  ]);
  const whole = answerTo(question, ds);
  expect(readAnswer(whole, ds)).toEqual({ code: 0, records: 1 });
  expect(readAnswer(whole.subarray(0, whole.length - 8), ds)).toEqual({ code: 0, records: null });
  expect(readAnswer(Buffer.from('court'), ds)).toEqual({ code: 2, records: null });
  const cut = Buffer.from(whole);
  cut.writeUInt16BE(0x83_80, 2);
  expect(readAnswer(cut, ds)).toEqual({ code: 0, records: null });
  const manyClaimed = Buffer.from(whole);
  manyClaimed.writeUInt16BE(0xffff, 6);
  expect(readAnswer(manyClaimed, ds)).toEqual({ code: 0, records: null });
});
