/** Loads a page as a document where the store answers; otherwise the present page stays. @returns whether it answers */
export async function loadIfReachable(path: string): Promise<boolean> {
	try {
		const { ok } = await fetch('/healthz', { cache: 'no-store' })
		if (ok) window.location.assign(path)
		return ok
	} catch {
		return false
	}
}
