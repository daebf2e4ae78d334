import { SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { askJson } from './ask-json.ts';
import { unreachable } from './refusals.ts';
import type { FirebaseSettings } from './settings.ts';

const answerShape = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
/** Renewed that long before its end, ms. */
const marginMs = 5 * 60_000;

/**
 * The bearer of administration calls: an OAuth2 token of the service account, kept until shortly before it ends; one request at a
 * time. `forget` when it was refused.
 */
export function createAdminToken(
  { serviceAccount, endpoints }: FirebaseSettings,
  clock: Clock,
  limitMs?: number,
): { read(): Promise<string>; forget(): void } {
  let kept: { readonly token: string; readonly untilMs: number } | null = null;
  let asking: Promise<string> | null = null;

  async function ask(): Promise<string> {
    // The emulator believes whoever says so.
    if (serviceAccount === null) return 'owner';
    const seconds = Math.floor(clock.now().getTime() / 1000);
    const assertion = await new SignJWT({ scope: 'https://www.googleapis.com/auth/identitytoolkit' })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: serviceAccount.keyId })
      .setIssuer(serviceAccount.clientEmail)
      .setAudience(endpoints.token)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3600)
      .sign(serviceAccount.privateKey);
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    });
    const { status, answer } = await askJson(endpoints.token, { method: 'POST', body }, limitMs);
    const read = answerShape.safeParse(answer);
    if (status !== 200 || !read.success)
      throw unreachable(new Error(`the service account was refused (${status})`));
    const { access_token: token, expires_in: lifeSeconds } = read.data;
    kept = { token, untilMs: clock.now().getTime() + lifeSeconds * 1000 - marginMs };
    return token;
  }

  return {
    async read() {
      if (kept !== null && clock.now().getTime() < kept.untilMs) return kept.token;
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    forget() {
      kept = null;
    },
  };
}
