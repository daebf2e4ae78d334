import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What the sink does instead of taking the message. `mute-*` keeps the connection open and says nothing. */
type SmtpMood =
  | 'ok'
  | 'refuse-recipient'
  | 'busy'
  | 'mute-before-data'
  | 'mute-after-data'
  | 'drop-after-data';

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
  say('220 sink');
  socket.on('data', (chunk) => {
    buffer += chunk.toString('latin1');
    for (;;) {
      const end = inData ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n');
      if (end < 0) return;
      const part = buffer.slice(0, end);
      buffer = buffer.slice(end + (inData ? 5 : 2));
      if (inData) {
        inData = false;
        sink.taken.push(part);
        if (sink.mood === 'drop-after-data') socket.destroy();
        else if (sink.mood !== 'mute-after-data') say('250 taken');
      } else {
        inData = answer(part, sink.mood, say, socket);
      }
    }
  });
}

function answer(line: string, mood: SmtpMood, say: (line: string) => void, socket: Socket): boolean {
  const verb = line.slice(0, 4).toUpperCase();
  if (verb === 'EHLO' || verb === 'HELO') say('250 sink');
  else if (verb === 'RCPT' && mood === 'refuse-recipient') say('550 no such user');
  else if (verb === 'MAIL' && mood === 'busy') say('451 try later');
  else if (verb === 'DATA' && mood === 'mute-before-data') return false;
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
