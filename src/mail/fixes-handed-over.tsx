import { Section, Text } from 'react-email';
import { handedWords as words } from '#contract/handed-words.ts';
import type { MailData } from '#contract/mails.ts';
import { defineMail } from './define-mail.ts';
import {
  Action,
  MailLayout,
  Paragraph,
  palette,
  paragraphs,
  Rule,
  Subtitle,
  signature,
  stopLine,
  TextLink,
} from './layout.tsx';
import { plainName, unlinked } from './plain-name.ts';

type Data = MailData<'fixes-handed-over'>;
type Ticket = Data['tickets'][number];

const plainly = (data: Data): Data => ({
  ...data,
  host: plainName(data.host),
  ownerEmail: plainName(data.ownerEmail),
});

const facts = ({ role, work, reach }: Ticket) => [role, work, reach].filter(Boolean).join(' · ');

const placeText = ({ page, element, code }: Ticket['places'][number]) =>
  [page, element, code]
    .filter((part) => part !== '')
    .map(unlinked)
    .join(', ');

const line = { fontSize: '15px', lineHeight: '23px', margin: '0 0 8px', overflowWrap: 'anywhere' } as const;
const small = { ...line, color: palette.soft, fontSize: '14px', margin: '0 0 6px' } as const;
const code = { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: '13px' } as const;

function TicketItem({ ticket }: { readonly ticket: Ticket }) {
  return (
    <Section style={{ margin: '0 0 24px' }}>
      <h3
        className="ink"
        style={{ color: palette.ink, fontSize: '17px', lineHeight: '24px', margin: '0 0 4px' }}
      >
        {unlinked(ticket.title)}
      </h3>
      <Text className="soft" style={small}>
        {facts(ticket)}
      </Text>
      <Text style={line}>
        <strong>Pourquoi{'\u00a0'}:</strong> {unlinked(ticket.why)}
      </Text>
      <Text style={line}>
        <strong>Quoi faire{'\u00a0'}:</strong> {unlinked(ticket.todo)}
      </Text>
      {ticket.also.length > 0 && (
        <Text style={line}>
          <strong>Ce que cela corrige{'\u00a0'}:</strong> {ticket.also.map(unlinked).join(' · ')}
        </Text>
      )}
      {ticket.places.map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
        <Text key={index} style={line}>
          <strong>Où{'\u00a0'}:</strong> {unlinked(place.page || 'tout le site')}
          {place.element !== '' && <>, {unlinked(place.element)}</>}
          {place.code !== '' && (
            <>
              {' '}
              <code style={code}>{unlinked(place.code)}</code>
            </>
          )}
        </Text>
      ))}
      <Text style={line}>
        <strong>Vérifier{'\u00a0'}:</strong> {ticket.verify}
      </Text>
      <Text style={line}>
        <TextLink href={ticket.url}>Ouvrir ce correctif</TextLink>
      </Text>
    </Section>
  );
}

const ticketText = (ticket: Ticket): string =>
  [
    unlinked(ticket.title).toUpperCase(),
    facts(ticket),
    `Pourquoi : ${unlinked(ticket.why)}`,
    `Quoi faire : ${unlinked(ticket.todo)}`,
    ...(ticket.also.length > 0 ? [`Ce que cela corrige : ${ticket.also.map(unlinked).join(' · ')}`] : []),
    ...ticket.places.map((place) => `Où : ${placeText(place)}`),
    `Vérifier : ${ticket.verify}`,
    ticket.url,
  ].join('\n');

const otherText = ({ title, role }: Data['others'][number]) => `– ${unlinked(title)} (${role})`;

/** Fixes for a provider: who sends them, what Constat is, the tickets, and the link that needs no account. */
export default defineMail('fixes-handed-over', {
  subject: (data) => words.subject(plainly(data)),
  html: (given) => {
    const data = plainly(given);
    return (
      <MailLayout
        preview={words.who(data)}
        title={words.subject(data)}
        reason={words.reason(data.ownerEmail)}
        stopUrl={data.stopUrl}
        brand={data.brand}
      >
        <Paragraph>Bonjour,</Paragraph>
        <Paragraph>{words.who(data)}</Paragraph>
        {data.message !== '' && (
          <Section
            style={{ borderLeft: `3px solid ${palette.line}`, margin: '0 0 16px', paddingLeft: '14px' }}
          >
            <Text className="soft" style={small}>
              {words.messageTitle}
            </Text>
            {unlinked(data.message)
              .split('\n')
              .map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
                <Text key={index} style={{ ...line, margin: 0 }}>
                  {row || '\u00a0'}
                </Text>
              ))}
          </Section>
        )}
        <Paragraph>{words.use}</Paragraph>
        <Action href={data.url}>{words.action}</Action>
        <Paragraph>{words.until(data.expiresAt)}</Paragraph>
        {data.isAgain && <Paragraph>{words.replaces}</Paragraph>}
        <Paragraph>{words.whatConstatIs}</Paragraph>
        <Rule />
        <Subtitle>{words.ticketsTitle}</Subtitle>
        {data.tickets.map((ticket) => (
          <TicketItem key={ticket.url} ticket={ticket} />
        ))}
        {data.others.length > 0 && (
          <>
            <Subtitle>{words.othersTitle}</Subtitle>
            {data.others.map((other, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
              <Text key={index} style={line}>
                {otherText(other)}
              </Text>
            ))}
          </>
        )}
      </MailLayout>
    );
  },
  text: (given) => {
    const data = plainly(given);
    return paragraphs(
      'Bonjour,',
      words.who(data),
      data.message !== '' && `${words.messageTitle} :\n${unlinked(data.message).replaceAll(/^/gm, '> ')}`,
      words.use,
      `${words.action} :\n${data.url}`,
      words.until(data.expiresAt),
      data.isAgain && words.replaces,
      words.whatConstatIs,
      ...data.tickets.map(ticketText),
      data.others.length > 0 && [`${words.othersTitle} :`, ...data.others.map(otherText)].join('\n'),
      words.reason(data.ownerEmail),
      stopLine(data.stopUrl),
      signature,
    );
  },
  sample: {
    host: 'www.exemple.fr',
    ownerEmail: 'camille@exemple.fr',
    message: 'Bonjour Sacha,\nVoici ce que l’audit a trouvé. Peux-tu commencer par le formulaire ?',
    fixCount: 2,
    tickets: [
      {
        title: 'Donner un nom aux champs du formulaire',
        role: 'Développement',
        work: 'moins d’une heure',
        reach: '3 endroits, 1 page',
        why: 'Sans nom, une personne qui utilise un lecteur d’écran ne sait pas quoi écrire dans le champ.',
        todo: 'Associer à chaque champ un élément label dont l’attribut for reprend son id.',
        also: [],
        places: [
          { page: '/contact', element: 'form input#courriel', code: '<input id="courriel" type="email">' },
        ],
        verify:
          'C’est fini quand le contrôle axe-label ne relève plus rien ici. Marquez-le « fait » sur la page du plan : « Vérifier » y répond en quelques secondes.',
        url: 'https://constat.example/plan/exemple/correctifs/rule%3Aaxe-label',
      },
    ],
    others: [{ title: 'Ajouter les mentions légales', role: 'DPO / juridique' }],
    isAgain: false,
    url: 'https://constat.example/plan/exemple',
    expiresAt: '2027-02-26T10:00:00.000Z',
    stopUrl: 'https://constat.example/desabonnement/prestataire/01990000-0000-7000-8000-000000000000',
  },
});
