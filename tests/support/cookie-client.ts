/** Calls a service as one browser does: with its own origin, and every cookie it was given. */
export interface CookieClient {
  /** A body goes as JSON. `more`: other headers. */
  call(
    method: string,
    path: string,
    body?: unknown,
    more?: Readonly<Record<string, string>>,
  ): Promise<Response>;
}

export function cookieClient(origin: string): CookieClient {
  const cookies = new Map<string, string>();
  return {
    async call(method, path, body, more = {}) {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: {
          origin,
          'sec-fetch-site': 'same-origin',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...more,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      return answer;
    },
  };
}
