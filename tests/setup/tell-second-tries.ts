import type { Reporter, TestModule } from 'vitest/node';

/** Names every test that failed, then passed when tried again: nothing is hidden behind a second try. */
export default class TellSecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky === true)
        .map((test) => `${module.relativeModuleId} > ${test.fullName}`),
    );
    for (const name of retried) console.error(`Passed at its second try: ${name}`);
  }
}
