import { formatDateTime } from '#contract/french.ts';
import { defineMail } from './define-mail.ts';
import { linkMail } from './link-mail.tsx';

export default defineMail('email-change', {
  ...linkMail({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    ask: 'Vous avez demandé que cette adresse devienne celle de votre compte Constat. Elle le deviendra quand vous l’aurez confirmée.',
    action: 'Confirmer cette adresse',
    limit: (expiresAt) => `Ce lien est valable jusqu’au ${formatDateTime(expiresAt)}.`,
    reason:
      'Vous recevez ce message car cette adresse a été indiquée dans un compte Constat. Si ce n’était pas vous, ignorez-le\u00a0: rien ne changera.',
  }),
  sample: {
    email: 'camille@nouvelle.exemple.fr',
    url: 'https://constat.example/nouvelle-adresse?token=exemple',
    expiresAt: '2026-11-22T10:00:00.000Z',
  },
});
