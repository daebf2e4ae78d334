/**
 * Where files lie outside the database: anything that keeps bytes under a name. Names are ours, kept in PostgreSQL; a
 * store is never listed. Every call ends within seconds.
 */
export interface ObjectStore {
  /** Keeps the bytes under that name, over what was there. @throws ObjectStoreError */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** What is kept under that name; null when nothing is. @throws ObjectStoreError */
  get(name: string): Promise<Buffer | null>;
  /** @throws ObjectStoreError */
  exists(name: string): Promise<boolean>;
  /** Forgets a name; one that is not there is forgotten already. @throws ObjectStoreError */
  delete(name: string): Promise<void>;
}

/**
 * The store did not do what it was asked. `away`: it is silent, cut, or says that it cannot now; `refused`: it answers, and
 * does not let us (wrong keys, no such bucket). The message holds no address, name or key.
 */
export class ObjectStoreError extends Error {
  readonly kind: 'away' | 'refused';

  constructor(kind: 'away' | 'refused', message: string) {
    super(message);
    this.name = 'ObjectStoreError';
    this.kind = kind;
  }
}
