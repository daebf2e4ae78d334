import type { Moves } from '../../artifacts.ts';
import { focusSearchField } from '../page/search-field.ts';
import type { Tab } from '../tab.ts';
import type { GuardedRequest, RequestGuard } from './request-guard.ts';
import { runInPage } from './run-in-page.ts';

/** The referential’s three characters, at the pace of a quick typist. */
const typed = 'par';
const paceMs = 150;
const afterMs = 700;

/** RGESN 4.9: types three letters in a search field and notes what is asked for each. Nothing is submitted. */
export async function typing(
  tab: Tab,
  guard: RequestGuard,
  isHome: boolean,
): Promise<NonNullable<Moves['typing']>> {
  const field = await runInPage(tab, focusSearchField, isHome);
  if (!field) return { field: null, typed, requests: [] };
  const from = guard.requests.length;
  const began = Date.now();
  const letters: number[] = [];
  for (const letter of typed) {
    letters.push(Date.now());
    await tab.page.keyboard.type(letter);
    await new Promise((resolve) => setTimeout(resolve, paceMs));
  }
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  await tab.page.keyboard.press('Escape');
  const requests = guard.requests.slice(from).filter(carriesLetters);
  return {
    field,
    typed,
    requests: requests.map(({ url, at }) => ({
      url,
      afterLetters: letters.filter((time) => time <= at).length,
      atMs: at - began,
    })),
  };
}

/** The letters typed so far stand in the address or in what is sent: audience measures and pictures do not count. */
function carriesLetters({ url, postData, type }: GuardedRequest): boolean {
  if (!/^(?:XHR|Fetch|Script|EventSource)$/.test(type)) return false;
  const starts = [...typed].map((_, at) => typed.slice(0, at + 1));
  const address = URL.parse(url);
  const values = address ? [...address.searchParams.values(), ...address.pathname.split('/')] : [];
  return (
    values.some((value) => starts.includes(value.toLowerCase())) ||
    starts.some((start) => postData.toLowerCase().includes(`"${start}"`))
  );
}
