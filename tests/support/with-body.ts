import type { PageShapes } from '#engine/artifacts.ts';
import { pageArtifacts } from './artifacts.ts';

/** Artifacts of a healthy French page whose body is the given HTML. */
export function withBody(body: string, changes: Partial<PageShapes> = {}): PageShapes {
  return pageArtifacts(
    `<!doctype html><html lang="fr"><head><title>Essai – Exemple</title></head><body>${body}</body></html>`,
    changes,
  );
}
