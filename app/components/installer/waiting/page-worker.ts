import { KEPT_UNTIL, PAGES } from './page-names'

/** The parts of a service worker that are used here; the project's types are those of pages. */
interface Worker {
	addEventListener(type: 'fetch', listener: (event: FetchOfPage) => void): void
	addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
	skipWaiting(): Promise<void>
	clients: { claim(): Promise<void> }
}
interface Extendable {
	waitUntil(work: Promise<unknown>): void
}
interface FetchOfPage extends Extendable {
	request: Request
	respondWith(response: Promise<Response>): void
}

const worker = self as unknown as Worker

const JOB = /^\/installer\/installations\/[^/.]+$/
/** How long the network may take before the kept page is shown, milliseconds. */
const PATIENCE_MS = 5000

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
	const { request } = event
	const { pathname, origin } = new URL(request.url)
	if (request.method !== 'GET' || origin !== location.origin) return
	if (request.mode === 'navigate' && JOB.test(pathname)) event.respondWith(jobPage(request))
	else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

/** The page of a job from the network, or as it was kept where that gives none. */
async function jobPage(request: Request): Promise<Response> {
	const { pathname } = new URL(request.url)
	const kept = await keptPage(pathname)
	const fetched = fetch(request)
	if (!kept) return fetched.catch(noSignal)
	const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, kept))
	try {
		const page = await Promise.race([fetched, late])
		// The job is no longer theirs.
		if (page.status === 404) await (await caches.open(PAGES)).delete(pathname)
		return page.status >= 500 ? kept : page
	} catch {
		return kept
	}
}

/** In place of the browser's own words, which say nothing of the work that waits on the phone. */
const noSignal = () =>
	new Response(NO_SIGNAL, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })

const NO_SIGNAL = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>No signal</title>
<main>
<h1>There is no signal</h1>
<p>This job is not kept on this phone yet: it is from the day before its visit on. What you have done waits here and is sent once there is signal.
<p><a href="">Try again</a>
</main>`

/** A kept page, unless its time is over. */
async function keptPage(pathname: string): Promise<Response | undefined> {
	const kept = await find(pathname)
	if (!kept || Number(kept.headers.get(KEPT_UNTIL)) > Date.now()) return kept
	await (await caches.open(PAGES)).delete(pathname)
	return undefined
}

const asset = async (request: Request) => (await find(request.url)) ?? fetch(request)

/** Makes no cache where there is none. */
const find = (url: string) => caches.match(url, { cacheName: PAGES })
