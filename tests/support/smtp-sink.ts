import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What the sink does instead of taking the message. `mute-*` keeps the connection open and says nothing. */
type SmtpMood =
  | 'ok'
  | 'refuse-connection'
  | 'refuse-greeting'
  | 'mute-greeting'
  | 'mute-hello'
  | 'refuse-auth'
  | 'mute-auth'
  | 'broken-tls'
  | 'busy'
  | 'greylist'
  | 'refuse-recipient'
  | 'mute-recipient'
  | 'small'
  | 'mute-before-data'
  | 'mute-after-data'
  | 'drip-after-data'
  | 'drop-after-data'
  | 'too-large';

export interface SmtpSink {
  readonly url: string;
  readonly port: number;
  /** Raw messages the sink answered 250 for, or swallowed without answering. */
  readonly taken: string[];
  mood: SmtpMood;
  close(): Promise<void>;
}

/** A small SMTP server for tests; nothing leaves the machine. `port` 0 takes any. */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    talk(socket, sink);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const actual = (server.address() as AddressInfo).port;
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    taken: [],
    mood: 'ok',
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return sink;
}

function talk(socket: Socket, sink: SmtpSink): void {
  let buffer = '';
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  if (sink.mood === 'refuse-connection') socket.destroy();
  else if (sink.mood === 'refuse-greeting') say('554 no service here');
  else if (sink.mood !== 'mute-greeting') say('220 sink');
  socket.on('data', (chunk) => {
    buffer += chunk.toString('latin1');
    for (;;) {
      const end = inData ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n');
      if (end < 0) return;
      const part = buffer.slice(0, end);
      buffer = buffer.slice(end + (inData ? 5 : 2));
      if (inData) {
        inData = false;
        if (sink.mood === 'too-large') say('552 message too large');
        else {
          sink.taken.push(part);
          acknowledge(socket, sink.mood, say);
        }
      } else {
        inData = answer(part, sink.mood, say, socket);
      }
    }
  });
}

function acknowledge(socket: Socket, mood: SmtpMood, say: (line: string) => void): void {
  if (mood === 'drop-after-data') socket.destroy();
  else if (mood === 'drip-after-data') {
    // An answer that never ends, a line at a time: silence alone would not tell.
    const drip = setInterval(() => say('250-wait'), 50);
    socket.once('close', () => clearInterval(drip));
  } else if (mood !== 'mute-after-data') say('250 taken');
}

/** Commands that a mood leaves without an answer. */
const mutes: Partial<Record<SmtpMood, string>> = {
  'mute-hello': 'EHLO',
  'mute-auth': 'AUTH',
  'mute-recipient': 'RCPT',
  'mute-before-data': 'DATA',
};
/** Commands that a mood refuses, and how. */
const refusals: Partial<Record<SmtpMood, readonly [string, string]>> = {
  'refuse-auth': ['AUTH', '535 wrong password'],
  busy: ['MAIL', '451 try later'],
  greylist: ['RCPT', '450 come back in a minute'],
  'refuse-recipient': ['RCPT', '550 no such user'],
};
const extensions: Partial<Record<SmtpMood, string>> = {
  'refuse-auth': '250 AUTH PLAIN',
  'mute-auth': '250 AUTH PLAIN',
  'broken-tls': '250 STARTTLS',
  small: '250 SIZE 100',
};

/** Answers one command. @returns whether the message follows. */
function answer(line: string, mood: SmtpMood, say: (line: string) => void, socket: Socket): boolean {
  const verb = line.slice(0, 4).toUpperCase();
  const [refused, refusal] = refusals[mood] ?? [];
  if (mutes[mood] === verb) return false;
  if (refused === verb) say(refusal ?? '');
  else if (verb === 'EHLO' || verb === 'HELO') {
    const extension = extensions[mood];
    say(extension === undefined ? '250 sink' : `250-sink\r\n${extension}`);
  } else if (verb === 'STAR') say('220 go\r\nthis is no handshake');
  else if (verb === 'DATA') {
    say('354 go on');
    return true;
  } else if (verb === 'QUIT') {
    say('221 bye');
    socket.end();
  } else say('250 fine');
  return false;
}

/** Message-ID of a raw message, without angle brackets. */
export function messageIdOf(raw: string): string {
  return /^message-id:\s*<([^>]+)>/im.exec(raw)?.[1] ?? '';
}
