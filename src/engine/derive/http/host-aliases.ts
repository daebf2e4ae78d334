import type { HostFacts } from '../../artifacts.ts';

/** `mesure.exemple.fr → exemple.eulerian.net`, for a person who checks. */
export function aliasText({ host, cnames }: Pick<HostFacts, 'host' | 'cnames'>): string {
  return [host, ...cnames].join(' → ');
}
