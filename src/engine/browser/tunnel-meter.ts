/** Types of TLS records (RFC 8446, 5.1). */
const recordTypes = { changeCipherSpec: 20, handshake: 22, applicationData: 23 } as const;
const isRecordType = (type: number) => type >= 20 && type <= 24;
const headerBytes = 5;
/** What follows no known form is taken for one request in that many bytes, the least one takes. */
const leastRequestBytes = 32;

/**
 * Counts what may be requests in what a browser sends through a tunnel, from the outside of TLS. Chromium writes each frame of
 * HTTP/2, each request of HTTP/1.1 and each message of a WebSocket as records of its own, and pages have no say in it: there
 * are never more requests than records. Of TLS 1.3 the first record ends the handshake and is left out. The first request of
 * a tunnel was counted with the tunnel. What is no TLS is a WebSocket in the clear, one request.
 *
 * @returns the requests that each further part may hold, at most
 */
export function createTunnelMeter(): (part: Uint8Array) => number {
  const header = new Uint8Array(headerBytes);
  let headerAt = 0;
  let left = 0;
  let kind: 'unknown' | 'tls' | 'clear' | 'odd' = 'unknown';
  let cipherChanged = false;
  let counted = 0;
  /** Records that hold no request and are not to be counted. */
  let free = 1;

  function onRecord(type: number): boolean {
    if (type === recordTypes.changeCipherSpec) cipherChanged = true;
    // TLS 1.2 ends its handshake in a record of that name.
    if (type === recordTypes.handshake && cipherChanged) free = 0;
    if (type !== recordTypes.applicationData) return false;
    if (free > 0) {
      free -= 1;
      return false;
    }
    counted += 1;
    return counted > 1;
  }

  return (part) => {
    if (kind === 'unknown' && part.length > 0) kind = part[0] === recordTypes.handshake ? 'tls' : 'clear';
    if (kind === 'clear') return 0;
    let found = 0;
    for (let at = 0; at < part.length; ) {
      if (kind === 'odd') return found + Math.ceil((part.length - at) / leastRequestBytes);
      if (left > 0) {
        const taken = Math.min(left, part.length - at);
        left -= taken;
        at += taken;
        continue;
      }
      header[headerAt] = part[at] ?? 0;
      headerAt += 1;
      at += 1;
      if (headerAt < headerBytes) continue;
      headerAt = 0;
      const [type = 0, , , high = 0, low = 0] = header;
      if (!isRecordType(type)) kind = 'odd';
      else if (onRecord(type)) found += 1;
      left = high * 256 + low;
    }
    return found;
  };
}
