import { once } from 'node:events';
import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Clock } from './clock.ts';
import { MailError, type Mailer, type MailFailure } from './mailer.ts';
import { type ComposedMessage, composeMessage } from './mailer-compose.ts';

/** Milliseconds without an answer before a step of the dialogue is given up, and for the whole of it. */
export interface SmtpTimeouts {
  readonly connectMs: number;
  readonly idleMs: number;
  /** Below what the job may take: a server that says a little now and then is never idle. */
  readonly totalMs: number;
  /** For all that comes before the message, when the mail is tried for the first time: nothing has left by then. */
  readonly hastyMs: number;
}

/**
 * Hands messages to an SMTP server, one connection each. The transport of nodemailer reports a timeout after DATA
 * like one before it; driving the connection ourselves tells them apart, because the message is read only once the
 * server has asked for it.
 */
export function smtpMailer(
  smtpUrl: string,
  from: string,
  clock: Clock,
  timeouts: SmtpTimeouts = { connectMs: 15_000, idleMs: 60_000, totalMs: 180_000, hastyMs: 15_000 },
): Mailer {
  const { auth, ...options } = parseConnectionUrl(smtpUrl);
  return {
    mailboxFolder: null,
    async send(message, hasty = false) {
      const composed = await composeMessage(message, from, clock.now());
      const connection = new SMTPConnection({
        ...options,
        connectionTimeout: timeouts.connectMs,
        greetingTimeout: timeouts.connectMs,
        dnsTimeout: timeouts.connectMs,
        socketTimeout: timeouts.idleMs,
      });
      const overdue = setTimeout(
        () => connection.emit('error', new Error('The dialogue takes too long.')),
        timeouts.totalMs,
      );
      const slow = setTimeout(
        () => connection.emit('error', new Error('The server is slow: it is given more time later.')),
        timeouts.hastyMs,
      );
      if (!hasty) clearTimeout(slow);
      try {
        await connect(connection);
        if (auth !== undefined) await login(connection, auth);
        await deliver(connection, composed, () => clearTimeout(slow));
      } finally {
        clearTimeout(overdue);
        clearTimeout(slow);
        connection.quit();
        connection.close();
      }
    },
    close: async () => {},
  };
}

async function connect(connection: SMTPConnection): Promise<void> {
  const failed = once(connection, 'error').then(([error]) => {
    throw error;
  });
  const connected = new Promise<void>((resolve, reject) => {
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
  failed.catch(() => {});
  await Promise.race([connected, failed]).catch((error: unknown) => {
    // Whatever the server says here is about itself or about us, not about the message.
    throw new MailError('temporary', messageOf(error), error);
  });
}

type Login = Parameters<SMTPConnection['login']>[0];

async function login(connection: SMTPConnection, auth: Login): Promise<void> {
  const known = new Promise<void>((resolve, reject) => {
    connection.login(auth, (error) => (error ? reject(error) : resolve()));
  });
  known.catch(() => {});
  await Promise.race([known, endOf(connection)]).catch((error: unknown) => {
    // Wrong credentials are the operator’s to mend: the message itself is fine.
    throw new MailError('temporary', messageOf(error), error);
  });
}

async function deliver(
  connection: SMTPConnection,
  { envelope, bytes }: ComposedMessage,
  onAsked: () => void,
): Promise<void> {
  let dataStarted = false;
  const source = Readable.from(
    (function* () {
      dataStarted = true;
      onAsked();
      yield bytes;
    })(),
  );
  const sent = new Promise<void>((resolve, reject) => {
    connection.send({ ...envelope, size: bytes.length }, source, (error) =>
      error ? reject(error) : resolve(),
    );
  });
  sent.catch(() => {});
  await Promise.race([sent, endOf(connection)]).catch((error: unknown) => {
    throw asMailError(error, dataStarted ? 'uncertain' : 'temporary');
  });
}

/** Rejects when the connection ends or fails: what was asked of it is then never answered. */
function endOf(connection: SMTPConnection): Promise<never> {
  const closed = new Promise<never>((_, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('The server closed the connection.')));
  });
  closed.catch(() => {});
  return closed;
}

/** An answer of the server is a certainty; silence keeps the `silent` meaning. */
function asMailError(error: unknown, silent: MailFailure): MailError {
  const code = responseCodeOf(error);
  // The server had announced its limit: the library does not even begin.
  const announced = code === null && error instanceof Error && 'code' in error && error.code === 'EMESSAGE';
  const failure = announced ? 'too-large' : code === null ? silent : failureOf(code);
  return new MailError(failure, messageOf(error), error);
}

/** 552 and 523: larger than the server takes (RFC 5321, RFC 1870). */
function failureOf(code: number): MailFailure {
  if (code === 552 || code === 523) return 'too-large';
  return code >= 500 ? 'permanent' : 'temporary';
}

function responseCodeOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return null;
  return typeof error.responseCode === 'number' ? error.responseCode : null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
