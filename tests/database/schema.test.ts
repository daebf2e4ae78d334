import { readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, it } from 'vitest';
import * as schema from '#store/schema.ts';
import * as acts from '#store/schema-admin-acts.ts';
import * as chosen from '#store/schema-audit-pages.ts';
import * as authentication from '#store/schema-authentication.ts';
import * as billing from '#store/schema-billing.ts';
import * as brands from '#store/schema-brands.ts';
import * as decisions from '#store/schema-decisions.ts';
import * as factors from '#store/schema-factors.ts';
import * as fieldAnswers from '#store/schema-field-answers.ts';
import * as handovers from '#store/schema-handovers.ts';
import * as idempotency from '#store/schema-idempotency.ts';
import * as journeys from '#store/schema-journeys.ts';
import * as keys from '#store/schema-keys.ts';
import * as laterMeasures from '#store/schema-later-measures.ts';
import * as lineups from '#store/schema-lineups.ts';
import * as looseObjects from '#store/schema-loose-objects.ts';
import * as organisations from '#store/schema-organisations.ts';
import * as plans from '#store/schema-plans.ts';
import * as politeness from '#store/schema-politeness.ts';
import * as parts from '#store/schema-report-parts.ts';
import * as samples from '#store/schema-samples.ts';
import * as schedules from '#store/schema-schedules.ts';
import * as shares from '#store/schema-shares.ts';
import * as signIns from '#store/schema-sign-ins.ts';
import * as siteAccess from '#store/schema-site-access.ts';
import * as siteFiles from '#store/schema-site-files.ts';
import * as trials from '#store/schema-trials.ts';
import * as verifications from '#store/schema-verifications.ts';
import * as visits from '#store/schema-visits.ts';
import * as webhooks from '#store/schema-webhooks.ts';
import * as work from '#store/schema-work.ts';

const folder = 'src/store/migrations/meta';

describe('the migrations', () => {
  it('end at the schema of the code (if not: npx drizzle-kit generate --name <what>)', async () => {
    const journal = JSON.parse(readFileSync(`${folder}/_journal.json`, 'utf8')) as {
      entries: { tag: string }[];
    };
    const last = journal.entries.at(-1)?.tag.slice(0, 4);
    const stored = JSON.parse(readFileSync(`${folder}/${last}_snapshot.json`, 'utf8'));
    const others = {
      ...acts,
      ...billing,
      ...brands,
      ...chosen,
      ...decisions,
      ...authentication,
      ...factors,
      ...fieldAnswers,
      ...keys,
      ...laterMeasures,
      ...lineups,
      ...looseObjects,
      ...organisations,
      ...parts,
      ...politeness,
      ...plans,
      ...samples,
      ...schedules,
      ...handovers,
      ...shares,
      ...signIns,
      ...siteAccess,
      ...siteFiles,
      ...idempotency,
      ...journeys,
      ...trials,
      ...verifications,
      ...visits,
      ...webhooks,
      ...work,
    };
    const current = generateDrizzleJson({ ...schema, ...others }, stored.id);
    expect(await generateMigration(stored, current)).toEqual([]);
  });
});
