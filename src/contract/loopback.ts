/** True for an address of the loopback network or its usual name, bare or in the brackets of an address bar. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').replace(/^::ffff:/i, '');
  return /^(?:.+\.)?localhost$/.test(bare) || bare === '::1' || /^127(?:\.\d{1,3}){3}$/.test(bare);
}

/** Published for this machine alone: only who sits at it can call the address. */
export function isLocalUrl(publicUrl: string): boolean {
  return isLoopback(new URL(publicUrl).hostname);
}
