import type { FormCheck, Probe } from '../../artifacts.ts';
import { defineSiteRule } from '../../rule.ts';

const isGone = (status: number): boolean => status === 404 || status === 410;

/** The name of a file, which a server has or has not whatever the method: a route may answer to what is sent alone. */
const isFile = (url: string): boolean =>
  /\.(?:php\d?|html?|aspx?|jsp|cgi|pl|cfm)$/i.test(URL.parse(url)?.pathname ?? '');

/** What is asked and what is sent go to the same missing place, and no script chooses another one. */
const isCertain = ({ url, method, byBrowser }: FormCheck): boolean =>
  byBrowser && (method === 'get' || isFile(url));

/** A site that answers its own addresses by « no such page » may do so to robots: its missing pages must differ. */
const tellsMissing = ({ status, failure }: Probe): boolean => failure === null && isGone(status);

const noteOf = ({ method, from }: FormCheck): string =>
  `${method === 'post' ? 'formulaire (POST)' : 'formulaire'} de ${from[0] ?? ''}`;

export default defineSiteRule({
  id: 'qual-formulaire-adresse-absente',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RFC 9110' }],
  title: {
    fail: 'L’adresse où un formulaire est envoyé répond qu’il n’y a rien (404)',
    pass: 'Les adresses où les formulaires sont envoyés répondent',
  },
  messages: {
    doubt: 'L’adresse où un formulaire est envoyé semble absente',
  },
  why: 'Le visiteur écrit son message, appuie sur Envoyer, et tombe sur une page d’erreur : personne ne reçoit sa demande. L’adresse a été demandée sans rien y envoyer.',
  fix: 'Corriger l’adresse du formulaire (attribut action) ou remettre en place le programme qui le reçoit, puis envoyer un message d’essai.',
  advice: {
    doubt: {
      why: 'Si rien n’attend les messages à cette adresse, personne ne les reçoit. L’adresse a été demandée sans rien y envoyer : elle peut répondre autrement à un vrai envoi, ou un script peut en choisir une autre.',
      fix: 'Envoyer un message d’essai ; s’il n’arrive pas, corriger l’adresse du formulaire (attribut action).',
    },
  },
  unread: 'named',
  artifacts: ['formChecks', 'notFoundProbe'],
  evaluate({ formChecks, notFoundProbe }) {
    if (formChecks.length === 0)
      return { status: 'inapplicable', reason: 'aucun formulaire envoyé à une adresse du site' };
    const gone = formChecks.filter(({ status, failure }) => failure === null && isGone(status));
    if (gone.length === 0) return { status: 'pass' };
    const certain = tellsMissing(notFoundProbe) ? gone.filter(isCertain) : [];
    const told = certain.length > 0 ? certain : gone;
    const proof = {
      pages: [...new Set(told.flatMap(({ from }) => from))],
      evidence: told.map((check) => ({
        type: 'request' as const,
        url: check.url,
        status: check.status,
        note: noteOf(check),
      })),
    };
    return certain.length > 0
      ? { status: 'fail', ...proof }
      : { status: 'review', message: 'doubt', ...proof };
  },
});
