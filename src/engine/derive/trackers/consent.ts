import { foldText } from '#contract/fold-text.ts';
import type { ConsentBanner, ConsentButton, PageFacts } from '../../artifacts.ts';

const refusal =
  /\brefus\w*|\brejet\w*|\bdeclin\w*|\binterdi\w*|\bsans accepter\b|n'accepte pas|\b(?:uniquement|seulement|que) .{0,20}\b(?:necessaires?|essentiels?|fonctionnels?)\b|\btout desactiver\b|\b(?:reject|decline|deny)\b|\bnon,? merci\b|^non$/;
const paidRefusal = /\brefuser et (?:s'abonner|payer)\b|\bs'abonner\b/;
const acceptance =
  /^(?:oui,? ?)?(?:j'|je |tout |tous |toutes? )?(?:accept|autoris)\w*|^ok\b|\bd'accord\b|\bj'ai compris\b|\bcontinuer et accepter\b|\baccepter et (?:fermer|continuer)\b|^(?:accept|allow|agree|got it)\b/;

/** Accept, refuse or neither, from the words a visitor reads (nothing else counts). */
export function buttonKind(text: string): 'accept' | 'refuse' | 'other' {
  const folded = foldText(text);
  if (paidRefusal.test(folded)) return 'other';
  if (refusal.test(folded)) return 'refuse';
  return acceptance.test(folded) ? 'accept' : 'other';
}

/** Buttons by which a visitor may refuse; the gatherer’s word and ours are both enough. */
export function refuseButtons(banner: ConsentBanner): ConsentButton[] {
  return banner.buttons.filter(
    (button) =>
      buttonKind(button.text) === 'refuse' ||
      (button.kind === 'refuse' && !paidRefusal.test(foldText(button.text))),
  );
}

export function acceptButtons(banner: ConsentBanner): ConsentButton[] {
  return banner.buttons.filter(
    (button) =>
      buttonKind(button.text) !== 'refuse' &&
      (button.kind === 'accept' || buttonKind(button.text) === 'accept'),
  );
}

/** The banner’s prose speaks of refusing, so a control may exist that was not recognised. */
export function textSpeaksOfRefusal(banner: ConsentBanner): boolean {
  return refusal.test(foldText(banner.text));
}

/** The banner seen on the home page, or on the first page that shows one. */
export function bannerOf(pages: readonly PageFacts[]): { banner: ConsentBanner; url: string } | null {
  const shown = pages.filter((page) => page.consentBanner?.found);
  const page = shown.find((candidate) => candidate.isHome) ?? shown[0];
  return page?.consentBanner ? { banner: page.consentBanner, url: page.url } : null;
}
