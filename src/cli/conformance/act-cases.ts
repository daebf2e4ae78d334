import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { jsonOf } from '#contract/json-of.ts';

const actExpectations = ['passed', 'failed', 'inapplicable'] as const;

const actCase = z.object({
  ruleId: z.string().regex(/^[a-z0-9]{6}$/),
  ruleName: z.string(),
  expected: z.enum(actExpectations),
  testcaseId: z.string().regex(/^[a-f0-9]{8,64}$/),
  testcaseTitle: z.string(),
  relativePath: z.string().regex(/^[\w./-]+$/),
});

/** One published case: a document and what a rule is to say of it. */
export type ActCase = z.infer<typeof actCase>;

/**
 * The cases a folder holds, as its `testcases.json` lists them.
 * @throws Error, in French, when there is no such list or it is of another shape
 */
export async function readActCases(folder: string): Promise<readonly ActCase[]> {
  const text = await readFile(join(folder, 'testcases.json'), 'utf8').catch(() => {
    throw new Error(`Le dossier ${folder} ne contient pas de fichier testcases.json.`);
  });
  const listed = z.array(actCase).min(1).safeParse(jsonOf(text));
  if (!listed.success) throw new Error(`Le fichier testcases.json de ${folder} n’a pas la forme attendue.`);
  return listed.data;
}

/** A case is one rule’s: two rules may share a document. */
export const caseKey = ({ ruleId, testcaseId }: ActCase): string => `${ruleId}-${testcaseId}`;
