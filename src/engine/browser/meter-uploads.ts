import type { Socket } from 'node:net';

/** Whether so many bytes may be sent, at once or once it is known. */
export type JudgeUpload = (part: Uint8Array) => boolean | Promise<boolean>;

type Written = Parameters<Socket['write']>;

/**
 * Asks before each part that is written to a socket, in the path of the data: nothing that was refused is ever sent, and
 * what is not judged yet waits. A refusal ends the socket.
 */
export function meterUploads(socket: Socket, judge: JudgeUpload): void {
  const write = socket.write.bind(socket) as (...written: Written) => boolean;
  const held: Written[] = [];

  /** Sends what was held, as far as it may be; whoever waits for room is told once all of it left. */
  async function release(first: Promise<boolean>): Promise<void> {
    let verdict: boolean | Promise<boolean> = first;
    let hasRoom = true;
    for (let next = held[0]; next; next = held[0]) {
      if (!(await verdict) || socket.destroyed) return refuse();
      hasRoom = write(...next);
      held.shift();
      if (held[0]) verdict = judge(bytesOf(held[0]));
    }
    if (hasRoom) socket.emit('drain');
  }
  function refuse(): void {
    held.length = 0;
    socket.destroy();
  }

  const metered = (...written: Written): boolean => {
    if (held.length > 0) {
      held.push(written);
      return false;
    }
    const verdict = judge(bytesOf(written));
    if (verdict === true) return write(...written);
    if (verdict === false) {
      refuse();
      return false;
    }
    held.push(written);
    release(verdict).catch(refuse);
    return false;
  };
  socket.write = metered as Socket['write'];
}

function bytesOf([part, encoding]: Written): Uint8Array {
  if (typeof part !== 'string') return part;
  return Buffer.from(part, typeof encoding === 'string' ? encoding : 'utf8');
}
