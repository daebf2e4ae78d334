import { countOf, formatDate } from '#contract/french.ts';
import type { MailData } from '#contract/mails.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature, TextLink } from './layout.tsx';

type Data = MailData<'schedule-skipped'>;

const reason =
  'Vous recevez ce message car un audit programmé de votre compte Constat n’a pas pu partir. Ce message n’est envoyé qu’une fois par mois.';
const title = (data: Data) => `L’audit programmé de ${data.host} n’est pas parti`;
const fact = (data: Data) =>
  `Vos ${countOf(data.auditsPerMonth, 'audit', 'audits')} du mois sont utilisés : l’audit programmé de ${data.host} n’a pas été lancé.`;
const next = (data: Data) =>
  `Aucun audit programmé ne partira avant le ${formatDate(data.renewsOn)} ; ensuite, chacun reprend à sa prochaine date, sans rien à faire de votre part.`;

export default defineMail('schedule-skipped', {
  subject: title,
  html: (data) => (
    <MailLayout preview={fact(data)} title={title(data)} reason={reason}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact(data)}</Paragraph>
      <Paragraph>{next(data)}</Paragraph>
      <Action href={data.schedulesUrl}>Voir mes audits programmés</Action>
      <Paragraph>
        <TextLink href={data.planUrl}>Comparer les formules</TextLink>
      </Paragraph>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      fact(data),
      next(data),
      `Voir mes audits programmés :\n${data.schedulesUrl}`,
      `Comparer les formules :\n${data.planUrl}`,
      reason,
      signature,
    ),
  sample: {
    displayName: 'Camille Durand',
    host: 'www.exemple.fr',
    auditsPerMonth: 60,
    renewsOn: '2026-12-01T12:00:00.000Z',
    schedulesUrl: 'https://constat.example/dashboard/schedules',
    planUrl: 'https://constat.example/dashboard?tab=plan',
  },
});
