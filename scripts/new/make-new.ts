import { newArtifact } from './artifact.ts';
import { type Draft, openDraft, Refused, type Sources } from './draft.ts';
import { newMail } from './mail.ts';
import { newPage } from './page.ts';
import { newRoute } from './route.ts';
import { newRule } from './rule.ts';

const kinds: Readonly<Record<string, (draft: Draft, args: readonly string[]) => readonly string[]>> = {
  rule: newRule,
  artifact: newArtifact,
  page: newPage,
  route: newRoute,
  mail: newMail,
};

const usage = `Usage :
  npm run new -- rule <thème> <identifiant> [site]
  npm run new -- artifact <nom> [site]
  npm run new -- page <adresse> [nom du fichier] [public]
  npm run new -- route <GET|POST|PUT|DELETE> </api/adresse>
  npm run new -- mail <nom> [groupe]`;

/** What is to be written, and what is left to do, in French. */
export interface Made {
  readonly files: ReadonlyMap<string, string>;
  readonly next: readonly string[];
}

/**
 * The files and lines of a recipe of CONTRIBUTING. Writes nothing.
 * @throws Refused with what to do: an unknown kind, a bad name, what is there already
 */
export function makeNew(sources: Sources, [kind = '', ...args]: readonly string[]): Made {
  const make = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (make === undefined) throw new Refused(usage);
  const draft = openDraft(sources);
  const next = make(draft, args);
  return { files: draft.files, next };
}
