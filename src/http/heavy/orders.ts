import { AppError, type ErrorCode } from '#contract/errors.ts';
import type { TraceId } from '#contract/trace.ts';
import type { Viewer } from '#service/viewer.ts';

/** A request as it crosses to the thread: data that can be cloned. */
interface PlainRequest {
  readonly clientAddress: string;
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly viewer: Viewer | null;
  readonly trace: TraceId;
}

/** A call of the API, admitted and parsed. */
export interface CallOrder extends PlainRequest {
  readonly kind: 'call';
  readonly operationId: string;
  readonly pathParams: Readonly<Record<string, string>>;
  readonly params: unknown;
  readonly query: unknown;
  /** The headers that the route declares. */
  readonly given: unknown;
  readonly body: unknown;
}

/** A page, or what its form posts. */
export interface PageOrder extends PlainRequest {
  readonly kind: 'page';
  readonly body: Uint8Array<ArrayBuffer> | null;
  readonly nonce: string;
}

/** The next part of an answer that is made while it is read. */
interface PartOrder {
  readonly kind: 'part';
  readonly stream: number;
}

/** Nobody reads the rest. */
interface DropOrder {
  readonly kind: 'drop';
  readonly stream: number;
}

export type Order = CallOrder | PageOrder | PartOrder | DropOrder;

/** A refusal as it crosses back. */
export interface PlainRefusal {
  readonly code: ErrorCode;
  readonly data: Readonly<Record<string, string | number>>;
  readonly field: string | undefined;
}

/** What the thread answers, with what it cost. */
export interface HeavyAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array<ArrayBuffer> | null;
  /** What follows `body`, a part at a time; null: nothing. */
  readonly stream: number | null;
  readonly refusal: PlainRefusal | null;
  /** Processor time of the thread, ms; what ran side by side shares it. */
  readonly cpuMs: number;
}

export const plainRefusal = ({ code, data, field }: AppError): PlainRefusal => ({ code, data, field });

export const refusalOf = ({ code, data, field }: PlainRefusal): AppError =>
  new AppError(code, { data, ...(field !== undefined && { field }) });
