import { foldText } from '#contract/fold-text.ts';

/** A person’s name: two capitalised words in a row, in text that keeps capitals. */
const personName =
  /(?:\p{Lu}[\p{L}'-]{1,40}|\p{Lu}\.) (?:(?:[Dd]e|[Dd]u|[Dd]es|[Dd]'|[Ll]e|[Ll]a|[Vv]an|[Vv]on|[Bb]en) ?){0,4}\p{Lu}[\p{L}'-]+/gu;
const directorTitle = /(?:direct(?:eur|rice|ion)|responsable)s?\b[^.:]{0,40}?publications?/giu;

/** A stop after a word; « Mme. » and initials end no sentence. */
const sentenceEnd = /(?<=\p{L}{3}|[\d)»])(?<!\b(?:Mme|Mlle|Mgr|Prof|Maître))[.!?] (?=[\p{Lu}«])/u;
/** « … est le gérant. Il s’agit de Jeanne Martin »: the next sentence says who. */
const goesOn = /^[.!?] (?:il|elle) s'agit d/iu;
/** What makes a name before the title the director’s: « Jeanne Martin, gérante et directrice de la publication ». */
const isTheOne = /^(?:,| \(| est | agissant | assure | en (?:sa )?qualit| en tant )[^.:]{0,50}$/u;

/** Functions, and words that begin the next part of a notice, written with a capital where lines were joined. */
const notNames = new Set(
  (
    'gerant gerante gerance president presidente presidence maire directeur directrice direction responsable ' +
    'representant representante legal general generale chef webmaster redaction publication editeur ' +
    'hebergement hebergeur heberge cookies cookie propriete intellectuelle donnees personnelles protection contact ' +
    'contacts conception realisation creation developpement credits credit photos photographies politique ' +
    'confidentialite siege social capital telephone tel adresse email e-mail mail courriel site web internet ' +
    'responsabilite conditions generales mentions legales droit droits limitation liens hypertextes siret siren rcs ' +
    'nom noms prenom prenoms votre xxx tva numero informatique litiges loi accessibilite statut forme juridique informations accueil'
  ).split(' '),
);
/** They stand inside a name, and neither begin nor end one. */
const articles = new Set(
  'le la les un une ce cet cette ces nos notre nous vos votre vous il elle en par pour'.split(' '),
);

/** Names of persons in a text, with their places. */
function personsIn(text: string): { readonly name: string; readonly end: number }[] {
  // As long as it was: places stay what they are.
  const kept = text.replaceAll(/[\p{L}-]+/gu, (word) =>
    notNames.has(foldText(word)) ? '·'.repeat(word.length) : word,
  );
  const pattern = new RegExp(personName.source, personName.flags);
  const persons: { name: string; end: number }[] = [];
  for (let match = pattern.exec(kept); match; match = pattern.exec(kept)) {
    const words = match[0].split(' ');
    const [first = ''] = words;
    if ([first, words.at(-1) ?? ''].some((word) => articles.has(foldText(word))))
      pattern.lastIndex = match.index + first.length;
    else persons.push({ name: match[0], end: match.index + match[0].length });
  }
  return persons;
}

/** The person whom the sentence that says « directeur de la publication » names, after these words or just before them. */
export function namedDirector(text: string): string | null {
  for (const match of text.matchAll(directorTitle)) {
    const at = match.index + match[0].length;
    const [after] = personsIn(sentenceAfter(text.slice(at, at + 160)));
    const name = after?.name ?? personBefore(text, match.index, at);
    if (name) return name;
  }
  return null;
}

/** Labels of the person who holds a business of one. */
const ownerLabel =
  /(?:^|[^\p{L}])(?:nom (?:de l['’]|d[ue] (?:la )?))?(?:responsable|exploitante?|g[ée]rante?|propri[ée]taire|dirigeante?|entrepreneu(?:r|se) individuel(?:le)?|nom et pr[ée]nom|pr[ée]nom et nom)s? ?: ?(?:(?:M\.|Mme|Mlle|Monsieur|Madame) )?/giu;

/** The person whom a notice names beside such a label, before it speaks of its host. */
export function namedOwner(text: string): string | null {
  const [own = ''] = text.split(/h[ée]berge(?:ment|ur|e)/iu);
  for (const match of own.matchAll(ownerLabel)) {
    const at = match.index + match[0].length;
    const [person] = personsIn(own.slice(at, at + 60));
    if (person && person.end === person.name.length) return person.name;
  }
  return null;
}

function sentenceAfter(after: string): string {
  const end = after.search(sentenceEnd);
  return end < 0 || goesOn.test(after.slice(end)) ? after : after.slice(0, end);
}

function personBefore(text: string, start: number, end: number): string | null {
  if (/^ ?:/.test(text.slice(end))) return null;
  const before =
    text
      .slice(Math.max(0, start - 120), start)
      .split(sentenceEnd)
      .at(-1) ?? '';
  return personsIn(before).findLast(({ end: nameEnd }) => isTheOne.test(before.slice(nameEnd)))?.name ?? null;
}
