/**
 * What the errors of the Nu checker (vnu 26.9) mean for RGAA 8.2, and how to say them in French. Test 8.2.1 asks that
 * tags, attributes and values be written by the rules, that nesting, opening and closing be right, that identifiers be
 * unique and attributes not repeated. Source of the messages: recorded runs of the checker over each fault.
 *
 * The checker gives no name of its errors: its fixed English is the only one. This file alone reads it.
 */

/**
 * `always`: against the rules of writing of any HTML. `html5`: against those of HTML5, certain only where the page
 * declares it. `doubt`: a person decides. `elsewhere`: another check of ours shows that defect, yet the page is not
 * valid. `no`: nothing that the criterion asks for.
 */
export type NuWeight = 'always' | 'html5' | 'doubt' | 'elsewhere' | 'no';

interface NuMessage {
  /** Groups are the names of elements and attributes, or the value. */
  readonly pattern: RegExp;
  readonly weight: NuWeight;
  /** `$1`… are the groups. Empty where nobody reads it. */
  readonly french: string;
  /** Why it does not simply count. */
  readonly because?: string;
}

const row = (weight: NuWeight, pattern: RegExp, french: string, because?: string): NuMessage => ({
  weight,
  pattern,
  french,
  ...(because !== undefined && { because }),
});

const companion = 'always said beside the error that it follows from: told once';
const presentation = 'presentational code is judged by criterion 10.1';
const aria = 'ARIA is judged by criterion 7.1, with axe-core';
const notWriting = 'what is missing is judged by the criterion of its theme; nothing is written wrong';

