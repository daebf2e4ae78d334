import type { Journey } from '#contract/journey/journey.ts';
import { readRecording } from '#contract/journey/read-recording.ts';

/** A recording as it is kept, with those steps (from 1) marked to be judged. */
export function journeyOf(
  recording: { readonly title: string; readonly steps: readonly unknown[] },
  host: string,
  marked: Readonly<Record<number, string>>,
): { readonly journey: Journey; readonly secrets: Readonly<Record<string, string>> } {
  const read = readRecording(JSON.stringify(recording), host);
  if ('refusal' in read) throw new Error(read.refusal.sentence);
  const steps = read.recording.steps.map((step, at) => {
    const state = marked[at + 1];
    return state === undefined ? step : { ...step, state };
  });
  return { journey: { name: recording.title, steps }, secrets: read.recording.secrets };
}
