import type { ApiProblem } from '../../api.server'

/** What the API answers to a file: a report, or a problem that may have one. */
export async function reportIn<Report extends { preview: string }>(response: Response) {
	const answer: Report | (ApiProblem & { report?: Report }) = await response.json()
	return 'preview' in answer
		? { report: answer as Report, problem: null }
		: { report: answer.report, problem: answer }
}
