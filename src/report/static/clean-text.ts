/** Characters no reader sees: controls, and marks that turn the direction of what follows. */
const invisible = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Nearly every text: nothing but letters, marks and spaces that French and code are written with. */
const plain = /^[ -~\u00a0-\u0377\u2010-\u2027\u202f\u2030-\u205e\u20ac]*$/;

/** A text without invisible characters, on one line, well-formed: whoever wrote it, it reads as it shows. */
export function visibleText(text: string): string {
  if (plain.test(text)) return text;
  return (
    text
      // French no-break spaces stay: they are what keeps « : » and figures with their words.
      .replaceAll(/[^\S\u00a0\u202f]/g, ' ')
      .replaceAll(invisible, '')
      .toWellFormed()
  );
}

/** A text of the audited site fit for paper: well-formed, without invisible characters, `limit` characters at most. */
export function clip(text: string, limit: number): string {
  // A long text is cut first so that cleaning never reads megabytes.
  const clean = visibleText(text.slice(0, limit * 2 + 100)).trim();
  return clean.length <= limit ? clean : `${clean.slice(0, limit - 1).toWellFormed()}…`;
}
