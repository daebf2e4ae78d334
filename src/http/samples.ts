import { sampleEndpoints } from '#contract/api/samples.ts';
import { proposeSample } from '#service/samples/propose-sample.ts';
import { listSamples, readSample } from '#service/samples/read-samples.ts';
import { changeSample, createSample, deleteSample } from '#service/samples/save-sample.ts';
import { defineRoute, type Route } from './route.ts';

/** Samples kept with sites; each person their own. */
export const sampleRoutes: readonly Route[] = [
  defineRoute({
    ...sampleEndpoints.listSamples,
    async handle({ deps, viewer, query }) {
      return { status: 200, json: { samples: await listSamples(deps, viewer, query.host) } };
    },
  }),
  defineRoute({
    ...sampleEndpoints.createSample,
    async handle({ deps, viewer, body }) {
      return { status: 201, json: { sample: await createSample(deps, viewer, body) } };
    },
  }),
  defineRoute({
    ...sampleEndpoints.readSample,
    async handle({ deps, viewer, params, query }) {
      return { status: 200, json: { sample: await readSample(deps, viewer, params.id, query.version) } };
    },
  }),
  defineRoute({
    ...sampleEndpoints.changeSample,
    async handle({ deps, viewer, params, body }) {
      return { status: 200, json: { sample: await changeSample(deps, viewer, params.id, body) } };
    },
  }),
  defineRoute({
    ...sampleEndpoints.deleteSample,
    async handle({ deps, viewer, params }) {
      await deleteSample(deps, viewer, params.id);
      return { status: 204 };
    },
  }),
  defineRoute({
    ...sampleEndpoints.proposeSample,
    async handle({ deps, viewer, params, query }) {
      return { status: 200, json: await proposeSample(deps, viewer, params.id, query.draw) };
    },
  }),
];
