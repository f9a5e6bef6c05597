import type { Answer, Caller, Callers } from '../callers.ts'

interface Guesses {
	/** How many. */
	count: number
	/** The network address that the n-th comes from. */
	address: (n: number) => string
	/** The account attacked; another for each where it is not given. */
	email?: string
}

const guess = (caller: Caller, n: number, email = `nobody-${n}@example.com`): Promise<Answer> =>
	caller.post('/api/session', { email, password: `guess ${n}`, role: 'Buyer' })

/** Logs in with wrong passwords, all at once. */
export const logInAtOnce = (
	visitor: Callers['visitor'],
	{ count, address, email }: Guesses,
): Promise<Answer>[] =>
	Array.from({ length: count }, (_, n) => guess(visitor(address(n)), n, email))

/** Logs in with wrong passwords, one after another. */
export async function logInOften(
	visitor: Callers['visitor'],
	{ count, address, email }: Guesses,
): Promise<Answer[]> {
	const answers: Answer[] = []
	for (let n = 0; n < count; n++) answers.push(await guess(visitor(address(n)), n, email))
	return answers
}
