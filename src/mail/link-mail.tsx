import { Action, greeting, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';

interface Words {
  /** Subject and title. */
  readonly subject: string;
  readonly ask: string;
  readonly action: string;
  readonly limit: (expiresAt: string) => string;
  readonly reason: string;
}

interface LinkData {
  /** Of mails to proved addresses only. */
  readonly displayName?: string;
  readonly url: string;
  readonly expiresAt: string;
}

/** A mail about one secret link: the same sentences as HTML and as text. */
export const linkMail = ({ subject, ask, action, limit, reason }: Words) => ({
  subject: () => subject,
  html: ({ displayName = '', url, expiresAt }: LinkData) => (
    <MailLayout preview={ask} title={subject} reason={reason}>
      <Paragraph>{greeting(displayName)}</Paragraph>
      <Paragraph>{ask}</Paragraph>
      <Action href={url}>{action}</Action>
      <Paragraph>{limit(expiresAt)}</Paragraph>
    </MailLayout>
  ),
  text: ({ displayName = '', url, expiresAt }: LinkData) =>
    paragraphs(greeting(displayName), ask, `${action} :\n${url}`, limit(expiresAt), reason, signature),
});
