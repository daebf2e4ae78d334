/**
 * Domains under which anybody may have a mailbox: their people have nothing to do with each other, so no limit counts them
 * together. The large providers of France and the large ones of the world; a provider that is missing is only limited sooner.
 */
export const publicMailDomains: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'outlook.fr', 'hotmail.com', 'hotmail.fr', 'live.com'],
  ...['live.fr', 'msn.com', 'yahoo.com', 'yahoo.fr', 'ymail.com', 'rocketmail.com', 'aol.com', 'icloud.com'],
  ...['me.com', 'mac.com', 'proton.me', 'protonmail.com', 'pm.me', 'gmx.com', 'gmx.fr', 'gmx.de', 'web.de'],
  ...['mail.com', 'zoho.com', 'yandex.com', 'fastmail.com', 'tutanota.com', 'tuta.io', 'hey.com'],
  ...[
    'orange.fr',
    'wanadoo.fr',
    'free.fr',
    'aliceadsl.fr',
    'sfr.fr',
    'neuf.fr',
    'cegetel.net',
    'club-internet.fr',
  ],
  ...['numericable.fr', 'noos.fr', 'bbox.fr', 'laposte.net', 'mailo.com', 'mailo.fr', 'net-c.fr', 'ik.me'],
  ...['infomaniak.com', 'skynet.be', 'bluewin.ch', 'libero.it', 't-online.de'],
]);

/** Providers that read `a.b@` and `ab@` as one mailbox, and the name under which theirs is counted. */
export const dotlessMailDomains: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};
