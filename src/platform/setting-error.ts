/** A setting that cannot be used: the person is shown the sentence, and the start stops. */
export class SettingError extends Error {}

/** @throws SettingError with that line. */
export function refuseSetting(line: string): never {
  throw new SettingError(line);
}

/** Settings whose value opens something, or may hold what does: an address with its password. */
const secretNames = /TOKEN|KEY|SECRET|PASSWORD|URL|ENDPOINT/;
/** A secret that was given to another setting: an address with a password, a key file, a key of Stripe. */
const secretValues = /:\/\/[^/\s@]*@|-----BEGIN|private_key|^(?:[sr]k|whsec)_/;

/** Whether the value of that setting may be shown, to whoever reads the console or the journal. */
export function mayShow(name: string, value: string): boolean {
  return !secretNames.test(name) && !secretValues.test(value);
}

/** The one line of a wrong setting: its name, its value where that is no secret, and what is wrong, in French. */
export function wrongSetting(name: string, value: string, why: string): string {
  return `Réglage ${name} incorrect${mayShow(name, value) ? ` (« ${value} »)` : ''} : ${why}`;
}

/** @throws SettingError with the line of `wrongSetting`. */
export function refuseValue(name: string, value: string, why: string): never {
  throw new SettingError(wrongSetting(name, value, why));
}
