import { Resolver } from 'node:dns/promises';
import type { Dnssec } from '../artifacts.ts';
import { probeDnssec } from './dnssec.ts';

/** What is asked of DNS; tests bring their own, with or without what stands last. */
export type DnsResolver = Pick<
  Resolver,
  'resolveTxt' | 'resolveMx' | 'resolveCaa' | 'resolve6' | 'resolve4' | 'resolveCname'
> &
  Partial<Pick<Resolver, 'resolveTlsa'>> & { readonly dnssec?: (domain: string) => Promise<Dnssec> };

export function systemResolver(): DnsResolver {
  return Object.assign(new Resolver({ timeout: 3_000, tries: 2 }), {
    dnssec: (domain: string) => probeDnssec(domain),
  });
}

/** The name exists without such a record, or does not exist: an answer, unlike a timeout. */
const emptyAnswers = new Set(['ENODATA', 'ENOTFOUND', 'NXDOMAIN']);

/** The name has no such record or does not exist. */
export function isEmptyAnswer(error: unknown): boolean {
  return emptyAnswers.has(dnsErrorCode(error));
}

/** Node’s word, or an empty string. */
export function dnsErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
