import { createHash } from 'node:crypto';

/**
 * The name of a file in the object store: its audit, which names nobody, and the sha256 of its content. The same file of
 * the same audit is one object, and what comes back is held against its name.
 */
export function objectName(auditId: string, bytes: Uint8Array): string {
  return `${auditId}/${digestOf(bytes)}`;
}

/** Whether these bytes are those that were put under that name. */
export function isOfName(object: string, bytes: Uint8Array): boolean {
  return object.endsWith(`/${digestOf(bytes)}`);
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
