import type { RequestFacts, Session } from '../../http/router.ts'

const READS = new Set(['GET', 'HEAD'])

/**
 * The signed-in account, read once for the calls that make a page: they all come with the cookies of its one request. A
 * call that writes may end the session or change its role, so it reads for itself, and later calls read anew.
 */
export class PageSession {
	#session: Promise<Session> | undefined

	/** Carries out a call of the API with the session read already. */
	async during(
		{ method }: Request,
		call: (facts: Pick<RequestFacts, 'sessionOnce'>) => Response | Promise<Response>,
	): Promise<Response> {
		if (READS.has(method))
			return call({
				sessionOnce: (read) => {
					this.#session ??= read()
					return this.#session
				},
			})
		try {
			return await call({})
		} finally {
			this.#session = undefined
		}
	}
}
