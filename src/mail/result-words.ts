/** What mails that tell a result say the same way. */
interface ResultData {
  readonly host: string;
  /** Whether the PDF is attached; unknown until the mail leaves. */
  readonly pdf?: boolean | undefined;
  /** Goes to somebody who agreed to receive the results and has no account. */
  readonly toOther?: boolean | undefined;
}

/** Says that the PDF is attached only when it is, and what it holds: the whole document, body and annexes. */
export function pdfSentence({ pdf, toOther }: ResultData): string | null {
  if (pdf === undefined) return null;
  const joined = 'Le rapport est joint en PDF : l’essentiel en huit pages au plus, puis les annexes.';
  if (pdf) return toOther ? joined : `${joined} Toutes les preuves sont en ligne.`;
  return toOther
    ? 'Le PDF du rapport n’a pas pu être joint : demandez-le à la personne qui suit ce site.'
    : 'Le PDF n’a pas pu être joint : il se télécharge depuis le rapport.';
}

/** Why the person receives it: their own audit, or because they agreed. */
export function reasonOf({ host, toOther }: ResultData, own: string): string {
  const why = toOther
    ? `Vous recevez ce message car vous avez accepté de recevoir les résultats des audits de ${host}.`
    : own;
  return `${why} Constat repère des défauts et des mentions\u202f; il ne constitue pas un avis juridique.`;
}
