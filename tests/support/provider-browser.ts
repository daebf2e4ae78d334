import type { TestSite } from './http.ts';

/** A browser that signs in by a provider: cookies of the site and of the provider apart, redirects followed. */
export function createProviderBrowser(site: TestSite, provider: string) {
  const ours = new Map<string, string>();
  const theirs = new Map<string, string>();
  const { publicUrl } = site.deps.config;
  const written = (jar: Map<string, string>) =>
    [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (jar: Map<string, string>, answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const equals = pair.indexOf('=');
      if (/Max-Age=0/.test(line)) jar.delete(pair.slice(0, equals));
      else jar.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
  };

  async function call(method: string, path: string, body?: unknown): Promise<Response> {
    const answer = await site.call(method, path, { cookie: written(ours), body });
    keep(ours, answer);
    return answer;
  }

  return {
    call,
    cookies: ours,
    /** Presses the button. @returns where the browser is sent. */
    async begin(suite = ''): Promise<string> {
      const answer = await call(
        'GET',
        `/connexion/${provider}${suite && `?suite=${encodeURIComponent(suite)}`}`,
      );
      return answer.headers.get('location') ?? '';
    },
    /** Goes where it is sent until the provider sends it back. @returns the path of that return. */
    async there(start: string): Promise<string> {
      let url = new URL(start);
      for (let hop = 0; hop < 12; hop += 1) {
        if (url.href.startsWith(`${publicUrl}/`)) return url.pathname + url.search;
        const answer = await fetch(url, { redirect: 'manual', headers: { cookie: written(theirs) } });
        keep(theirs, answer);
        const next = answer.headers.get('location');
        if (next === null)
          throw new Error(`stopped at ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
        url = new URL(next, url);
      }
      throw new Error('too many redirects');
    },
    /** Comes back by that path. @returns the path it is sent to. */
    async back(path: string): Promise<string> {
      const answer = await call('GET', path);
      return (answer.headers.get('location') ?? '').slice(publicUrl.length);
    },
    /** The whole way. @returns the path it ends at. */
    async signIn(suite = ''): Promise<string> {
      return this.back(await this.there(await this.begin(suite)));
    },
    /** Who is signed in; null when nobody is. */
    async who(): Promise<string | null> {
      const answer = await call('GET', '/api/auth/check-session');
      if (answer.status !== 200) return null;
      return ((await answer.json()) as { user: { email: string } }).user.email;
    },
  };
}
