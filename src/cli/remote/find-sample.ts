import { type ApiClient, isRecord, notUnderstood } from './api-client.ts';
import { exitCodes, RemoteError } from './remote-error.ts';

/**
 * The id of the sample of that name, whatever its letter case, on the site of that address.
 * @throws RemoteError of misuse where there is none, with the names that the site has
 */
export async function findSample(api: ApiClient, address: string, name: string): Promise<string> {
  const { json } = await api('/api/samples');
  if (!isRecord(json) || !Array.isArray(json.samples)) throw new RemoteError(exitCodes.server, notUnderstood);
  const host = hostOf(address);
  const ofSite = json.samples.filter(isRecord).filter((sample) => bare(String(sample.host)) === host);
  const asked = name.toLowerCase();
  const found = ofSite.find((sample) => String(sample.name).toLowerCase() === asked);
  if (typeof found?.id === 'string') return found.id;
  const names = ofSite.slice(0, 20).map((sample) => `« ${String(sample.name)} »`);
  const known = names.length === 0 ? 'Ce site n’en a aucun.' : `Ce site a : ${names.join(', ')}.`;
  throw new RemoteError(exitCodes.misuse, `Aucun échantillon nommé « ${name} ». ${known}`);
}

const bare = (host: string): string => host.replace(/^www\./, '');

const hostOf = (address: string): string =>
  bare(URL.parse(/^https?:/i.test(address) ? address : `https://${address}`)?.host ?? '');
