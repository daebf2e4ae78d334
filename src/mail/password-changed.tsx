import { countOf, formatDate, formatDateTime } from '#contract/french.ts';
import type { MailData } from '#contract/mails.ts';
import { accessLabels } from '#contract/open-access.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';
import { plainName } from './plain-name.ts';

type Data = MailData<'password-changed'>;

const reason = 'Vous recevez ce message pour la sécurité de votre compte Constat.';
const doubt = 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.';

function fact({ changedAt, closed = [] }: Data): string {
  const counts = closed.map(({ kind, count }) =>
    countOf(count, accessLabels[kind].one, accessLabels[kind].many),
  );
  const also = counts.length === 0 ? '' : ` Ont été fermés avec elles : ${counts.join(', ')}.`;
  return `Le mot de passe de votre compte a été changé le ${formatDateTime(changedAt)}. Par sécurité, vos autres sessions ont été fermées.${also}`;
}

/** What is still open: words of the account’s, so as text and nothing more. */
function stillOpen({ open = [], openCount = open.length }: Data) {
  const lines = open.map(({ kind, name, createdAt }) => ({
    key: `${kind} ${createdAt} ${name}`,
    line: `${accessLabels[kind].one} « ${plainName(name)} », depuis le ${formatDate(createdAt)}`,
  }));
  const more = openCount - open.length;
  return more > 0 ? [...lines, { key: 'more', line: `et ${countOf(more, 'autre', 'autres')}` }] : lines;
}

const intro = 'Restent ouverts, avec leur date de création :';
const advice = 'Si vous ne reconnaissez pas l’un d’eux, fermez-les depuis votre profil.';

export default defineMail('password-changed', {
  subject: () => 'Votre mot de passe a été changé',
  html: (data) => {
    const open = stillOpen(data);
    return (
      <MailLayout preview={fact(data)} title="Votre mot de passe a été changé" reason={reason}>
        <Paragraph>{greeting(data.displayName)}</Paragraph>
        <Paragraph>{fact(data)}</Paragraph>
        <Paragraph>{doubt}</Paragraph>
        <Action href={data.resetUrl}>Ce n’était pas moi</Action>
        {open.length > 0 && (
          <>
            <Paragraph>{intro}</Paragraph>
            <ul style={{ fontSize: '16px', lineHeight: '25px', margin: '0 0 16px', paddingLeft: '24px' }}>
              {open.map(({ key, line }) => (
                <li key={key} style={{ overflowWrap: 'anywhere' }}>
                  {line}
                </li>
              ))}
            </ul>
            <Paragraph>{advice}</Paragraph>
            {data.accessUrl && <Action href={data.accessUrl}>Voir et fermer ces accès</Action>}
          </>
        )}
      </MailLayout>
    );
  },
  text: (data) => {
    const open = stillOpen(data);
    return paragraphs(
      greeting(data.displayName),
      fact(data),
      `${doubt}\n${data.resetUrl}`,
      open.length > 0 ? `${intro}\n${open.map(({ line }) => `– ${line}`).join('\n')}` : '',
      open.length > 0 ? [advice, data.accessUrl].filter(Boolean).join('\n') : '',
      reason,
      signature,
    );
  },
  sample: {
    displayName: 'Camille Durand',
    changedAt: '2026-11-21T10:00:00.000Z',
    resetUrl: 'https://constat.example/mot-de-passe-oublie',
    closed: [{ kind: 'keys', count: 2 }],
    open: [
      { kind: 'webhooks', name: 'crochets.exemple.fr', createdAt: '2026-11-20T09:00:00.000Z' },
      { kind: 'shares', name: 'www.exemple.fr (Mairie)', createdAt: '2026-10-02T09:00:00.000Z' },
    ],
    openCount: 3,
    accessUrl: 'https://constat.example/dashboard?tab=settings#acces',
  },
});
