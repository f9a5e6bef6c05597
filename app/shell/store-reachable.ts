/** Whether the store answers at all. */
export async function isStoreReachable(): Promise<boolean> {
	try {
		return (await fetch('/healthz', { cache: 'no-store' })).ok
	} catch {
		return false
	}
}
