import type { Caller } from './callers.ts'

/** The orders in a caller's list, by their ids. */
export const listed = async (caller: Caller): Promise<string[]> =>
	(await caller.get('/api/orders')).body.map(({ id }: { id: string }) => id)
