import type { z } from 'zod';
import type { Weight } from '#contract/api/endpoint.ts';
import type { KeyScope } from '#contract/key-words.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import type { MarkedAnswer } from './marked-answer.ts';

/** Who asks, for whom, and until when somebody listens. */
export interface AssistantCall {
  readonly deps: Deps;
  readonly viewer: Viewer;
  readonly signal: AbortSignal;
}

/** One thing an assistant may ask for: what it answers is bounded, and what a site wrote in it stands apart, by its type. */
export interface AssistantTool {
  readonly name: string;
  readonly title: string;
  /** For the assistant and who reads over its shoulder: in French, then in English. */
  readonly description: string;
  /** What a key must be allowed. */
  readonly scope: KeyScope;
  readonly input: z.ZodObject;
  /** It starts something; otherwise it only reads. */
  readonly isChange: boolean;
  /** It reads a whole report, or it may wait for others (`EndpointSpec.weight`). */
  readonly weight: Exclude<Weight, 'plain'>;
  run(call: AssistantCall, input: unknown): Promise<MarkedAnswer>;
}

/** Declares a tool, whose work is typed by its input; what it is given was parsed by it. */
export function defineTool<Input extends z.ZodObject>(
  tool: Omit<AssistantTool, 'input' | 'run'> & {
    readonly input: Input;
    run(call: AssistantCall, input: z.output<Input>): Promise<MarkedAnswer>;
  },
): AssistantTool {
  return { ...tool, run: (call, input) => tool.run(call, tool.input.parse(input)) };
}
