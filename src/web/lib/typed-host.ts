/** The host of a typed address, with its port, without `www.`; empty where it is none. */
export function typedHost(typed: string): string {
  const text = typed.trim();
  return bareHost(URL.parse(/^https?:/i.test(text) ? text : `https://${text}`)?.host ?? '');
}

export const bareHost = (host: string): string => host.replace(/^www\./, '');
