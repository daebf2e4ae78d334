import { formatDateTime } from '#contract/french.ts';
import { defineMail } from './define-mail.ts';
import { linkMail } from './link-mail.tsx';

export default defineMail('email-verification', {
  ...linkMail({
    subject: 'Validez votre adresse e-mail',
    ask: 'Il reste une étape\u00a0: validez votre adresse e-mail pour ouvrir votre compte et lancer votre premier audit.',
    action: 'Valider mon adresse',
    limit: (expiresAt) =>
      `Ce lien est valable jusqu’au ${formatDateTime(expiresAt)}. Ouvert ailleurs que dans le navigateur de l’inscription, il demande le mot de passe que vous avez choisi.`,
    reason:
      'Vous recevez ce message car cette adresse a servi à créer un compte Constat. Si ce n’était pas vous, ignorez-le\u00a0: sans validation, le compte reste fermé.',
  }),
  sample: {
    url: 'https://constat.example/verification?token=exemple',
    expiresAt: '2026-11-22T10:00:00.000Z',
  },
});
