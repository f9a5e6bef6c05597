import { expect } from 'vitest'
import type { Answer } from './callers.ts'

/** Words that only the inside of the store uses: of its databases, its stack, its files. */
const INSIDE =
	/sqlite|postgres|\bsql\b|constraint|relation "|syntax error|violates|invalid byte|\bat \S+ \(|node:|node_modules|\.[cm]?[jt]s\b|\/work\/|\/tmp\/|\/home\/|[A-Z]\w*Error\b|\[object |undefined/i

/**
 * A refusal as the store words it: a problem document with a status of 4xx, complete, and with
 * nothing of the inside of the store in it.
 */
export function expectProblem({ status, headers, body }: Answer, call: string) {
	expect(status, `${call}: ${JSON.stringify(body).slice(0, 300)}`).toBeGreaterThanOrEqual(400)
	expect(status, call).toBeLessThan(500)
	expect(headers.get('content-type'), call).toMatch(/^application\/problem\+json/)
	expect(body, call).toMatchObject({
		type: expect.stringMatching(/./),
		title: expect.stringMatching(/./),
		status,
		detail: expect.stringMatching(/./),
		code: expect.stringMatching(/^[a-z_]+$/),
	})
	expect(JSON.stringify(body), call).not.toMatch(INSIDE)
}

/** Any request: it succeeded, or it was refused as a refusal should be. */
export function expectNoFailure(answer: Answer, call: string) {
	if (answer.status >= 400) expectProblem(answer, call)
	else expect(answer.status, call).toBeGreaterThanOrEqual(200)
}
