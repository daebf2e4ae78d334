import { and, gte, inArray, lt } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { fieldAnswers } from './schema-field-answers.ts';

/** Answers to these questions that came since then, by question. */
export async function findFieldAnswers(
  db: Db,
  questions: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db
    .select()
    .from(fieldAnswers)
    .where(and(inArray(fieldAnswers.question, [...questions]), gte(fieldAnswers.askedAt, since)));
  return new Map(rows.map(({ question, answer }) => [question, answer]));
}

export async function saveFieldAnswer(
  db: Db,
  question: string,
  answer: object,
  askedAt: Date,
): Promise<void> {
  await db
    .insert(fieldAnswers)
    .values({ question, answer, askedAt })
    .onConflictDoUpdate({ target: fieldAnswers.question, set: { answer, askedAt } });
}

export async function deleteFieldAnswersBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(fieldAnswers).where(lt(fieldAnswers.askedAt, moment));
}
