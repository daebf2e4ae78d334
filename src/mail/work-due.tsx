import { countOf } from '#contract/french.ts';
import type { MailData } from '#contract/mails.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature, stopLine } from './layout.tsx';
import { itemsAsText, WorkItems } from './work-items.tsx';
import { dueSentence, moreLine } from './work-words.ts';

type Data = MailData<'work-due'>;

const reason =
  'Vous recevez ce message car ces correctifs vous sont confiés sur Constat avec une échéance. Chaque échéance est rappelée une fois la veille et une fois quand elle est passée, jamais plus.';
const action = 'Voir mes corrections';

function title({ items, more }: Data): string {
  const late = items.filter(({ isLate }) => isLate).length;
  if (more > 0) return `${countOf(items.length + more, 'échéance', 'échéances')} de correctifs`;
  const soon = items.length - late;
  return [
    late > 0 && countOf(late, 'correctif en retard', 'correctifs en retard'),
    soon > 0 && countOf(soon, 'correctif à faire demain', 'correctifs à faire demain'),
  ]
    .filter((part) => part !== false)
    .join(', ');
}

export default defineMail('work-due', {
  subject: (data) => `${title(data)} sur Constat`,
  html: (data) => (
    <MailLayout preview={title(data)} title={title(data)} reason={reason} stopUrl={data.stopUrl}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <WorkItems items={data.items} says={dueSentence} />
      {data.more > 0 && <Paragraph>{moreLine(data.more)}</Paragraph>}
      <Action href={data.listUrl}>{action}</Action>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      ...itemsAsText(data.items, dueSentence),
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
        ...{ space: 'agence', spaceName: 'Agence Lumen', host: 'www.vallons-sur-cere.fr' },
        ...{
          title: 'Donner un texte alternatif aux 12 images de l’en-tête',
          due: '2026-12-02',
          isLate: true,
        },
        url: 'https://constat.example/reports/exemple/correctifs/part%3Aheader',
      },
      {
        ...{ space: 'agence', spaceName: 'Agence Lumen', host: 'www.vallons-sur-cere.fr' },
        ...{ title: 'Refuser les traceurs tant que rien n’est accepté', due: '2026-12-05', isLate: false },
        url: 'https://constat.example/reports/exemple/correctifs/vendor%3Atrackers',
      },
    ],
    more: 0,
    listUrl: 'https://constat.example/mes-corrections',
    stopUrl: 'https://constat.example/desabonnement?jeton=exemple&groupe=work',
  },
});
