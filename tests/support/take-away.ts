import { Client } from 'pg';

/** `before`: the query meets a dead connection. `unheard`: it is done, and nobody hears of it. */
export type TakeAwayMode = 'before' | 'unheard';

export interface TakenAway {
  /** Queries sent so far over connections to that database. */
  readonly queries: number;
  /** Lets connections live again. */
  restore(): void;
}

type Answer = (error: unknown, result?: unknown) => void;

/**
 * Has the server end the connection of the `nth` query to the database, in a transaction or not, whoever sends it. Every
 * other query of this process passes.
 */
export function takeAwayConnection(
  databaseUrl: string,
  nth: number,
  mode: TakeAwayMode,
  terminate: (pid: number) => Promise<unknown>,
): TakenAway {
  const database = new URL(databaseUrl).pathname.slice(1);
  const { query } = Client.prototype;
  const state = {
    queries: 0,
    restore: () => Object.defineProperty(Client.prototype, 'query', { value: query }),
  };
  const send = (client: Client, args: readonly unknown[]) => Reflect.apply(query, client, [...args]);

  async function interrupted(client: Client, args: readonly unknown[]): Promise<unknown> {
    const pid = 'processID' in client ? Number(client.processID) : 0;
    if (mode === 'unheard') await send(client, args);
    await terminate(pid);
    if (mode === 'before') return send(client, args);
    throw new Error('Connection terminated unexpectedly');
  }

  function counted(this: Client, ...args: unknown[]): unknown {
    if (this.database !== database) return send(this, args);
    state.queries += 1;
    if (state.queries !== nth) return send(this, args);
    const last = args.at(-1);
    if (typeof last !== 'function') return interrupted(this, args);
    const answer = last as Answer;
    void interrupted(this, args.slice(0, -1)).then(
      (result) => answer(null, result),
      (error: unknown) => answer(error),
    );
    return undefined;
  }

  Object.defineProperty(Client.prototype, 'query', { value: counted, configurable: true, writable: true });
  return state;
}
