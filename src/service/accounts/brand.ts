import type { AccountBrand, ChangeBrandRequest } from '#contract/api/account.ts';
import { brandLimits } from '#contract/brand.ts';
import { AppError } from '#contract/errors.ts';
import { planName } from '#contract/plan-words.ts';
import { planOf } from '#contract/plans.ts';
import { cleanImage } from '#platform/clean-image.ts';
import { type BrandRow, deleteBrand, findBrand, saveBrand } from '#store/brands.ts';
import { findProfile } from '#store/users.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

type Owner = Pick<Viewer, 'uid' | 'plan'>;

/** The name and logo the person puts on PDFs; both empty where there are none. */
export async function readBrand({ db }: Pick<Deps, 'db'>, { uid }: Owner): Promise<AccountBrand> {
  return brandView(await findBrand(db, uid));
}

function brandView(row: BrandRow | null): AccountBrand {
  const logo =
    row?.logo && row.logoType ? `data:${row.logoType};base64,${row.logo.toString('base64')}` : null;
  return { name: row?.name ?? '', logo };
}

/** The name under which a person’s clients know them; empty where their plan has none, or they gave none. */
export async function senderName({ db }: Pick<Deps, 'db'>, uid: string): Promise<string> {
  const owner = await findProfile(db, uid);
  if (owner === null || !planOf(owner.plan).ownBrandPdf) return '';
  return (await findBrand(db, uid))?.name ?? '';
}

/**
 * Changes them; an empty name takes both away. PDFs made before are made again when somebody asks for them.
 * @throws AppError `brand/not-in-plan`, `brand/bad-logo`.
 */
export async function changeBrand(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Owner,
  { name, logo }: ChangeBrandRequest,
): Promise<AccountBrand> {
  const plan = planOf(viewer.plan);
  if (!plan.ownBrandPdf) throw new AppError('brand/not-in-plan', { data: { plan: planName(plan.id) } });
  // An empty text is no picture; absent, it stays.
  const picture = logo === undefined ? undefined : logo ? logoOf(logo) : null;
  if (name === '') await deleteBrand(deps.db, viewer.uid);
  else await saveBrand(deps.db, viewer.uid, { name, logo: picture, now: deps.clock.now() });
  return readBrand(deps, viewer);
}

function logoOf(base64: string) {
  const bytes = Buffer.from(base64, 'base64');
  const image = bytes.length <= brandLimits.logoBytes ? cleanImage(bytes, brandLimits.logoSide) : null;
  if (image === null) throw new AppError('brand/bad-logo', { field: 'logo' });
  return image;
}
