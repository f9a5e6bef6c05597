/**
 * Runs a poll for changes once at a time. Callers that ask while it runs wait for one further run, which they share:
 * the one under way may have looked before their change.
 */
export function singleFlight(look: () => Promise<void>): () => Promise<void> {
	let underWay: Promise<void> | undefined
	return async () => {
		const before = underWay
		if (before) await before
		underWay ??= look().finally(() => {
			underWay = undefined
		})
		await underWay
	}
}
