/** Dashboard tabs (docs/specification.txt §2): the `tab` parameter and its label. */
export const dashboardTabs = {
  overview: 'Tableau de bord',
  new: 'Nouvel audit',
  plan: 'Plans & prix',
  settings: 'Mon profil',
  admin: 'Admin',
} as const;

export type DashboardTab = keyof typeof dashboardTabs;

const ordinary: readonly DashboardTab[] = ['overview', 'new', 'plan', 'settings'];
const administrator: readonly DashboardTab[] = ['overview', 'admin', 'new', 'plan', 'settings'];

/** Entries of the side menu in their order; « Admin » is the second one, for administrators only. */
export function menuEntries(admin: boolean): readonly DashboardTab[] {
  return admin ? administrator : ordinary;
}

/** The tab to show: an unknown one, or `admin` for somebody who is not, gives the overview. */
export function dashboardTab(asked: string | null, admin: boolean): DashboardTab {
  return menuEntries(admin).find((tab) => tab === asked) ?? 'overview';
}

/** Paths of the authenticated area, where the side menu may stand. */
export function isAppPath(pathname: string): boolean {
  return /^\/(dashboard|reports|espaces|organisation|mes-corrections)(\/|$)/.test(pathname);
}

/** The entry to highlight: the tab of the dashboard, `admin` under /reports/admin, none on a report. */
export function currentEntry(pathname: string, search: string, admin: boolean): DashboardTab | null {
  if (/^\/reports\/admin(\/|$)/.test(pathname)) return admin ? 'admin' : null;
  if (!/^\/dashboard(\/|$)/.test(pathname)) return null;
  return dashboardTab(new URLSearchParams(search).get('tab'), admin);
}
