import type { HeaderField } from '../artifacts.ts';

/**
 * Cookies of one chain of redirects, by host: many sites set one and redirect to the same address to see
 * whether it comes back. Forgotten with the chain.
 */
export function createChainCookies() {
  const byHost = new Map<string, Map<string, string>>();
  return {
    store(url: URL, headers: readonly HeaderField[]): void {
      const jar = byHost.get(url.host) ?? new Map<string, string>();
      byHost.set(url.host, jar);
      for (const { name, value } of headers) {
        if (name !== 'set-cookie' || jar.size >= 50) continue;
        const [, key, content] = /^\s*([^=;\s]+)\s*=\s*([^;]*)/.exec(value) ?? [];
        if (key && content !== undefined && isPlain(content)) jar.set(key, content.trim());
      }
    },
    headerFor(url: URL): string {
      return [...(byHost.get(url.host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    },
  };
}

/** What may stand in a header as it is. */
function isPlain(text: string): boolean {
  return text.length <= 4096 && /^[\x20-\x7e]*$/.test(text);
}
