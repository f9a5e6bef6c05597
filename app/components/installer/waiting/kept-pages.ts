import { keepReader } from '../codes/open-reader'
import { KEPT_FOR, KEPT_UNTIL, PAGES } from './page-names'
import workerUrl from './page-worker.ts?worker&url'

/** A page to keep until some time after its visit, epoch milliseconds. */
export interface PageToKeep {
	path: string
	until: number
}

const ASSET = /\/assets\/[\w.-]+/g

const canKeep = () => 'caches' in globalThis && 'serviceWorker' in navigator

/**
 * Keeps pages of jobs, with the files that they need, for an account, and has them shown where there is no network.
 * Pages that were kept for another account are deleted; so is one that the store no longer has for this account.
 * @param only whether these are all pages that are to be kept
 */
export async function keepPages(
	accountId: string,
	pages: readonly PageToKeep[],
	only: boolean,
): Promise<void> {
	if (!canKeep()) return
	try {
		await navigator.serviceWorker.register(workerUrl, {
			scope: '/installer/installations/',
			type: 'module',
		})
		// Opened once: where it is deleted meanwhile, as by logging out, what comes late goes with it.
		const cache = await caches.open(PAGES)
		await deleteOthers(cache, accountId, only ? pages.map(({ path }) => path) : null)
		if (pages.length === 0) return
		await keepLoaded(cache)
		for (const page of pages) await keep(cache, accountId, page)
		await keepReader()
	} catch {
		// The line is gone, or the phone has no room: the pages that are kept stay as they are.
	}
}

async function keep(cache: Cache, accountId: string, { path, until }: PageToKeep) {
	const answer = await fetch(path, { headers: { accept: 'text/html' }, redirect: 'manual' })
	if (answer.status === 404) return void (await cache.delete(path))
	if (!answer.ok) return
	const html = await answer.text()
	const headers = new Headers(answer.headers)
	headers.set(KEPT_FOR, accountId)
	headers.set(KEPT_UNTIL, String(until))
	for (const asset of new Set(html.match(ASSET)))
		if (!(await cache.match(asset))) await cache.add(asset)
	await cache.put(path, new Response(html, { headers }))
}

/** Keeps the files that a page loads once it is there, which its document does not name. */
async function keepLoaded(cache: Cache) {
	await import('./log-out-question')
	for (const { name } of performance.getEntriesByType('resource')) {
		const [asset] = name.match(ASSET) ?? []
		if (asset && !(await cache.match(asset))) await cache.add(asset)
	}
}

/** Deletes pages of other accounts, and those that are not among these paths. */
async function deleteOthers(cache: Cache, accountId: string, paths: string[] | null) {
	for (const request of await cache.keys()) {
		const { pathname } = new URL(request.url)
		const keptFor = (await cache.match(request))?.headers.get(KEPT_FOR)
		if (!keptFor) continue
		if (keptFor !== accountId || (paths && !paths.includes(pathname))) await cache.delete(request)
	}
}
