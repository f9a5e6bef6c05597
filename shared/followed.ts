import { ok, type Result } from './result.ts'

/**
 * Has each follower do its part, one after another in their order.
 * @returns the first refusal, after which no other is asked
 */
export async function followed<Follower>(
	followers: readonly Follower[],
	does: (follower: Follower) => Promise<Result<void>> | undefined,
): Promise<Result<void>> {
	for (const follower of followers) {
		const result = await does(follower)
		if (result && !result.ok) return result
	}
	return ok(undefined)
}
