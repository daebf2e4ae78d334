/** End of security fixes of each PHP branch. Source: php.net « Supported Versions », read 2026-11. */
export const phpSupportEnd: Readonly<Record<string, string>> = {
  '5.6': '2018-12-31',
  '7.0': '2019-01-10',
  '7.1': '2019-12-01',
  '7.2': '2020-11-30',
  '7.3': '2021-12-06',
  '7.4': '2022-11-28',
  '8.0': '2023-11-26',
  '8.1': '2025-12-31',
  '8.2': '2026-12-31',
  '8.3': '2027-12-31',
  '8.4': '2028-12-31',
  '8.5': '2029-12-31',
};

/** Servers whose distribution keeps mending old PHP branches: the version alone proves nothing. */
export const backportingDistribution =
  /debian|ubuntu|red ?hat|centos|rhel|alma|rocky|oracle|suse|\bdeb\d|\.el\d|\+deb|-\d+ubuntu/i;

/** Branches that some distribution still mends in 2026 (Ubuntu ESM, Debian ELTS, Red Hat): others are dead everywhere. */
export const backportedBranches: readonly string[] = ['5.4', '7.0', '7.2', '7.3', '7.4', '8.0', '8.1', '8.2'];
