import { z } from 'zod';
import { evidence } from '../report.ts';
import { defineEndpoints, json } from './endpoint.ts';
import { pageOf, paging } from './paging.ts';

/** What people say against a rule, in decisions that stand. */
const ruleSignal = z.object({
  ruleId: z.string(),
  /** As the latest of these decisions knew the finding. */
  title: z.string(),
  contests: z.int(),
  /** Accounts that contest it: one person may do so of many sites. */
  contestingAccounts: z.int(),
  falsePositives: z.int(),
  lastAt: z.iso.datetime(),
});
const ruleSignalsResponse = pageOf(ruleSignal);
export type RuleSignalPage = z.infer<typeof ruleSignalsResponse>;

/** One contest, with the proof that it is about. Texts come from the audited site and from the person: always escaped. */
const contest = z.object({
  id: z.uuid(),
  ruleVersion: z.int(),
  title: z.string(),
  host: z.string(),
  /** Of a whole rule the first page that shows it; empty for the whole site. */
  page: z.string(),
  place: z.string(),
  reason: z.string(),
  evidence: evidence.nullable(),
  madeAt: z.iso.datetime(),
  /** Null once that audit is gone. */
  auditId: z.uuid().nullable(),
});
export type ContestView = z.infer<typeof contest>;
const contestsResponse = pageOf(contest);
export type ContestPage = z.infer<typeof contestsResponse>;

/** Where people say that a rule is wrong. */
export const adminSignalEndpoints = defineEndpoints('Administration', {
  listRuleSignals: {
    method: 'GET',
    path: '/api/admin/rule-signals',
    access: 'admin',
    summary: 'Lister les contrôles contestés ou dits « faux positif », les plus contestés d’abord',
    query: z.strictObject(paging),
    answer: { 200: json(ruleSignalsResponse) },
    errors: [],
  },
  listContests: {
    method: 'GET',
    path: '/api/admin/rule-signals/:ruleId',
    access: 'admin',
    summary: 'Lire ce qui est contesté d’un contrôle, avec les preuves',
    description: 'La lecture est notée parmi les actes d’administration.',
    params: { ruleId: z.string().max(200) },
    query: z.strictObject(paging),
    answer: { 200: json(contestsResponse) },
    errors: [],
  },
});
