import { typeset } from '#contract/french.ts';
import { handedWords as words } from '#contract/handed-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { HandOverValues, PreviewedMail } from './hand-over.server.ts';

interface Props {
  readonly mail: PreviewedMail;
  readonly values: HandOverValues;
  /** Names this sending: pressed twice, it is one. */
  readonly sendKey: string;
}

/** What will be sent, as the provider will read it, and the button that sends it. */
export function MailPreview({ mail, values, sendKey }: Props) {
  return (
    <div className="flex flex-col gap-6">
      <Alert kind="info">
        Rien n’est encore parti. Voici ce que <strong className="wrap-anywhere">{values.email}</strong>{' '}
        recevra, avec un lien qui s’ouvre sans compte pendant {values.days} jours.
      </Alert>
      <section
        aria-labelledby="apercu"
        className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-5 shadow-card wrap-anywhere sm:p-7"
      >
        <p className="text-sm text-soft">Objet</p>
        <h2 id="apercu" className="-mt-3 text-xl">
          {typeset(words.subject({ ...mail, isAgain: false }))}
        </h2>
        <p>Bonjour,</p>
        <p>{typeset(words.who(mail))}</p>
        {mail.message !== '' && (
          <blockquote className="border-l-4 border-line pl-4 whitespace-pre-line">{mail.message}</blockquote>
        )}
        <p>{typeset(words.use)}</p>
        <p className="font-semibold">[{words.action}]</p>
        <p>{words.whatConstatIs}</p>
        <h3 className="text-lg">{words.ticketsTitle}</h3>
        <ol className="flex flex-col gap-5">
          {mail.tickets.map((ticket) => (
            <li key={`${ticket.title} ${ticket.role}`} className="flex flex-col gap-1">
              <p className="font-semibold">{ticket.title}</p>
              <p className="text-sm text-soft">
                {[ticket.role, ticket.work, ticket.reach].filter(Boolean).join(' · ')}
              </p>
              <p>
                <strong>Pourquoi{'\u00a0'}:</strong> {ticket.why}
              </p>
              <p>
                <strong>Quoi faire{'\u00a0'}:</strong> {ticket.todo}
              </p>
              {ticket.also.length > 0 && (
                <p>
                  <strong>Ce que cela corrige{'\u00a0'}:</strong> {ticket.also.join(' · ')}
                </p>
              )}
              {ticket.places.map((place) => (
                <p key={`${place.page} ${place.element} ${place.code}`}>
                  <strong>Où{'\u00a0'}:</strong> {place.page || 'tout le site'}
                  {place.element !== '' && `, ${place.element}`}{' '}
                  {place.code !== '' && <code className="font-mono text-xs">{place.code}</code>}
                </p>
              ))}
              <p>
                <strong>Vérifier{'\u00a0'}:</strong> {typeset(ticket.verify)}
              </p>
            </li>
          ))}
        </ol>
        {mail.others.length > 0 && (
          <>
            <h3 className="text-lg">{words.othersTitle}</h3>
            <ul className="list-disc pl-6">
              {mail.others.map(({ title, role }) => (
                <li key={`${title} ${role}`}>
                  {title} ({role})
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <form method="post" className="flex flex-wrap items-center gap-4">
        {values.fixes.map((key) => (
          <input key={key} type="hidden" name="fixes" value={key} />
        ))}
        <input type="hidden" name="email" value={values.email} />
        <input type="hidden" name="message" value={values.message} />
        <input type="hidden" name="days" value={values.days} />
        {values.showProtected && <input type="hidden" name="showProtected" value="oui" />}
        <input type="hidden" name="cle" value={sendKey} />
        <Button type="submit" plainForm name="faire" value="envoyer">
          Envoyer
        </Button>
        <Button type="submit" plainForm variant="secondary" name="faire" value="modifier">
          Modifier
        </Button>
      </form>
    </div>
  );
}
