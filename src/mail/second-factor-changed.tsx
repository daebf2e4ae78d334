import type { FactorChange } from '#contract/factor-words.ts';
import { formatDateTime } from '#contract/french.ts';
import type { MailData } from '#contract/mails.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';
import { plainName } from './plain-name.ts';

type Data = MailData<'second-factor-changed'>;

const reason = 'Vous recevez ce message pour la sécurité de votre compte Constat.';
const doubt =
  'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, puis vérifiez vos moyens de connexion dans votre profil.';

const titles: Readonly<Record<FactorChange, string>> = {
  added: 'Deuxième étape de connexion ajoutée',
  removed: 'Deuxième étape de connexion retirée',
  'codes-renewed': 'Nouveaux codes de secours',
  'recovery-used': 'Un code de secours a servi',
  'reset-done': 'Deuxième étape retirée de votre compte',
};

function fact({ change, name, changedAt }: Data): string {
  const on = `Le ${formatDateTime(changedAt)}`;
  const named = plainName(name);
  switch (change) {
    case 'added':
      return `${on}, « ${named} » a été ajouté aux moyens de passer la deuxième étape de connexion de votre compte.`;
    case 'removed':
      return `${on}, « ${named} » a été retiré des moyens de passer la deuxième étape de connexion de votre compte.`;
    case 'codes-renewed':
      return `${on}, les codes de secours de votre compte ont été remplacés. Les anciens n’ouvrent plus rien.`;
    case 'recovery-used':
      return `${on}, un de vos codes de secours a servi. Il ne servira plus. S’il vous en reste peu, demandez-en de nouveaux dans votre profil.`;
    case 'reset-done':
      return `${on}, la deuxième étape de connexion de votre compte a été retirée, comme l’administration de ce service l’avait annoncé. Ajoutez-en une nouvelle dans votre profil.`;
  }
}

export default defineMail('second-factor-changed', {
  subject: ({ change }) => titles[change],
  html: (data) => (
    <MailLayout preview={fact(data)} title={titles[data.change]} reason={reason}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact(data)}</Paragraph>
      <Action href={data.profileUrl}>Voir mes moyens de connexion</Action>
      <Paragraph>{doubt}</Paragraph>
      <Action href={data.resetUrl}>Ce n’était pas moi</Action>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      fact(data),
      `Vos moyens de connexion :\n${data.profileUrl}`,
      `${doubt}\n${data.resetUrl}`,
      reason,
      signature,
    ),
  sample: {
    displayName: 'Camille Durand',
    change: 'added',
    name: 'Téléphone',
    changedAt: '2026-11-21T10:00:00.000Z',
    profileUrl: 'https://constat.example/dashboard?tab=settings#deuxieme-etape',
    resetUrl: 'https://constat.example/mot-de-passe-oublie',
  },
});
