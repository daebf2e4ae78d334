/** What is there: the text of a file, null where there is none, and the names in a folder. */
export interface Sources {
  read(path: string): string | null;
  list(folder: string): readonly string[];
}

/** What was asked for cannot be made; the sentence says what to do. */
export class Refused extends Error {}

/** Files to write, all at once or not at all. */
export interface Draft {
  /** Files that are made or changed, with their whole text. */
  readonly files: ReadonlyMap<string, string>;
  read(path: string): string | null;
  list(folder: string): readonly string[];
  /** @throws Refused where the file is there */
  create(path: string, text: string): void;
  /** @throws Refused where the file is not there */
  edit(path: string, change: (text: string) => string): void;
}

/** Nothing is written: `files` says what would be. */
export function openDraft(sources: Sources): Draft {
  const files = new Map<string, string>();
  const read = (path: string) => files.get(path) ?? sources.read(path);
  return {
    files,
    read,
    list: sources.list,
    create(path, text) {
      if (read(path) !== null) throw new Refused(`${path} existe déjà : choisissez un autre nom.`);
      files.set(path, text);
    },
    edit(path, change) {
      const text = read(path);
      if (text === null) throw new Refused(`${path} n’existe pas : cette recette ne sait pas où écrire.`);
      files.set(path, changed(path, text, change));
    },
  };
}

function changed(path: string, text: string, change: (text: string) => string): string {
  try {
    return change(text);
  } catch (error) {
    if (error instanceof Refused) throw new Refused(`${path} : ${error.message}`);
    throw error;
  }
}
