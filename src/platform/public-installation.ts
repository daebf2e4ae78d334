import { isLocalUrl } from '#contract/loopback.ts';
import type { Config } from './config.ts';
import { refuseValue, SettingError } from './setting-error.ts';

/**
 * What an installation must have that others than its machine reach: mails that leave, since its people are not at this
 * machine to read them, and an address to which whoever is visited by it can complain.
 * @throws SettingError
 */
export function assertPublicInstallation({
  publicUrl,
  smtpUrl,
  operator,
}: Pick<Config, 'publicUrl' | 'smtpUrl' | 'operator'>): void {
  if (isLocalUrl(publicUrl)) return;
  const known = `${publicUrl} n’est pas une adresse de cette machine`;
  if (smtpUrl === null)
    throw new SettingError(
      `Réglage SMTP_URL absent : ${known}, et sans serveur d’envoi aucun e-mail n’en partirait. Indiquez SMTP_URL et MAIL_FROM, ou retirez CONSTAT_URL pour essayer Constat ici.`,
    );
  if (operator.email === null)
    throw new SettingError(
      `Réglage CONSTAT_OPERATOR_EMAIL absent : ${known}, et les responsables des sites audités doivent pouvoir vous écrire au sujet d’une visite. Indiquez une adresse e-mail que quelqu’un lit : les pages « Nos visites » et « Contact » la publieront.`,
    );
  if (!/^[^\s@]+@[^\s@]+$/.test(operator.email))
    refuseValue('CONSTAT_OPERATOR_EMAIL', operator.email, 'ce n’est pas une adresse e-mail.');
}
