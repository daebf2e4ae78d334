import { EventEmitter } from 'node:events';
import { Client } from 'pg';

/**
 * pg-boss takes every listener off a LISTEN connection that it has lost, before the connection is done failing: its next
 * error would end the process. From here on a connection whose listeners are taken off keeps one, which does nothing.
 */
export function surviveLostListeners(): void {
  function removeAllListeners(this: Client, name?: string): Client {
    EventEmitter.prototype.removeAllListeners.apply(this, name === undefined ? [] : [name]);
    return this.on('error', () => {});
  }
  Object.defineProperty(Client.prototype, 'removeAllListeners', {
    value: removeAllListeners,
    configurable: true,
    writable: true,
  });
}
