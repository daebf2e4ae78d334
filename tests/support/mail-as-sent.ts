import { readFileSync } from 'node:fs';
import { type ParsedMail, simpleParser } from 'mailparser';
import type { MailData } from '#contract/mails.ts';
import type { Report } from '#contract/report.ts';
import { renderMail } from '#mail/index.ts';
import { composeMessage } from '#platform/mailer-compose.ts';
import { placeOfFinding, shotsByUrl } from '#report/place-of-finding.ts';
import type { StoredFile } from '#service/files/read-file.ts';
import { fitPictures } from '#service/mail/fit-pictures.ts';
import type { PlacedAttachment } from '#service/mail/mail-pictures.ts';
import { mailLook, orderOfPicture, wantedPictures } from '#service/mail/picture-orders.ts';
import type { DrawPictures } from '#service/reports/draw-pictures.ts';

type Finished = MailData<'audit-finished'>;

/** A picture of the sample report, as its visit stored it. */
export function samplePicture(key: string): StoredFile {
  const bytes = readFileSync(`src/web/public/exemple/${key}`);
  return { contentType: key.endsWith('.jpg') ? 'image/jpeg' : 'image/webp', bytes };
}

/** Pictures of the sample report as `data:` addresses, for what is printed. */
export const sampleSources = async (pages: Report['pages']): Promise<ReadonlyMap<string, string>> =>
  new Map(
    pages.flatMap(({ screenshot }) => {
      if (!screenshot) return [];
      const { contentType, bytes } = samplePicture(screenshot.key);
      return [[screenshot.key, `data:${contentType};base64,${bytes.toString('base64')}`] as const];
    }),
  );

/** The sample report as if only what its pictures show had been found: each of its first fixes has its place. */
export function seenOnly(report: Report): Report {
  const shots = shotsByUrl(report);
  const { fixes: _fixes, ...rest } = report;
  const findings = report.findings.filter((finding) => placeOfFinding(finding, shots, report.device));
  return { ...rest, findings };
}

/** The pictures of a result mail, drawn as a worker draws them; what cannot be drawn is not there. */
export async function drawnFor(
  data: Finished,
  draw: DrawPictures,
  stored: (key: string) => StoredFile = samplePicture,
): Promise<PlacedAttachment[]> {
  const wanted = wantedPictures(data).flatMap(({ place, picture }) => {
    const order = orderOfPicture(picture, stored(picture.key));
    return order ? [{ place, order }] : [];
  });
  const orders = wanted.map(({ order }) => order);
  const drawn = await draw(orders, mailLook, AbortSignal.timeout(60_000));
  return wanted.flatMap(({ place }, index) => {
    const content = drawn[index];
    const cid = `${place}.0199@constat.example`;
    return content
      ? [
          {
            place,
            file: {
              filename: `${place}.jpg`,
              contentType: 'image/jpeg',
              content: Buffer.from(content),
              cid,
            },
          },
        ]
      : [];
  });
}

/** A result mail with its pictures as they leave: its bytes, and what a mail program reads in them. */
export async function mailAsSent(
  data: Finished,
  placed: readonly PlacedAttachment[],
): Promise<{ readonly bytes: Buffer; readonly read: ParsedMail; readonly cids: readonly string[] }> {
  const compose = async (
    pictures: Readonly<Record<string, string>>,
    files: (typeof placed)[number]['file'][],
  ) => {
    const rendered = await renderMail('audit-finished', { ...data, pictures });
    const message = { messageId: '0199@constat.example', to: 'claire@exemple.fr', ...rendered };
    return composeMessage({ ...message, attachments: files }, 'Constat <constat@localhost>', new Date(0));
  };
  const fitted = await fitPictures(placed, async ({ pictures, files }) => {
    const { bytes } = await compose(pictures, [...files]);
    return bytes.length;
  });
  const { bytes } = await compose(fitted.pictures, [...fitted.files]);
  return {
    bytes,
    read: await simpleParser(bytes, { keepCidLinks: true }),
    cids: fitted.files.map(({ cid }) => cid),
  };
}
