import type { AccountBrand, ChangeBrandRequest } from '#contract/api/account.ts';
import { brandLimits, type SenderBrand } from '#contract/brand.ts';
import { AppError } from '#contract/errors.ts';
import { planName } from '#contract/plan-words.ts';
import { planOf } from '#contract/plans.ts';
import { cleanImage } from '#platform/clean-image.ts';
import { type BrandRow, deleteBrand, findBrand, saveBrand } from '#store/brands.ts';
import { findProfile } from '#store/users.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

type Owner = Pick<Viewer, 'uid' | 'plan'>;

/** The name, logo and colour the person hands over under; empty where there are none. */
export async function readBrand({ db }: Pick<Deps, 'db'>, { uid }: Owner): Promise<AccountBrand> {
  return brandView(await findBrand(db, uid));
}

function brandView(row: BrandRow | null): AccountBrand {
  const logo =
    row?.logo && row.logoType ? `data:${row.logoType};base64,${row.logo.toString('base64')}` : null;
  return { name: row?.name ?? '', logo, color: row?.color ?? null };
}

/** How a person’s clients know them; null where their plan has none, or they gave none. */
export async function senderBrand({ db }: Pick<Deps, 'db'>, uid: string): Promise<SenderBrand | null> {
  const owner = await findProfile(db, uid);
  if (owner === null || !planOf(owner.plan).ownBrandPdf) return null;
  const row = await findBrand(db, uid);
  return row && brandView(row);
}

/**
 * Changes them; an empty name takes all away. PDFs made before are made again when somebody asks for them.
 * @throws AppError `brand/not-in-plan`, `brand/bad-logo`.
 */
export async function changeBrand(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Owner,
  { name, logo, color }: ChangeBrandRequest,
): Promise<AccountBrand> {
  const plan = planOf(viewer.plan);
  if (!plan.ownBrandPdf) throw new AppError('brand/not-in-plan', { data: { plan: planName(plan.id) } });
  // An empty text is no picture; absent, it stays.
  const picture = logo === undefined ? undefined : logo ? logoOf(logo) : null;
  if (name === '') await deleteBrand(deps.db, viewer.uid);
  else await saveBrand(deps.db, viewer.uid, { name, logo: picture, color, now: deps.clock.now() });
  return readBrand(deps, viewer);
}

function logoOf(base64: string) {
  const bytes = Buffer.from(base64, 'base64');
  const image = bytes.length <= brandLimits.logoBytes ? cleanImage(bytes, brandLimits.logoSide) : null;
  if (image === null) throw new AppError('brand/bad-logo', { field: 'logo' });
  return image;
}