/** First match wins. */
const nuMessages: readonly NuMessage[] = [
  row('no', /^CSS: /, '', 'styles are not the code of the page'),
  row(
    'no',
    /^Bad value “text\/html; ?charset/i,
    '',
    'pages are given to the checker as UTF-8, whatever they came in',
  ),
  row(
    'no',
    /encoding declaration|^The only allowed value for the “charset”|^The character encoding/,
    '',
    'pages are given to the checker as UTF-8, whatever they came in',
  ),
  row('elsewhere', /^End tag for {1,2}“[^”]*” seen, but there were unclosed/, '', companion),
  row('elsewhere', /^End tag “[^”]*” seen, but there were open elements/, '', companion),
  row('elsewhere', /^End of file seen and there were open elements/, '', companion),
  row('elsewhere', /^Attribute “[^”<"'=]*[<"'=][^”]*” not allowed/, '', companion),
  row('elsewhere', /^Cannot recover after last error/, '', companion),

  row('elsewhere', /^Duplicate ID “/, '', 'rgaa-id-dupliques'),
  row(
    'elsewhere',
    /^(?:Start tag seen without seeing a doctype|Almost standards mode doctype|Quirky doctype|Obsolete doctype|Legacy doctype|Non-space characters found without seeing a doctype|End of file seen without seeing a doctype)/,
    '',
    'rgaa-doctype',
  ),
  row(
    'elsewhere',
    /^Element “[^”]*” not allowed as child of element “(?:ul|ol|dl)”|^Element “(?:li|dt|dd)” not allowed|^Text not allowed in element “(?:ul|ol|dl)”/,
    '',
    'lists are judged by axe-core (criterion 9.3)',
  ),
  row(
    'elsewhere',
    /^The element “[^”]*”.* must not appear as a descendant of the “button” element/,
    '',
    'axe-nested-interactive',
  ),
  row('elsewhere', /aria-|“role|for attribute “role”/, '', aria),
  row(
    'elsewhere',
    /^Bad value “[^”]*” for attribute “(?:xml:)?(?:lang|hreflang|srclang)”/,
    '',
    'codes of languages are judged by criteria 8.4 and 8.8',
  ),
  row('elsewhere', /^A document must not include more than one visible “main”/, '', 'rgaa-structure-main'),

  row(
    'no',
    /^(?:The heading “|A document must not|An “img” element must have an “alt”|The value of the “for” attribute|Any “\w+” descendant of a “label”|The “headers” attribute|An “optgroup” element|Element “input” with attribute “type” whose value is “button”)/,
    '',
    notWriting,
  ),
  row(
    'no',
    /^Element “[^”]*” is missing (?:a )?required (?:attribute “(?:alt|href)”|instance of child element “title”)|^Element “title” must not be empty/,
    '',
    notWriting,
  ),
  row('no', /^The “[^”]*” (?:element|attribute on the “[^”]*” element) is obsolete/, '', presentation),
  row(
    'no',
    /^Attribute “(?:align|alink|background|bgcolor|border|cellpadding|cellspacing|clear|color|compact|face|frameborder|height|hspace|link|marginheight|marginwidth|noshade|nowrap|scrolling|text|valign|vlink|vspace|width)” not allowed/,
    '',
    presentation,
  ),
  row(
    'no',
    /^Attribute “data-[^”]*” not allowed|^Attribute “xmlns[^”]*” not allowed/,
    '',
    'data of scripts and names of vocabularies change nothing',
  ),

  row(
    'always',
    /^No “([^”]*)” element in scope but a “[^”]*” end tag seen/,
    'balise fermante $1 en trop : l’élément était déjà fermé, souvent par un élément qu’il ne peut pas contenir',
  ),
  row(
    'always',
    /^End tag “([^”]*)” violates nesting rules/,
    'balise $1 fermée au mauvais endroit : elle croise un autre élément',
  ),
  row('always', /^Unclosed element “([^”]*)”/, 'balise $1 jamais fermée'),
  row('always', /^Stray end tag “([^”]*)”/, 'balise fermante $1 sans balise ouvrante correspondante'),
  row('always', /^Stray start tag “([^”]*)”/, 'balise $1 placée là où aucune ne peut l’être'),
  row(
    'always',
    /^Start tag “([^”]*)” seen but an element of the same type was already open/,
    'balise $1 ouverte à l’intérieur d’un autre élément $1',
  ),
  row('always', /^Start tag “([^”]*)” seen in “([^”]*)”/, 'élément $1 placé dans $2, hors d’une cellule'),
  row(
    'always',
    /^Misplaced non-space characters inside a table/,
    'texte placé dans un tableau, hors d’une cellule',
  ),
  row(
    'always',
    /^Saw a “form” start tag, but there was already an active “form”/,
    'formulaire placé dans un autre formulaire',
  ),
  row('always', /^Duplicate attribute “([^”]*)”/, 'attribut $1 répété sur la même balise'),
  row('always', /^Quote “.” in attribute name/, 'guillemet dans un nom d’attribut : il en manque un avant'),
  row('always', /^Saw “=” when expecting an attribute name/, 'signe égal sans nom d’attribut'),
  row(
    'always',
    /^“.” in an unquoted attribute value/,
    'valeur d’attribut sans guillemets qui contient un caractère interdit',
  ),
  row('always', /^No space between attributes/, 'espace manquant entre deux attributs'),
  row(
    'always',
    /^Saw “<” when expecting an attribute name/,
    'chevron fermant manquant à la fin d’une balise',
  ),
  row('always', /^A slash was not immediately followed by “>”/, 'barre oblique mal placée dans une balise'),
  row('always', /^End of file (?:inside|seen when)/, 'code coupé au milieu d’une balise ou d’un commentaire'),
  row('always', /^End tag “br”/, 'balise fermante br, qui n’existe pas'),
  row('always', /^End tag had attributes/, 'attribut sur une balise fermante'),
  row(
    'always',
    /^(?:Bad start tag|Bad character “.*” after “<”)/,
    'chevron ouvrant suivi d’un caractère qui n’est pas un nom de balise',
  ),
  row(
    'always',
    /^Bad value “[^”]*” for attribute “id” on element “([^”]*)”/,
    'identifiant vide ou contenant une espace sur l’élément $1',
  ),

  row(
    'html5',
    /^Self-closing syntax \(“\/>”\) used on a non-void HTML element/,
    'balise refermée par « /> » alors que l’élément a un contenu',
  ),
  row(
    'html5',
    /^The “([^”]*)” element is a completely-unknown element/,
    'élément $1, qui n’existe pas en HTML',
  ),
  row(
    'html5',
    /^Element “([^”]*)” not allowed as child of element “([^”]*)”/,
    'élément $1 placé dans $2, qui ne peut pas le contenir à cet endroit',
  ),
  row(
    'html5',
    /^Text not allowed in element “([^”]*)”/,
    'texte placé directement dans $1, qui ne peut pas en contenir à cet endroit',
  ),
  row(
    'html5',
    /^The element “([^”]*)”.* must not appear as a descendant of the “([^”]*)” element/,
    'élément $1 placé à l’intérieur de $2, qui ne peut pas le contenir',
  ),
  row(
    'html5',
    /^A “link” element must not appear as a descendant of a “body”/,
    'élément link de cette sorte placé hors de head',
  ),
  row('html5', /^A “style” element in “body” must/, 'élément style placé hors de head'),
  row('html5', /^The “([^”]*)” element must have an? “([^”]*)” ancestor/, 'élément $1 placé hors de $2'),
  row(
    'html5',
    /^Attribute “([^”]*)” is only allowed when the input type is/,
    'attribut $1 sur un champ dont le type ne l’accepte pas',
  ),
  row(
    'doubt',
    /^Bad value “([^”]*)” for attribute “srcset” on element “([^”]*)”: .*must specify a width/,
    'attribut srcset de $2 sans largeur (par exemple 600w), que sizes demande : « $1 »',
    'browsers take the image all the same',
  ),
  row(
    'doubt',
    /^Bad value “([^”]*)” for attribute “(srcset|imagesrcset)” on element “([^”]*)”/,
    'valeur inattendue de l’attribut $2 de $3 : « $1 »',
    'several forms are read as they are meant',
  ),
  // The checker leaves out the value of an address that holds its own contents.
  row(
    'doubt',
    /^Bad value .{0,2000}for attribute “(href|src|action|cite|data|poster|formaction)” on element “([^”]{0,100})”: Illegal character.{0,300}“([^”]{1,100})” is not allowed/s,
    'caractère « $3 » interdit dans l’adresse de l’attribut $1 de $2, à écrire par son code (%…)',
    'browsers mend most addresses; what counts is that they lead somewhere',
  ),
  row(
    'doubt',
    /^Bad value “([^”]*)” for attribute “(href|src|action|cite|data|poster|formaction)” on element “([^”]*)”/,
    'adresse mal écrite dans l’attribut $2 de $3 : « $1 »',
    'browsers mend most addresses; what counts is that they lead somewhere',
  ),
  row(
    'doubt',
    /^Bad value “([^”]*)” for attribute “(rel|target|content|allow|sandbox|media|sizes|property|itemtype|itemid|d|points|viewBox|transform|style)” on element “([^”]*)”/,
    'valeur inattendue de l’attribut $2 de $3 : « $1 »',
    'lists that grow with other specifications than HTML',
  ),
  row(
    'html5',
    /^Bad value “([^”]*)” for attribute “([^”]*)” on element “([^”]*)”/,
    'valeur « $1 » interdite pour l’attribut $2 de $3',
  ),
  row(
    'doubt',
    /^Bad value .{0,2000}for attribute “([^”]{0,100})” on element “([^”]{0,100})”/s,
    'valeur inattendue de l’attribut $1 de $2',
    'the value is left out of the message, or holds its quotes',
  ),
  row(
    'doubt',
    /^Attribute “([^”]*)” not allowed on element “([^”]*)”/,
    'attribut $1 non prévu sur l’élément $2',
    'tools add attributes of their own, which nobody is hindered by',
  ),
  row(
    'doubt',
    /^Attribute “([^”]*)” not allowed here/,
    'attribut $1 non prévu à cet endroit',
    'tools add attributes of their own, which nobody is hindered by',
  ),
  row(
    'doubt',
    /^Element “([^”]*)” is missing (?:a )?required attribute “([^”]*)”/,
    'attribut $2 attendu sur l’élément $1',
    notWriting,
  ),
  row(
    'doubt',
    /^Element “([^”]*)” is missing one or more of the following attributes: (.{1,80})/,
    'attribut attendu sur l’élément $1 : $2',
    notWriting,
  ),
  row(
    'doubt',
    /^Element “([^”]*)” is missing a required instance of child element “([^”]*)”/,
    'élément $2 attendu dans $1',
    notWriting,
  ),
  row(
    'doubt',
    /^Named character reference was not terminated by a semicolon/,
    'caractère spécial sans point-virgule, ou « & » à écrire « &amp; »',
    'in text, where the criterion speaks of tags',
  ),
  row(
    'doubt',
    /^Table column \d+ established by element/,
    'colonne de tableau sans cellule qui y commence',
    'a matter of counting cells more than of writing',
  ),
  row(
    'doubt',
    /^A table row was \d+ columns wide/,
    'ligne de tableau dont le nombre de cellules n’est pas celui des autres',
    'a matter of counting cells more than of writing',
  ),
  row('html5', /^Saw “<\?”/, 'instruction XML, que HTML ne connaît pas'),
];

/** The first row that fits, its French filled in with what the checker quotes; undefined for what no row knows. */
export function readNuMessage(
  message: string,
): { readonly weight: NuWeight; readonly french: string } | undefined {
  for (const { pattern, weight, french } of nuMessages) {
    const groups = pattern.exec(message);
    if (!groups) continue;
    const filled = french.replace(/\$(\d)/g, (_, index: string) =>
      (groups[Number(index)] ?? '').slice(0, 80),
    );
    return { weight, french: filled };
  }
  return undefined;
}

const olderDoctype =
  /^(?:Obsolete|Legacy|Quirky|Almost standards mode) doctype|seen without seeing a doctype|found without seeing a doctype/;

/** A doctype of HTML 4 or XHTML, or none: the page does not declare the rules of HTML5. */
export const isOlderDoctype = (message: string): boolean => olderDoctype.test(message);

/** The type of the field that the checker blames; undefined when the message is about something else. */
export const inputTypeOf = (message: string): string | undefined =>
  /^Bad value “([^”]*)” for attribute “type” on element “input”/.exec(message)?.[1];
