import { once } from 'node:events';
import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Clock } from './clock.ts';
import { MailError, type Mailer, type MailFailure } from './mailer.ts';
import { type ComposedMessage, composeMessage } from './mailer-compose.ts';

/** Milliseconds without an answer before a step of the dialogue is given up. */
export interface SmtpTimeouts {
  readonly connectMs: number;
  readonly idleMs: number;
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
  timeouts: SmtpTimeouts = { connectMs: 15_000, idleMs: 60_000 },
): Mailer {
  const { auth, ...options } = parseConnectionUrl(smtpUrl);
  return {
    mailboxFolder: null,
    async send(message) {
      const composed = await composeMessage(message, from, clock.now());
      const connection = new SMTPConnection({
        ...options,
        connectionTimeout: timeouts.connectMs,
        greetingTimeout: timeouts.connectMs,
        dnsTimeout: timeouts.connectMs,
        socketTimeout: timeouts.idleMs,
      });
      try {
        await connect(connection);
        if (auth !== undefined) await login(connection, auth);
        await deliver(connection, composed);
      } finally {
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
    throw asMailError(error, 'temporary');
  });
}

type Login = Parameters<SMTPConnection['login']>[0];

async function login(connection: SMTPConnection, auth: Login): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    connection.login(auth, (error) => (error ? reject(error) : resolve()));
  }).catch((error: unknown) => {
    // Wrong credentials are the operator’s to mend: the message itself is fine.
    throw new MailError('temporary', messageOf(error), error);
  });
}

async function deliver(connection: SMTPConnection, { envelope, bytes }: ComposedMessage): Promise<void> {
  let dataStarted = false;
  const source = Readable.from(
    (function* () {
      dataStarted = true;
      yield bytes;
    })(),
  );
  const closed = new Promise<never>((_, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('The server closed the connection.')));
  });
  closed.catch(() => {});
  const sent = new Promise<void>((resolve, reject) => {
    connection.send({ ...envelope, size: bytes.length }, source, (error) =>
      error ? reject(error) : resolve(),
    );
  });
  sent.catch(() => {});
  await Promise.race([sent, closed]).catch((error: unknown) => {
    throw asMailError(error, dataStarted ? 'uncertain' : 'temporary');
  });
}

/** An answer of the server is a certainty; silence keeps the `silent` meaning. */
function asMailError(error: unknown, silent: MailFailure): MailError {
  const code = responseCodeOf(error);
  const failure = code === null ? silent : code >= 500 ? 'permanent' : 'temporary';
  return new MailError(failure, messageOf(error), error);
}

function responseCodeOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return null;
  return typeof error.responseCode === 'number' ? error.responseCode : null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
