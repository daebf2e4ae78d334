import { typeset } from '#contract/french.ts';
import type { ArtifactError, GatherFailure } from '../artifacts.ts';

const sentence = (why: string) => typeset(`Ce contrôle n’a pas pu être fait : ${why}`);

/** Something is missing from a page of which a script or a call got no answer. */
export const contentLost = 'une partie du contenu de la page n’a pas pu être reçue d’ici';

/** A page that left neither its text nor its links: no page is known to be empty. */
export const textLost = 'le contenu de la page n’a pas pu être lu';

/** The sentence of an artifact that failed. */
export const untestedReason = ({ told, failure = 'broken' }: ArtifactError): string =>
  told === undefined ? untestedWords[failure] : sentence(`${told}.`);

/** What the reader of the report is told, and what to do. Never a message of the runtime: those are for our log. */
export const untestedWords: Readonly<Record<GatherFailure | 'threw', string>> = {
  late: sentence('la mesure n’était pas finie à temps. Relancez l’audit à un moment plus calme.'),
  busy: typeset('Non mesuré : la machine était trop occupée. Relancez l’audit à un moment plus calme.'),
  broken: sentence(
    'Constat n’a pas réussi à relever ce qu’il devait examiner. L’incident est noté ; relancez l’audit plus tard.',
  ),
  needs: sentence(
    'il dépend d’un relevé qui n’a pas abouti. L’incident est noté ; relancez l’audit plus tard.',
  ),
  absent: sentence('l’audit enregistré ne contient pas ce qu’il examine. Enregistrez le site de nouveau.'),
  threw: sentence(
    'une erreur de Constat, que nous avons notée. Votre site n’est pas en cause ; relancez l’audit plus tard.',
  ),
};
