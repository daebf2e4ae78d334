import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What people read is written in these folders; docs/glossary.md says the words and why. */
const folders = [
  'src/web',
  'src/mail',
  'src/report',
  'src/contract',
  'src/service',
  'src/http',
  'src/engine/rules',
  'src/engine/rgaa',
  'src/reference',
];

interface Word {
  /** As a person would read it. */
  readonly forbidden: RegExp;
  readonly say: string;
  /** Lines that speak of something else, or in words that are not ours. */
  readonly except?: RegExp;
  /** Where the word names something of the audited site: its own subscriptions, its own mails. */
  readonly notIn?: RegExp;
}

const rules = /^src\/(?:engine\/rules|reference)\//;
const the =
  '(?:[Ll]a|[Uu]ne|[Ll]es|[Dd]es|[Mm]a|[Ss]a|[Vv]otre|[Vv]os|[Cc]ette|[Cc]es|[Bb]onne|[Cc]haque|[Aa]ucune|[Dd]e)';

/** One name for one thing: what else it could be called. */
const words: readonly Word[] = [
  {
    forbidden: new RegExp(
      `(?:${the} |[«'(>] ?)[Nn]otes?(?= |\\.|,|\\)|<|$)(?! de bas)|\\bnote (?:globale|du thème|sur 100|=)`,
    ),
    say: 'score',
    except: /notes? (?:de bas|d’information|de pied)|limits\.note|\(\{? ?note|\(note/,
    notIn: rules,
  },
  {
    forbidden:
      /\b(?:[Uu]n|[Ll]es?|[Dd]es|[Pp]ar|[Vv]os|[Vv]otre|[Bb]oîtes?|[Cc]e|[Dd]e) (?:e?mails?|courriels?|méls?)\b/,
    say: 'e-mail (boîte de réception)',
    // The specification’s own sentence.
    except: /Veuillez valider votre email avant de vous connecter/,
  },
  { forbidden: /\b[Cc]ourriers?\b/, say: 'e-mail', except: /courrier gratuit sans timbre/, notIn: rules },
  { forbidden: /\b[Ff]orfaits?\b/, say: 'formule', notIn: rules },
  // What is paid every month is called so where payments are spoken of, and nowhere else.
  {
    forbidden: /\b[Aa]bonnements?\b/,
    say: 'formule',
    notIn:
      /^src\/(?:engine\/rules|reference|web\/features\/billing|web\/features\/admin\/overview-view|web\/pages\/privacy|mail\/payment-problem|contract\/api\/billing|contract\/errors|service\/accounts\/export-account)/,
  },
  { forbidden: /\b[Aa]nomalies?\b/, say: 'défaut' },
  { forbidden: /\b[Nn]on[ -]applicables?\b/, say: 'sans objet', except: /tva non applicable/i },
  {
    forbidden:
      /\b(?:[Cc]ritères?|[Cc]ontrôles?|[Tt]ests?) (?:non )?(?:conformes?|validés?|invalides?|réussis?)\b/,
    say: 'respecté, non respecté',
  },
  {
    forbidden: /label: 'Non conforme'|label: 'Conforme'/,
    say: 'Respecté, Non respecté (« non conforme » est l’état légal d’un site, jamais d’un contrôle)',
  },
  { forbidden: /\b(?:[Àà]|[Aa]) contrôler\b|\b[Dd]outeux\b/, say: 'à vérifier' },
  {
    forbidden: /\(à venir\)|[Bb]ientôt disponible|[Pp]rochainement|en construction/,
    say: 'nothing: what does not exist is not announced',
    notIn: rules,
  },
];

/** Code without its comments, which are English. */
const withoutComments = (code: string) =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

const lines = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap((path) =>
      withoutComments(readFileSync(path, 'utf8'))
        .replaceAll(/\\u00a0|\\u202f|\{'\s'\}|[\u00a0\u202f]/g, ' ')
        .split('\n')
        .map((text) => ({ path, text: text.trim() })),
    ),
);

const offenders = ({ forbidden, except, notIn }: Word) =>
  lines
    .filter(({ path, text }) => forbidden.test(text) && !except?.test(text) && !notIn?.test(path))
    .map(({ path, text }) => `${path}: ${text}`);

describe('one name for one thing', () => {
  it.each(words.map((word) => [word.say, word] as const))('« %s »', (_say, word) => {
    expect(offenders(word)).toEqual([]);
  });

  it('is written down for people too', () => {
    const glossary = readFileSync('docs/glossary.md', 'utf8');
    for (const name of [
      'score',
      'défaut',
      'à vérifier',
      'à savoir',
      'formule',
      'respecté',
      'sans objet',
      'e-mail',
    ])
      expect(glossary).toContain(`**${name}**`);
  });
});

it('plain words, no wit', () => {
  // Sentences go over lines.
  const texts = lines.map(({ path, text }, index) => ({
    path,
    text: `${text} ${lines[index + 1]?.text ?? ''}`,
  }));
  const wit =
    /se taisent|vous résiste|qu’en dirait-on|à compléter par l’exploitant|ce qui cloche|passez à autre chose/i;
  expect(texts.filter(({ text }) => wit.test(text)).map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});
