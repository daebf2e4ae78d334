import { escapeMarkup } from '#contract/escape-markup.ts';
import { countOf, formatBytes, formatDateTime } from '#contract/french.ts';
import type { MailboxMessage } from '#service/mail/mailbox.ts';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; background: Canvas; color: CanvasText; }
h1 { font-size: 1.5rem; line-height: 1.25; }
ul { list-style: none; padding: 0; }
li { border-top: 1px solid GrayText; padding: .75rem 0; }
a { color: LinkText; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid LinkText; outline-offset: 2px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 70vh; border: 1px solid GrayText; background: #fff; color-scheme: light; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid GrayText; padding: 1rem; font: inherit; }
`;

/** No script, nothing from outside; the message’s own inline styles and data images are all it may use. */
export const mailboxHeaders: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** The list of messages. */
export function mailboxListPage(messages: readonly MailboxMessage[]): string {
  const items = messages.map(
    ({ id, subject, to, date }) =>
      `<li><a href="/boite-mail/${encodeURIComponent(id)}">${escapeMarkup(subject)}</a><br>à ${escapeMarkup(to)}, le ${escapeMarkup(formatDateTime(date))}</li>`,
  );
  const list =
    messages.length === 0
      ? '<p>Aucun message pour l’instant.</p>'
      : `<p>${countOf(messages.length, 'message', 'messages')}, du plus récent au plus ancien.</p><ul>${items.join('')}</ul>`;
  return page(
    'Boîte de réception locale',
    `<p>Sans serveur SMTP, les messages de Constat arrivent ici. Cette page n’existe que sur cette machine.</p>${list}`,
  );
}

/** One message, its HTML in a sandbox without script and its text below. */
export function mailboxMessagePage(message: MailboxMessage): string {
  const document = `<base target="_top">${message.html}`;
  const sandbox = 'allow-top-navigation-by-user-activation';
  const html =
    message.html === ''
      ? ''
      : `<h2>Version HTML</h2><iframe title="Version HTML du message" sandbox="${sandbox}" srcdoc="${escapeMarkup(document)}"></iframe>`;
  return page(
    message.subject === '' ? 'Message sans objet' : message.subject,
    `<p><a href="/boite-mail">Retour à la boîte de réception</a></p>
<dl><dt>À</dt><dd>${escapeMarkup(message.to)}</dd><dt>Reçu le</dt><dd>${escapeMarkup(formatDateTime(message.date))}</dd></dl>
${attachmentsOf(message)}${html}<h2>Version texte</h2><pre>${linkify(message.text)}</pre>`,
  );
}

function attachmentsOf({ id, attachments }: MailboxMessage): string {
  if (attachments.length === 0) return '';
  const items = attachments.map(
    ({ name, content }, index) =>
      `<li><a href="/boite-mail/${encodeURIComponent(id)}/pieces/${index}" download>${escapeMarkup(name)}</a>, ${escapeMarkup(formatBytes(content.length))}</li>`,
  );
  return `<h2>${attachments.length === 1 ? 'Pièce jointe' : 'Pièces jointes'}</h2><ul>${items.join('')}</ul>`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)} – Constat</title><style>${style}</style></head>
<body><main><h1>${escapeMarkup(title)}</h1>${body}</main></body></html>`;
}

/** Escaped text whose http(s) addresses are links: each begins with a name or a number, and a stop after it is of the sentence. */
function linkify(text: string): string {
  return text
    .split(/(https?:\/\/[\p{L}\d[][^\s<>"']*[^\s<>"'.,;:!?)»])/u)
    .map((part, index) => {
      const safe = escapeMarkup(part);
      return index % 2 === 1 ? `<a href="${safe}">${safe}</a>` : safe;
    })
    .join('');
}
