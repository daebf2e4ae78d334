import { listOf } from '#contract/french.ts';
import type { Evidence } from '#contract/report.ts';
import { purposeLabels } from '#reference/third-parties.ts';
import type { ChoiceClick, CookieWrite } from '../../artifacts.ts';
import type { TrackersAfter } from './choices.ts';
import { cookieNote } from './cookies.ts';
import type { SeenService } from './trackers.ts';

/** Cookies as proof: name, domain, vendor, purpose, declared life and who set it. */
export function cookieEvidence(cookies: readonly CookieWrite[]): Evidence[] {
  return cookies.map((cookie) => ({
    type: 'cookie',
    name: cookie.name,
    domain: cookie.domain,
    note: cookieNote(cookie),
  }));
}

/** Services as proof: the first address asked, with who is behind it and what for. */
export function serviceEvidence(services: readonly SeenService[]): Evidence[] {
  return services.map(({ service, urls }) => ({
    type: 'request',
    url: urls[0] ?? '',
    note: `${service.name} (${purposeLabels[service.purpose]})`,
  }));
}

/** Addresses of the pages where some of the cookies or services were seen. */
export function pagesOfServices(services: readonly SeenService[]): string[] {
  return [...new Set(services.flatMap(({ pages }) => pages))];
}

/** What went on after a choice, with the words of the button that made it. */
export function choiceEvidence(
  clicked: ChoiceClick,
  { cookies, services, storage, told, loaded }: Omit<TrackersAfter, 'names'>,
): Evidence[] {
  return [
    clickEvidence(clicked),
    ...cookieEvidence(cookies),
    ...serviceEvidence(services),
    ...serviceEvidence(told),
    ...serviceEvidence(loaded),
    ...storage.map(({ key, origin }) => ({
      type: 'value' as const,
      label: 'Stockage du navigateur',
      value: `${key} (${origin})`,
    })),
  ];
}

/** What was clicked to make the choice: the last button, after the refusal it confirmed. */
export function clickEvidence({ text, confirms }: ChoiceClick): Evidence {
  if (confirms === undefined) return { type: 'value', label: 'Bouton cliqué', value: `« ${text} »` };
  return { type: 'value', label: 'Boutons cliqués', value: `« ${confirms} », puis « ${text} »` };
}

/** « A, B, C et d’autres ». */
export function shortList(names: readonly string[]): string {
  return listOf(names.length > 3 ? [...names.slice(0, 3), 'd’autres'] : names);
}
