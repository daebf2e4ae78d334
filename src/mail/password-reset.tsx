import { formatDateTime } from '#contract/french.ts';
import { defineMail } from './define-mail.ts';
import { linkMail } from './link-mail.tsx';

export default defineMail('password-reset', {
  ...linkMail({
    subject: 'Choisissez un nouveau mot de passe',
    ask: 'Vous avez demandé à changer votre mot de passe. Choisissez-en un nouveau en suivant ce lien.',
    action: 'Choisir un mot de passe',
    limit: (expiresAt) =>
      `Ce lien ne sert qu’une fois et reste valable jusqu’au ${formatDateTime(expiresAt)}.`,
    reason:
      'Vous recevez ce message car un nouveau mot de passe a été demandé pour votre compte Constat. Si ce n’était pas vous, ignorez-le\u00a0: votre mot de passe reste inchangé.',
  }),
  sample: {
    displayName: '',
    url: 'https://constat.example/reinitialisation?token=exemple',
    expiresAt: '2026-11-21T11:00:00.000Z',
  },
});
