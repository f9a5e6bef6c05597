import type { Reporter, TestCase } from 'vitest/node'

/** Says why a test was tried again that passed in the end. */
export default class RetriedReporter implements Reporter {
	onTestCaseResult(test: TestCase): void {
		const { state, errors } = test.result()
		if (state !== 'passed' || !errors?.length) return
		process.stdout.write(`Tried again: ${test.module.relativeModuleId} > ${test.fullName}\n`)
		for (const error of errors) process.stdout.write(`${error.stack ?? error.message}\n`)
	}
}
