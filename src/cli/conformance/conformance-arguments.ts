import { parseArgs } from 'node:util';

export interface ConformanceArguments {
  /** Folder of cases, as published. */
  readonly folder: string;
  /** Folder where what the cases left is kept; null: one that is removed at the end. */
  readonly saved: string | null;
  /** Judge what `saved` holds, without a visit. */
  readonly judgeOnly: boolean;
  /** Where to write the EARL report; null: nowhere. */
  readonly earlFile: string | null;
}

export const conformanceUsage = `Utilisation : npm run conformance -- <dossier> [options]

  <dossier>            cas publics du W3C : testcases.json et les fichiers qu’il cite
  --save <dossier>     garder ce que les visites ont relevé ; une reprise ne visite que ce qui manque
  --from <dossier>     juger ce qui a été gardé, sans visite
  --earl <fichier>     écrire le rapport EARL (JSON-LD) attendu par le W3C

Code de sortie : 0 mesure terminée, 1 mesure impossible, 2 mauvaise utilisation.`;

/** The command line was not understood. */
export class ConformanceUsageError extends Error {}

const options = {
  save: { type: 'string' },
  from: { type: 'string' },
  earl: { type: 'string' },
} as const;

/**
 * Reads the command line of `npm run conformance`.
 * @throws ConformanceUsageError
 */
export function readConformanceArguments(argv: readonly string[]): ConformanceArguments {
  const { values, positionals } = parse(argv);
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0)
    throw new ConformanceUsageError('Indiquez un dossier de cas, et un seul.');
  if (values.save !== undefined && values.from !== undefined)
    throw new ConformanceUsageError('--save et --from ne vont pas ensemble.');
  return {
    folder,
    saved: values.from ?? values.save ?? null,
    judgeOnly: values.from !== undefined,
    earlFile: values.earl ?? null,
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (cause) {
    throw new ConformanceUsageError(`Option non comprise : ${cause instanceof Error ? cause.message : ''}`);
  }
}
