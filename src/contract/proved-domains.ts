import { hostnameOf } from './domain-proof.ts';

/** One proof that holds. */
export interface ProvedDomain {
  /** ASCII host, with its port when it is not the usual one. */
  readonly host: string;
  /** Proved by DNS: speaks for every port and every subdomain of the name. A file or a tag speaks for that host alone. */
  readonly subdomains: boolean;
}

/** Whether one of the proofs speaks for a host (`www.exemple.fr`, `127.0.0.1:3100`). */
export function isHostProved(host: string, proofs: readonly ProvedDomain[]): boolean {
  const name = hostnameOf(host);
  return proofs.some((proof) => {
    if (!proof.subdomains) return proof.host === host;
    const proved = hostnameOf(proof.host);
    return name === proved || name.endsWith(`.${proved}`);
  });
}
