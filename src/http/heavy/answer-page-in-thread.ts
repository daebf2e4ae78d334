import type { Viewer } from '#service/viewer.ts';
import { addressBucket } from '../middleware/client-address.ts';
import type { HeavyWork } from './heavy-work.ts';

/** What is known of who asks for a page. */
interface PageCall {
  readonly nonce: string;
  readonly viewer: Viewer | null;
  readonly trace: string;
  readonly share: string | undefined;
  readonly clientAddress: string;
}

/** A page, or what its form does, from the thread. @throws AppError what `HeavyWork.answer` refuses with. */
export async function answerPageInThread(
  work: HeavyWork,
  request: Request,
  call: PageCall,
): Promise<Response> {
  const { nonce, viewer, trace, share, clientAddress } = call;
  const { url, method, signal } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  const body = isRead ? null : new Uint8Array(await request.arrayBuffer());
  const who = { uid: viewer?.uid ?? null, address: addressBucket(clientAddress), share };
  const headers = [...request.headers];
  const asked = { url, method, headers, body, viewer, trace, nonce, clientAddress };
  return work.answer(who, { kind: 'page', ...asked }, signal);
}
