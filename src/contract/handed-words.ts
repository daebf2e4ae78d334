import { countOf, formatDate, typeset } from './french.ts';
import type { MailData } from './mails.ts';

type Data = MailData<'fixes-handed-over'>;

/** What the mail of a plan says around its tickets; the preview of its owner says the same. */
export const handedWords = {
  subject: ({ host, fixCount, isAgain }: Pick<Data, 'host' | 'fixCount' | 'isAgain'>): string =>
    `${isAgain ? 'Rappel : ' : ''}${countOf(fixCount, 'correctif', 'correctifs')} à faire sur ${host}`,
  who: ({ host, ownerEmail, fixCount }: Pick<Data, 'host' | 'ownerEmail' | 'fixCount'>): string =>
    `${ownerEmail} vous envoie ${countOf(fixCount, 'correctif', 'correctifs')} à faire sur le site ${host}, relevés par un audit.`,
  whatConstatIs:
    'Constat est un service d’audit de sites web : il relève ce qui ne va pas, avec des preuves, et dit quoi faire. Vous n’avez pas besoin de compte.',
  action: 'Ouvrir le plan',
  use: 'Sur cette page, chaque correctif se marque « en cours » ou « fait », avec un commentaire si vous le souhaitez, et se vérifie en quelques secondes quand c’est possible. La personne qui vous l’envoie voit où vous en êtes.',
  replaces: 'Ce lien remplace celui que vous aviez reçu ; vos marques et vos commentaires sont conservés.',
  until: (expiresAt: string): string =>
    `Ce lien est personnel et fonctionne jusqu’au ${formatDate(expiresAt)}. Qui l’a peut lire ce plan et le marquer : ne le publiez pas.`,
  messageTitle: 'Son message',
  ticketsTitle: 'À faire',
  othersTitle: 'Les autres, dans le plan',
  reason: (ownerEmail: string): string =>
    typeset(
      `Vous recevez ce message car ${ownerEmail} a indiqué votre adresse sur Constat comme celle de son prestataire. Si cela ne vous dit rien, ignorez-le, ou arrêtez ces messages : ce compte ne pourra plus vous écrire.`,
    ),
} as const;
