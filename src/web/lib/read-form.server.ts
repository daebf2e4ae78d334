import { AppError } from '#contract/errors.ts';

/** What our forms send at most, with room: the largest has nine fields and a text of 500 characters. */
const mostFields = 50;
const longestName = 100;
const longestValue = 10_000;

const refused = (detail: string) => new AppError('request/invalid', { data: { detail } });

/**
 * What a form of a page sent, read once from its start to its end. Node’s own `formData()` takes four times as long for
 * twice as many fields, and takes files, which no page of ours has.
 * @throws AppError `request/invalid` for another kind of body, for more fields and for longer ones than any form has.
 */
export async function readForm(request: Request): Promise<FormData> {
  const mediaType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/x-www-form-urlencoded') throw refused('un formulaire est attendu');
  const text = await request.text();
  // Counted before anything is parsed.
  if (text.split('&', mostFields + 1).length > mostFields) throw refused('le formulaire a trop de champs');
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) {
    if (name.length > longestName || value.length > longestValue)
      throw refused('un champ du formulaire est trop long');
    form.append(name, value);
  }
  return form;
}
