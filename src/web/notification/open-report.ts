interface Browser {
  readonly currentPath: string;
  navigate(path: string): void;
  reload(): void;
}

/** Opens `/reports/{id}`, with a full reload of the page when the person is already there (docs/specification.txt §4). */
export function openReport(auditId: string, browser: Browser): void {
  const path = `/reports/${auditId}`;
  if (browser.currentPath === path) browser.reload();
  else browser.navigate(path);
}
