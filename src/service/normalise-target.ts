import { AppError, type ErrorCode, isAppError } from '#contract/errors.ts';
import { judgeLiteral, type TargetPolicy, TargetRefused } from '#engine/browser/target-policy.ts';

const longest = 2000;
const emailAddress = /^[^\s@:/?#]+@([^\s@:/?#]+)$/;
/** Invisible characters that copying an address from a page or a message brings along. */
const invisible = /[\u200b-\u200f\u2028-\u202e\u2060\ufeff\u00ad]/g;
const otherSchemes =
  /^(?:javascript|data|mailto|tel|sms|ftp|sftp|ssh|file|about|blob|wss?|view-source|chrome|gopher|irc|magnet):/i;

/**
 * Turns an address as people type it into the absolute address to audit: `https` when no scheme is given,
 * punycode host, no fragment except hash routes (`#/…`, `#!…`).
 * @throws AppError `target/empty|invalid|suggested|email|scheme|credentials|private|port|too-long`, field `url`; `suggested` and
 * `email` name the address that was probably meant.
 */
export function normaliseTarget(input: string, policy: TargetPolicy): URL {
  const text = input.replaceAll(invisible, '').trim();
  try {
    return readTarget(text, policy);
  } catch (error) {
    if (!isAppError(error) || error.code !== 'target/invalid') throw error;
    const address = meantBy(text, policy);
    if (address === null) throw error;
    const code = emailAddress.test(text) ? 'target/email' : 'target/suggested';
    throw new AppError(code, { field: 'url', data: { address }, cause: error });
  }
}

/** The address that a person probably meant who typed a comma, a space, a name without its end or an e-mail address; or null. */
function meantBy(text: string, policy: TargetPolicy): string | null {
  if (text.length > 253 || text.startsWith('.')) return null;
  const [, mailHost] = emailAddress.exec(text) ?? [];
  const parts = (mailHost ?? text).toLowerCase().split(/[.,;]/);
  const dotted = parts.flatMap((part) => part.trim() || []).join('.');
  const meant = /^(?:www\.)?[\p{L}\d][\p{L}\d-]*$/u.test(dotted) ? `${dotted}.fr` : dotted;
  try {
    readTarget(meant, policy);
    return meant;
  } catch {
    return null;
  }
}

function readTarget(text: string, policy: TargetPolicy): URL {
  if (text === '') throw refusal('target/empty');
  if (text.length > longest) throw refusal('target/too-long');
  const url = parse(withScheme(text));
  if (url.username !== '' || url.password !== '') throw refusal('target/credentials');
  checkHost(url, policy);
  url.hostname = url.hostname.replace(/\.$/, '');
  if (!/^#[!/]/.test(url.hash)) url.hash = '';
  if (url.href.length > longest) throw refusal('target/too-long');
  return url;
}

/** `exemple.fr:81/x` is a host and a port, `javascript:81` a scheme, `a@b.fr` an e-mail address. */
function withScheme(text: string): string {
  if (/^https?:/i.test(text)) return text;
  if (text.startsWith('//')) return `https:${text}`;
  if (otherSchemes.test(text)) throw refusal('target/scheme');
  if (/^[^/?#:]*:[^/?#@]*@/.test(text)) throw refusal('target/credentials');
  if (/^[^/?#:]*@/.test(text)) throw refusal('target/invalid');
  const scheme = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(text);
  if (scheme && !/^\d{1,5}(?:[/?#]|$)/.test(scheme[2] ?? '')) throw refusal('target/scheme');
  return `https://${text}`;
}

function parse(text: string): URL {
  if (!URL.canParse(text)) throw refusal('target/invalid');
  return new URL(text);
}

function checkHost(url: URL, policy: TargetPolicy): void {
  const host = url.hostname.replace(/\.$/, '');
  const port = Number(url.port) || (url.protocol === 'http:' ? 80 : 443);
  const opened = policy.allow.some((entry) => entry.toLowerCase().replace(/:\d+$/, '') === host);
  const isAddress = host.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(host);
  if (!isAddress && !opened && !isLocalName(host) && !isPublicName(host)) throw refusal('target/invalid');
  try {
    judgeLiteral(url.hostname, port, policy);
  } catch (cause) {
    const reason = cause instanceof TargetRefused ? cause.reason : 'unknown-domain';
    throw refusal(reason === 'unknown-domain' ? 'target/invalid' : `target/${reason}`, cause);
  }
}

function isLocalName(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}

/** At least two labels, none empty or too long: what public DNS can hold. */
function isPublicName(host: string): boolean {
  const labels = host.split('.');
  return (
    host.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && /^[a-z0-9_-]+$/.test(label))
  );
}

function refusal(code: ErrorCode, cause?: unknown): AppError {
  return new AppError(code, { field: 'url', cause });
}
