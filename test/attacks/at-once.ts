import type { Answer } from '../callers.ts'

/** Makes a call so many times at once. @returns the answers' statuses, the lowest first */
export async function statusesAtOnce(
	count: number,
	call: (n: number) => Promise<Answer>,
): Promise<number[]> {
	const answers = await Promise.all(Array.from({ length: count }, (_, n) => call(n)))
	return answers.map(({ status }) => status).sort((a, b) => a - b)
}
