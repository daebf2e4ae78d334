import { mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messageIdOf, type SmtpSink, startSmtpSink } from '#tests/support/smtp-sink.ts';
import { MailError, type OutgoingMessage } from './mailer.ts';
import { fileMailer } from './mailer-files.ts';
import { smtpMailer } from './mailer-smtp.ts';

const clock = { now: () => new Date('2026-11-21T10:00:00Z') };
const from = 'Constat <constat@localhost>';
const message: OutgoingMessage = {
  messageId: '0199-abc@constat.example',
  to: 'claire@exemple.fr',
  subject: 'Résultat de l’audit : 82 sur 100',
  html: '<p>Bonjour</p>',
  text: 'Bonjour,\n.\nligne avec un point seul',
};

describe('the SMTP mailer', () => {
  // Silence is waited for: side by side, each before a server of its own.
  const withSink = async <Result>(mood: SmtpSink['mood'], work: (sink: SmtpSink) => Promise<Result>) => {
    const sink = await startSmtpSink();
    sink.mood = mood;
    return work(sink).finally(() => sink.close());
  };

  const failureOf = async ({ mood, ...sink }: SmtpSink) => {
    const url = mood.endsWith('-auth') ? sink.url.replace('//', '//somebody:wrong@') : sink.url;
    const mailer = smtpMailer(url, from, clock, {
      ...{ connectMs: 300, idleMs: 300, totalMs: 1000, hastyMs: 1000 },
    });
    return mailer.send(message).then(
      () => 'sent',
      (error: unknown) => (error instanceof MailError ? error.failure : String(error)),
    );
  };

  it('hands over one message with its fixed Message-ID and both versions', async () => {
    const taken = await withSink('ok', async (sink) => {
      expect(await failureOf(sink)).toBe('sent');
      return sink.taken;
    });
    expect(taken).toHaveLength(1);
    const raw = taken[0] ?? '';
    expect(messageIdOf(raw)).toBe(message.messageId);
    const parsed = await simpleParser(Buffer.from(raw.replaceAll('\r\n..', '\r\n.'), 'latin1'));
    expect(parsed.subject).toBe(message.subject);
    expect(parsed.text?.trim()).toBe(message.text);
    expect(parsed.html).toContain('<p>Bonjour</p>');
    expect(parsed.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it.concurrent.each([
    ['refuse-connection', 'temporary'],
    ['refuse-greeting', 'temporary'],
    ['mute-greeting', 'temporary'],
    ['mute-hello', 'temporary'],
    ['refuse-auth', 'temporary'],
    ['mute-auth', 'temporary'],
    ['broken-tls', 'temporary'],
    ['busy', 'temporary'],
    ['greylist', 'temporary'],
    ['refuse-recipient', 'permanent'],
    ['mute-recipient', 'temporary'],
    ['small', 'too-large'],
    ['mute-before-data', 'temporary'],
    ['mute-after-data', 'uncertain'],
    ['drip-after-data', 'uncertain'],
    ['drop-after-data', 'uncertain'],
    ['too-large', 'too-large'],
  ] as const)('a server that answers « %s » makes the failure %s', async (mood, failure) => {
    expect(await withSink(mood, failureOf)).toBe(failure);
  });

  it.concurrent.each([
    ['mute-before-data', true, 'temporary', 'The server is slow: it is given more time later.'],
    ['mute-before-data', false, 'temporary', ''],
    // What may have left is waited for, however hasty the try.
    ['drip-after-data', true, 'uncertain', 'The dialogue takes too long.'],
  ] as const)(
    'in haste a server that is « %s » is given up before the message alone (%s)',
    async (...row) => {
      const [mood, hasty, failure, words] = row;
      const timeouts = { connectMs: 500, idleMs: 3_000, totalMs: 3_000, hastyMs: 500 };
      const error = await withSink(mood, (sink) =>
        smtpMailer(sink.url, from, clock, timeouts)
          .send(message, hasty)
          .catch((thrown: unknown) => thrown),
      );
      expect(error).toMatchObject({ failure });
      if (words) expect(error).toMatchObject({ message: words });
      else expect(error).not.toMatchObject({ message: 'The server is slow: it is given more time later.' });
    },
  );

  it('a refused connection surely left nothing behind', async () => {
    const sink = await startSmtpSink();
    await sink.close();
    const mailer = smtpMailer(sink.url, from, clock);
    await expect(mailer.send(message)).rejects.toMatchObject({ failure: 'temporary' });
  });
});

describe('the file mailer', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'constat-mail-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('writes one private file a Message-ID, however often it is sent', async () => {
    const mailer = fileMailer(join(folder, 'mail'), from, clock);
    await mailer.send(message);
    await mailer.send({ ...message, subject: 'Encore' });
    expect(await readdir(join(folder, 'mail'))).toEqual(['0199-abc@constat.example.eml']);
    const file = join(folder, 'mail', '0199-abc@constat.example.eml');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await simpleParser(await readFile(file))).subject).toBe('Encore');
  });

  it.runIf(process.platform === 'linux')(
    'on a full disk surely delivered nothing, and leaves no half message',
    async () => {
      const draft = `0199-abc@constat.example.eml.${process.pid}.part`;
      // A device that is always full, where the message would be written.
      await symlink('/dev/full', join(folder, draft));
      const sent = fileMailer(folder, from, clock).send(message);
      await expect(sent).rejects.toMatchObject({ failure: 'temporary', cause: { code: 'ENOSPC' } });
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it('never lets a Message-ID name a file outside its folder', async () => {
    await fileMailer(folder, from, clock).send({ ...message, messageId: '../../x@y' });
    expect(await readdir(folder)).toEqual(['.._.._x@y.eml']);
  });
});
