const ASK_AGAIN_MS = 1000

/** The browser says that it has no network; on the server never. */
export const isOffline = () => navigator.onLine === false

export const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const isBack = () =>
	new Promise<void>((resolve) => {
		window.addEventListener('online', () => resolve(), { once: true })
	})

/** Waits until the store answers again: a browser calls itself online before it is. */
export async function reachable(): Promise<void> {
	if (isOffline()) await isBack()
	try {
		await fetch('/healthz', { method: 'HEAD', cache: 'no-store' })
	} catch {
		await after(ASK_AGAIN_MS)
		return reachable()
	}
}
