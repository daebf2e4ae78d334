import { scheduleEndpoints } from '#contract/api/schedules.ts';
import {
  changeSchedule,
  deleteSchedule,
  pauseSchedule,
  resumeSchedule,
} from '#service/schedules/change-schedule.ts';
import { createSchedule } from '#service/schedules/create-schedule.ts';
import { listSchedules, readSchedule } from '#service/schedules/list-schedules.ts';
import { defineRoute, type Route } from './route.ts';

/** Audits that start by themselves; each person their own. */
export const scheduleRoutes: readonly Route[] = [
  defineRoute({
    ...scheduleEndpoints.listSchedules,
    async handle({ deps, viewer }) {
      return { status: 200, json: await listSchedules(deps, viewer) };
    },
  }),
  defineRoute({
    ...scheduleEndpoints.createSchedule,
    async handle({ deps, viewer, body }) {
      return { status: 201, json: { schedule: await createSchedule(deps, viewer, body) } };
    },
  }),
  defineRoute({
    ...scheduleEndpoints.readSchedule,
    async handle({ deps, viewer, params }) {
      return { status: 200, json: { schedule: await readSchedule(deps, viewer, params.id) } };
    },
  }),
  defineRoute({
    ...scheduleEndpoints.changeSchedule,
    async handle({ deps, viewer, params, body }) {
      return { status: 200, json: { schedule: await changeSchedule(deps, viewer, params.id, body) } };
    },
  }),
  defineRoute({
    ...scheduleEndpoints.pauseSchedule,
    async handle({ deps, viewer, params }) {
      return { status: 200, json: { schedule: await pauseSchedule(deps, viewer, params.id) } };
    },
  }),
  defineRoute({
    ...scheduleEndpoints.resumeSchedule,
    async handle({ deps, viewer, params }) {
      return { status: 200, json: { schedule: await resumeSchedule(deps, viewer, params.id) } };
    },
  }),
  defineRoute({
    ...scheduleEndpoints.deleteSchedule,
    async handle({ deps, viewer, params }) {
      await deleteSchedule(deps, viewer, params.id);
      return { status: 204 };
    },
  }),
];
