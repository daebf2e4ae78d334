import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { getServers } from 'node:dns';
import { isIPv6 } from 'node:net';
import type { Dnssec } from '../artifacts.ts';

const types = { soa: 6, ds: 43, opt: 41 } as const;
const timeoutMs = 3_000;
/** RFC 6891: what travels whole nearly everywhere. */
const answerBytes = 1232;
const serverFailure = 2;

interface Answer {
  readonly code: number;
  /** Records of the type asked for; null where the answer was cut or cannot be read. */
  readonly records: number | null;
}

/** Asks one question of a resolver; rejects when no answer comes. */
export type AskDns = (name: string, type: number, unchecked: boolean) => Promise<Answer>;

/**
 * Whether the domain is signed, by the system’s resolver: node:dns cannot ask for it. A resolver that does not know
 * signatures (it finds none of `fr`, which is signed) says nothing, and neither does a silence.
 */
export async function probeDnssec(domain: string, ask: AskDns = askSystem): Promise<Dnssec> {
  try {
    const control = await ask('fr', types.ds, false);
    if (!control.records) return 'unknown';
    const zone = await ask(domain, types.soa, false);
    if (zone.code === serverFailure) return await isRefusedForItsSignature(domain, ask);
    if (zone.code !== 0) return 'unknown';
    const { code, records } = await ask(domain, types.ds, false);
    if (code !== 0 || records === null) return 'unknown';
    return records > 0 ? 'signed' : 'unsigned';
  } catch {
    return 'unknown';
  }
}

/** The zone answers once the resolver is told not to check it, and not before: asked again, for a failure may pass. */
async function isRefusedForItsSignature(domain: string, ask: AskDns): Promise<Dnssec> {
  const unchecked = await ask(domain, types.soa, true);
  const again = await ask(domain, types.soa, false);
  return unchecked.code === 0 && again.code === serverFailure ? 'broken' : 'unknown';
}

/** The first resolver of the system. */
function askSystem(name: string, type: number, unchecked: boolean): Promise<Answer> {
  const [server = ''] = getServers();
  return askOver(server, name, type, unchecked);
}

/** The same over UDP, of `192.0.2.1`, `192.0.2.1:53`, `2001:db8::1` or `[2001:db8::1]:53`. */
export async function askOver(
  server: string,
  name: string,
  type: number,
  unchecked: boolean,
): Promise<Answer> {
  const [, bracketed, plain = server, port = '53'] =
    /^(?:\[([^\]]+)\]|([^:]+))(?::(\d+))?$/.exec(server) ?? [];
  const address = isIPv6(server) ? server : (bracketed ?? plain);
  const id = randomInt(0x1_00_00);
  const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4');
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => reject(new Error('no answer')), timeoutMs);
  socket.on('error', reject);
  socket.on('message', (message) => {
    // Another’s answer: ours may still come.
    if (message.length >= 12 && message.readUInt16BE(0) === id) resolve(readAnswer(message, type));
  });
  try {
    socket.connect(Number(port), address, () => socket.send(question(id, name, type, unchecked)));
    return await promise;
  } finally {
    clearTimeout(timer);
    socket.close();
  }
}

/** RFC 1035 §4.1, with the bit that asks for signatures (RFC 3225) and, where wanted, the one that asks not to check them. */
function question(id: number, name: string, type: number, unchecked: boolean): Buffer {
  const labels = name.split('.').flatMap((label) => {
    const bytes = Buffer.from(label, 'ascii');
    return [Buffer.from([bytes.length]), bytes];
  });
  const header = Buffer.alloc(12);
  for (const [index, word] of [id, unchecked ? 0x01_10 : 0x01_20, 1, 0, 0, 1].entries())
    header.writeUInt16BE(word, index * 2);
  const asked = Buffer.from([0, 0, type, 0, 1]);
  const option = Buffer.from([0, 0, types.opt, answerBytes >> 8, answerBytes & 0xff, 0, 0, 0x80, 0, 0, 0]);
  return Buffer.concat([header, ...labels, asked, option]);
}

/** How many records of that type stand in the answer, whatever a stranger wrote in it. */
export function readAnswer(message: Buffer, type: number): Answer {
  if (message.length < 12) return { code: serverFailure, records: null };
  const flags = message.readUInt16BE(2);
  const code = flags & 0x0f;
  if ((flags & 0x02_00) !== 0) return { code, records: null };
  try {
    let at = 12;
    for (let left = message.readUInt16BE(4); left > 0; left -= 1) at = nameEnd(message, at) + 4;
    let records = 0;
    for (let left = message.readUInt16BE(6); left > 0; left -= 1) {
      const end = nameEnd(message, at);
      if (message.readUInt16BE(end) === type) records += 1;
      at = end + 10 + message.readUInt16BE(end + 8);
    }
    return { code, records };
  } catch {
    return { code, records: null };
  }
}

/** Where a name ends: at an empty label, or at a pointer to another place. Throws past the end of the message. */
function nameEnd(message: Buffer, start: number): number {
  let at = start;
  for (;;) {
    const length = message.readUInt8(at);
    if (length === 0) return at + 1;
    if (length >= 0xc0) return at + 2;
    at += length + 1;
  }
}
