/**
 * The browser of this machine, by the product’s own search; one is installed where there is none, which takes as long as
 * the build beside it. Read from the sources: it is asked before there is a build.
 * @returns {Promise<{ path: string, version: string }>}
 * @throws Error that says what to install
 */
export async function prepareBrowser() {
  const { readConfig } = await import('../src/platform/config.ts');
  const { findChromium } = await import('../src/platform/find-chromium.ts');
  const { chromiumPath, dataFolder } = readConfig();
  return findChromium({ chromiumPath, dataFolder, mayInstall: true, notice: (line) => console.error(line) });
}
