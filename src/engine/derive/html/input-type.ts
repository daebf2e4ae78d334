import { inputTypeOf } from '#reference/nu-messages.ts';

/** Types of HTML: of one of these, the checker’s « Bad value » speaks of another attribute of the tag. */
const types = new Set(
  'button checkbox color date datetime-local email file hidden image month number password radio range reset search submit tel text time url week'.split(
    ' ',
  ),
);

const typed = 'text search tel url email password';
const dated = 'date month week time datetime-local number';

/** Types that each attribute is for. */
const typesOf: Readonly<Record<string, string>> = {
  checked: 'checkbox radio',
  list: `text search tel url email ${dated} range color`,
  placeholder: `${typed} number`,
  maxlength: typed,
  minlength: typed,
  pattern: typed,
  size: typed,
  readonly: `${typed} ${dated}`,
  required: `${typed} ${dated} checkbox radio file`,
  min: `${dated} range`,
  max: `${dated} range`,
  step: `${dated} range`,
  multiple: 'email file',
  accept: 'file',
  alt: 'image',
  src: 'image',
};

/**
 * What is wrong with the tag of a field whose type exists: the checker, which tries the rules of each type in turn, blames
 * the type for an attribute that goes with another one. Undefined when the message is about something else.
 */
export function inputTypeWords(message: string, extract: string): string | undefined {
  const type = inputTypeOf(message)?.toLowerCase();
  if (type === undefined || !types.has(type)) return undefined;
  // The code around may begin within a value of the tag.
  const tag = extract
    .match(/<input\b[^<]*/gi)
    ?.at(-1)
    ?.slice('<input'.length);
  const attributes = attributesOf(tag ?? extract.replace(/^.*?"(?=[\s>])/s, ''));
  const role = attributes.get('role');
  if (role) return `rôle « ${role.slice(0, 40)} » interdit sur un champ de type ${type}`;
  const misplaced = Object.entries(typesOf).find(
    ([name, allowed]) => attributes.has(name) && !allowed.split(' ').includes(type),
  );
  return misplaced
    ? `attribut ${misplaced[0]} interdit sur un champ de type ${type}`
    : `champ de type ${type} : un autre attribut de la balise ne va pas avec ce type`;
}

/** Names, in lower case, and values of the attributes of a tag. */
function attributesOf(tag: string): ReadonlyMap<string, string> {
  const found = tag.matchAll(/([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g);
  return new Map(
    [...found].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}
