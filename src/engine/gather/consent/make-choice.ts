import { foldText } from '#contract/fold-text.ts';
import type { ChoiceClick } from '../../artifacts.ts';
import { acceptButtons, buttonKind, refuseButtons } from '../../derive/trackers/consent.ts';
import type { Tab } from '../tab.ts';
import { clickControl, controlsOf, type FrameControl, type SeenBanner, seeBanner } from './banner-frames.ts';
import { waitFor } from './wait.ts';

const everything = /\b(?:tout|tous|toutes|all)\b/;
const save = /\b(?:enregistrer|sauvegarder|valider|confirmer|save|confirm)\b/;
const reopen =
  /\b(?:gerer|gestion|preferences|parametr\w*|modifier|configurer|reglages|manage)\b.{0,20}\b(?:cookies?|traceurs|consentements?)\b|\bcookies? (?:settings|preferences)\b|^(?:cookies|mes cookies|mes choix|consentement)$/;
const managerIcon =
  /tarteaucitron(?:Icon|Manager)|CookiebotWidget|cky-btn-revisit|ot-floating-button|cmplz-manage-consent|cookie-settings|open-cookie/i;

const closeMs = 2_000;
const panelMs = 3_000;

/** Told just before the click that makes the choice: what follows is after it. */
type BeforeChoice = () => Promise<void> | void;

const isClosed = (tab: Tab) => async () => (await seeBanner(tab)) === null;

/** Accepts on the first layer; null when there is no such button. */
export async function accept(
  tab: Tab,
  { frame, banner }: SeenBanner,
  before: BeforeChoice,
): Promise<ChoiceClick | null> {
  const button = theWhole(acceptButtons(banner));
  return button ? clickChoice(tab, { ...button, frame }, 1, before) : null;
}

/** Refuses on the first layer, else behind its settings button; null when no way was found. */
export async function refuse(
  tab: Tab,
  { frame, banner }: SeenBanner,
  before: BeforeChoice,
): Promise<ChoiceClick | null> {
  const button = theWhole(refuseButtons(banner));
  if (button) return clickChoice(tab, { ...button, frame }, 1, before);
  const controls = await controlsOf(tab);
  const settings = banner.buttons.find(
    ({ kind, text }) =>
      kind === 'settings' && !controls.some((control) => control.text === text && control.leaves),
  );
  if (!settings) return null;
  return refuseInPanel(tab, controls, () => clickControl(tab, frame, settings, async () => true), before);
}

/** Opens the panel again by the site’s permanent control and refuses there; null when there is no such control. */
export async function withdraw(tab: Tab, before: BeforeChoice): Promise<ChoiceClick | null> {
  const controls = await controlsOf(tab);
  const control = controls.find(
    ({ text, selector, leaves }) =>
      !leaves && (managerIcon.test(selector) || (text.length <= 80 && reopen.test(foldText(text)))),
  );
  if (!control) return null;
  return refuseInPanel(
    tab,
    controls,
    () => clickControl(tab, control.frame, control, async () => true),
    before,
  );
}

async function refuseInPanel(
  tab: Tab,
  known: readonly FrameControl[],
  open: () => Promise<boolean>,
  before: BeforeChoice,
): Promise<ChoiceClick | null> {
  if (!(await open())) return null;
  const isNew = isNewAmong(known);
  const found = await waitFor(
    tab,
    async () => {
      const fresh = (await controlsOf(tab)).filter(isNew);
      const refusals = fresh.filter(({ text }) => text.length <= 80 && buttonKind(text) === 'refuse');
      const whole = refusals.find(({ text }) => everything.test(foldText(text)));
      // Several refusals, none for everything: each is for one purpose, and no single one refuses.
      return whole ?? (refusals.length === 1 ? (refusals[0] ?? null) : null);
    },
    panelMs,
  );
  if (found) {
    const click = await clickChoice(tab, found, 2, before);
    const confirm = (await controlsOf(tab).catch(() => [])).filter(isNew).find(isSave);
    if (!confirm || !click) return click;
    const confirmed = await clickChoice(tab, confirm, 3, before);
    return confirmed ? { ...confirmed, confirms: click.text } : click;
  }
  const panel = await seeBanner(tab).catch(() => null);
  const confirm = (await controlsOf(tab)).filter(isNew).find(isSave);
  // Saving refuses only when nothing is ticked beforehand, and where boxes show it: of others nobody knows how they stand.
  if (!confirm || !panel || panel.banner.prechecked.length > 0 || panel.banner.unticked === 0) return null;
  return clickChoice(tab, confirm, 2, before);
}

function isNewAmong(known: readonly FrameControl[]): (control: FrameControl) => boolean {
  const keys = new Set(known.map(({ text, selector }) => `${selector} ${text}`));
  return ({ text, selector }) => !keys.has(`${selector} ${text}`);
}

const isSave = ({ text }: FrameControl) => text.length <= 60 && save.test(foldText(text));

async function clickChoice(
  tab: Tab,
  control: Pick<FrameControl, 'frame' | 'text' | 'selector' | 'box'>,
  clicks: number,
  before: BeforeChoice,
): Promise<ChoiceClick | null> {
  const { frame, text, selector } = control;
  await before();
  const hasClosed = async () => (await waitFor(tab, isClosed(tab), closeMs)) === true;
  if (!(await clickControl(tab, frame, control, hasClosed))) return null;
  return { text, selector, clicks, closed: await hasClosed() };
}

/** « Tout refuser » rather than « Refuser » for one purpose. */
function theWhole<Button extends { readonly text: string }>(buttons: readonly Button[]): Button | undefined {
  return buttons.find(({ text }) => everything.test(foldText(text))) ?? buttons[0];
}
