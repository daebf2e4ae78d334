import { typeset } from './french.ts';

/** A list of pages to audit, as it was read: what is kept, and why each other line is not. Without schemas: pages show it. */

/** Lines of a list; more is no list that somebody looks through. */
export const pageListLines = 10_000;
/** Characters of a pasted list or of a file: ten thousand addresses of eighty. A body of a megabyte is refused everywhere. */
export const pageListCharacters = 800_000;
/** Refused lines that an answer tells one by one; all are counted. */
export const refusedShown = 200;

export const lineRefusals = [
  'not-an-address',
  'spaces',
  'scheme',
  'credentials',
  'too-long',
  'other-site',
  'file',
  'action',
  'duplicate',
  'limit',
] as const;
export type LineRefusal = (typeof lineRefusals)[number];

/** A line that is not kept. */
export interface RefusedLine {
  /** From 1. */
  readonly line: number;
  /** As written, cut short. */
  readonly text: string;
  readonly reason: LineRefusal;
  /** The reason, in French. */
  readonly sentence: string;
}

export interface PageList {
  /** Normalised addresses, in the order of the list, without duplicates, within the plan. */
  readonly pages: readonly string[];
  /** The first `refusedShown`. */
  readonly refused: readonly RefusedLine[];
  readonly refusedCount: number;
}

interface AboutLine {
  readonly host: string;
  readonly limit: string;
  /** The line that says the same. */
  readonly first?: number;
}

/** Why a line is not kept, in French. */
export function sayRefusal(reason: LineRefusal, { host, limit, first }: AboutLine): string {
  const sentences: Readonly<Record<LineRefusal, string>> = {
    'not-an-address': 'Ce n’est pas l’adresse d’une page.',
    spaces: 'Cette adresse contient une espace : écrivez « %20 » à sa place.',
    scheme: 'Seules les adresses en http:// ou https:// peuvent être auditées.',
    credentials: 'Retirez l’identifiant et le mot de passe de l’adresse.',
    'too-long': 'Cette adresse est trop longue (2 000 caractères au plus).',
    'other-site': `Cette page n’est pas sur ${host} : un audit porte sur un seul site.`,
    file: 'C’est l’adresse d’un fichier, pas d’une page.',
    action:
      'Ouvrir cette adresse pourrait changer quelque chose (déconnexion, suppression, panier) : elle n’est jamais visitée.',
    duplicate: `Cette page est déjà dans la liste${first === undefined ? '' : `, à la ligne ${first}`}.`,
    limit: `Votre formule permet ${limit} par audit : cette page vient après.`,
  };
  return typeset(sentences[reason]);
}
