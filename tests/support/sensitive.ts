import type { SensitiveFacts, SensitiveKind, SiteShapes } from '#engine/artifacts.ts';
import { siteArtifacts } from './artifacts.ts';

const allAsked: SensitiveFacts['outcomes'] = {
  git: 'asked',
  env: 'asked',
  backup: 'asked',
  diagnostic: 'asked',
  debug: 'asked',
  'ds-store': 'asked',
  'admin-login': 'asked',
  'wordpress-users': 'asked',
};

/** A proved domain whose sensitive addresses were asked for; nothing was there. */
export function sensitiveSite(outcomes: Partial<SensitiveFacts['outcomes']> = {}): SiteShapes {
  return siteArtifacts({
    sensitive: { requestCount: 15, exposed: [], outcomes: { ...allAsked, ...outcomes } },
  });
}

/** The same, where one address answered. */
export function exposes(kind: SensitiveKind, path: string, sign: string): SiteShapes {
  const url = new URL(path, 'https://www.exemple.fr').href;
  const exposed = [{ kind, url, status: 200, contentType: 'text/plain', sizeBytes: 420, sign }];
  return siteArtifacts({ sensitive: { requestCount: 15, exposed, outcomes: allAsked } });
}
