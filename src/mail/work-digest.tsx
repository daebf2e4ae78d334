import type { MailData } from '#contract/mails.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature, stopLine } from './layout.tsx';
import { itemsAsText, WorkItems } from './work-items.tsx';
import { countKinds, moreLine, saysOf } from './work-words.ts';

type Data = MailData<'work-digest'>;

const reason =
  'Vous recevez ce message car des correctifs vous sont confiés sur Constat, ou un commentaire vous mentionne. Votre profil permet d’en recevoir un par jour, ou aucun.';
const title = ({ items, more }: Data) => countKinds(items, more);
const action = 'Voir mes corrections';

export default defineMail('work-digest', {
  subject: (data) => `${title(data)} sur Constat`,
  html: (data) => (
    <MailLayout preview={title(data)} title={title(data)} reason={reason} stopUrl={data.stopUrl}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <WorkItems items={data.items} says={saysOf} />
      {data.more > 0 && <Paragraph>{moreLine(data.more)}</Paragraph>}
      <Action href={data.listUrl}>{action}</Action>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      ...itemsAsText(data.items, saysOf),
      moreLine(data.more),
      `${action} :\n${data.listUrl}`,
      reason,
      stopLine(data.stopUrl),
      signature,
    ),
  sample: {
    displayName: 'Camille Durand',
    items: [
      {
        ...{ kind: 'assigned', space: 'agence', spaceName: 'Agence Lumen', host: 'www.vallons-sur-cere.fr' },
        ...{
          title: 'Donner un texte alternatif aux 12 images de l’en-tête',
          due: '2026-12-04',
          by: 'Sacha Petit',
        },
        ...{ words: '', url: 'https://constat.example/reports/exemple/correctifs/part%3Aheader' },
      },
      {
        ...{ kind: 'mentioned', space: 'agence', spaceName: 'Agence Lumen', host: 'www.vallons-sur-cere.fr' },
        ...{ title: 'Refuser les traceurs tant que rien n’est accepté', due: null, by: 'Léa Martin' },
        words: 'Le prestataire demande quel gestionnaire de consentement nous gardons : peux-tu trancher ?',
        url: 'https://constat.example/reports/exemple/correctifs/vendor%3Atrackers',
      },
      {
        ...{ kind: 'reopened', space: 'camille', spaceName: '', host: 'blog.exemple.fr' },
        ...{ title: 'Rétablir l’en-tête Strict-Transport-Security', due: null, by: '', words: '' },
        url: 'https://constat.example/reports/exemple/correctifs/header%3Ahsts',
      },
    ],
    more: 0,
    listUrl: 'https://constat.example/mes-corrections',
    stopUrl: 'https://constat.example/desabonnement?jeton=exemple&groupe=work',
  },
});
