import { z } from 'zod';
import { type ErrorCode, errorTable } from '../errors.ts';

const code = z.enum(Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]);

/** Every answer that is none: a problem document (RFC 9457) with a stable code, and the sentence for the person. */
export const refusal = z.object({
  /** Address of the page that tells the code. */
  type: z.url(),
  /** The kind of refusal, by its status. */
  title: z.string(),
  status: z.int(),
  /** The sentence for the person. */
  detail: z.string(),
  code,
  /** Names the call in our logs. */
  requestId: z.string(),
  /** The field of the request it is about. */
  field: z.string().optional(),
  /** The same, as before the problem documents. */
  error: z.object({ code, message: z.string(), field: z.string().optional() }),
});
