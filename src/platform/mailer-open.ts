import { join } from 'node:path';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Mailer } from './mailer.ts';
import { fileMailer } from './mailer-files.ts';
import { smtpMailer } from './mailer-smtp.ts';

/** The SMTP server of the configuration, or the mailbox folder of the data folder. */
export function openMailer(
  config: Pick<Config, 'smtpUrl' | 'dataFolder' | 'mailFrom'>,
  clock: Clock,
): Mailer {
  if (config.smtpUrl === null) return fileMailer(join(config.dataFolder, 'mail'), config.mailFrom, clock);
  return smtpMailer(config.smtpUrl, config.mailFrom, clock);
}
