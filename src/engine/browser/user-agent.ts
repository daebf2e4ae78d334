/** What the browser says it is, sent with every request of a visit. */
export interface UserAgent {
  readonly text: string;
  readonly metadata: {
    readonly brands: { brand: string; version: string }[];
    readonly fullVersion: string;
    readonly platform: string;
    readonly platformVersion: string;
    readonly architecture: string;
    readonly model: string;
    readonly mobile: boolean;
  };
}

/**
 * An honest name: a real Chromium that says Constat and where to read about it. The words bot, crawl and spider
 * are left out, of the address too, because consent managers hide their banner from them, which would make « no banner » a false finding.
 */
export function userAgentFor(
  browserVersion: string,
  device: 'mobile' | 'desktop',
  publicUrl: string,
): UserAgent {
  const full = /\d+(?:\.\d+)*/.exec(browserVersion)?.[0] ?? '0';
  const major = full.split('.')[0] ?? '0';
  const mobile = device === 'mobile';
  const system = mobile ? 'Linux; Android 11; moto g power (2022)' : 'X11; Linux x86_64';
  const engine = `AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0`;
  return {
    text: `Mozilla/5.0 (${system}) ${engine}${mobile ? ' Mobile' : ''} Safari/537.36 Constat/0.1 (+${publicUrl}/nos-visites)`,
    metadata: {
      brands: [
        { brand: 'Chromium', version: major },
        { brand: 'Constat', version: '0' },
      ],
      fullVersion: full,
      platform: mobile ? 'Android' : 'Linux',
      platformVersion: mobile ? '11.0' : '',
      architecture: mobile ? '' : 'x86',
      model: mobile ? 'moto g power (2022)' : '',
      mobile,
    },
  };
}
