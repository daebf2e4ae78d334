import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formatDate } from '#contract/french.ts';
import { visitQuestionOf } from '#contract/visit-question.ts';
import { confirmVisit, type VisitAnswer } from '#service/site-visits/confirm-visit.ts';
import { MailFact } from '../features/legal/legal-page.tsx';
import { readWebContext } from '../lib/context.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';
import { VisitQuestionForm } from '../ui/visit-question.tsx';

export const handle = { js: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { deps } = readWebContext(context);
  const question = visitQuestionOf(new URL(request.url).searchParams);
  const answer = await confirmVisit(deps, question);
  const { operator, visitAddresses } = deps.config;
  return { question, answer, email: operator.email, hasAddresses: visitAddresses.length > 0 };
}

export const meta: MetaFunction = () => pageMeta('Était-ce une de nos visites ?', { index: false });

/** Whether a visit was ours: yes or no for a site and an hour, without who asked for it and which pages it read. */
export default function VisitAnswerPage() {
  const { question, answer, ...ways } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pt-12 sm:px-6 sm:pt-16">
      <Card padding="large" className="flex flex-col gap-6">
        <h1 tabIndex={-1} className="text-3xl font-bold">
          Était-ce une de nos visites{'\u202f'}?
        </h1>
        <Answer answer={answer} hour={Number(question.hour)} ways={ways} />
        <VisitQuestionForm
          action="/nos-visites/verifier"
          question={question}
          unclear={answer.kind === 'unclear' ? answer.field : null}
          submit="Vérifier"
        />
        <Link to="/nos-visites">Ce que sont nos visites, comment les ralentir ou les refuser</Link>
      </Card>
    </div>
  );
}

/** What whoever was visited may do beside asking here. */
interface Ways {
  readonly email: string | null;
  readonly hasAddresses: boolean;
}

function Answer({
  answer,
  hour,
  ways: { email, hasAddresses },
}: {
  readonly answer: VisitAnswer;
  readonly hour: number;
  readonly ways: Ways;
}) {
  if (answer.kind === 'nothing-asked')
    return (
      <p>
        Indiquez le site et l’heure que montre votre journal. Nous répondons par oui ou par non, sans dire qui
        a demandé la visite ni quelles pages elle a lues.
      </p>
    );
  if (answer.kind === 'unclear')
    return (
      <Alert kind="error" title="Nous n’avons pas compris votre question">
        Corrigez le champ signalé, puis recommencez.
      </Alert>
    );
  const host = <strong className="wrap-anywhere">{answer.host}</strong>;
  const when = `le ${formatDate(answer.from)}, entre ${hour}\u00a0h et ${hour + 1}\u00a0h (heure de Paris)`;
  switch (answer.kind) {
    case 'yes':
      return (
        <Told kind="info" title="Oui, c’était nous">
          <p>
            Constat a visité {host} {when}, parce qu’une personne l’a demandé.
          </p>
          <p>
            Cette visite vous gêne{'\u202f'}? <Link to="/nos-visites">Refusez les suivantes</Link>
            {email !== null && (
              <>
                , ou écrivez à <MailFact value={email} />
              </>
            )}
            .
          </p>
        </Told>
      );
    case 'no':
      return (
        <Told kind="success" title="Non, ce n’était pas un audit de ce site">
          <p>
            Nous n’avons noté aucune visite de {host} {when}. Si votre journal porte notre nom à cette heure,
            quelqu’un l’a peut-être pris
            {hasAddresses
              ? '\u00a0: comparez l’adresse d’où vient la requête avec celles de nos visites.'
              : '\u00a0: n’importe qui le peut.'}
          </p>
          <p>
            Il se peut aussi que nous ayons audité un autre site, dont une page appelle le vôtre (script,
            police, image) ou lui donne un lien{'\u00a0'}: ces requêtes-là ne sont pas notées.
            {email !== null && (
              <>
                {' '}
                En cas de doute, écrivez à <MailFact value={email} />.
              </>
            )}
          </p>
        </Told>
      );
    case 'unknown':
      return (
        <Told kind="warning" title="Nous ne le savons pas">
          <p>
            Nos visites ne sont notées que depuis le {formatDate(answer.since)}
            {'\u00a0'}: nous ne pouvons rien dire de {host} {when}.
          </p>
        </Told>
      );
    case 'to-come':
      return (
        <Told kind="warning" title="Cette heure n’a pas encore commencé">
          <p>
            Vérifiez le jour et l’heure de votre journal{'\u00a0'}: il compte peut-être en temps universel,
            une ou deux heures de moins qu’à Paris.
          </p>
        </Told>
      );
  }
}

function Told({
  kind,
  title,
  children,
}: {
  readonly kind: 'info' | 'success' | 'warning';
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Alert kind={kind} title={title}>
      <div className="flex flex-col gap-2">{children}</div>
    </Alert>
  );
}
