import type { Reporter, TestModule } from 'vitest/node';

/** Characters of what the first try said. */
const mostOfError = 400;

/** Names every test that failed, then passed when tried again, and what it said first: nothing is hidden behind a second try. */
export default class TellSecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.diagnostic()?.flaky === true);
    for (const test of retried) {
      console.error(`Passed at its second try: ${test.module.relativeModuleId} > ${test.fullName}`);
      for (const { message } of test.result().errors ?? [])
        console.error(`  ${message.slice(0, mostOfError).replaceAll('\n', '\n  ')}`);
    }
  }
}
