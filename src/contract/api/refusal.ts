import { z } from 'zod';
import { type ErrorCode, errorTable } from '../errors.ts';

/** Every answer that is none: a stable code, and the sentence for the person. */
export const refusal = z.object({
  error: z.object({
    code: z.enum(Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    /** The field of the request it is about. */
    field: z.string().optional(),
  }),
});
