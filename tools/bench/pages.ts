import type { Browser, CDPSession, Page } from 'playwright-core'
import { awake } from './beside/awake.ts'
import { startBrowsedStore } from './browsed-store.ts'
import { mainThreadOf } from './parts/main-thread.ts'
import { inSmall } from './size.ts'
import { print, whole } from './table.ts'

/** Each page with the JavaScript that its first visit may bring, kilobytes (brotli). */
const PAGES = {
	home: ['/', 146],
	list: ['/products', 146],
	detail: ['/products/solar-panel-500w', 146],
	planner: ['/planner', 160],
	plan: ['/planner?pin=411038&bill=4000', 156],
	cart: ['/cart', 146],
} as const
const WIDTHS = inSmall ? [390] : [390, 1280]

/** A middling phone on a middling connection. */
const SLOW = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000, cpu: 4 }

const KINDS = ['Script', 'Stylesheet', 'Document', 'Font', 'Image'] as const
type Kind = (typeof KINDS)[number]

/** Counts bytes as they came over the wire, by the kind of resource. */
async function counting(devTools: CDPSession) {
	const bytes = new Map<Kind, number>(KINDS.map((kind) => [kind, 0]))
	const kindOf = new Map<string, string>()
	let requests = 0
	devTools.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type))
	devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		requests++
		const kind = kindOf.get(requestId) as Kind
		if (bytes.has(kind)) bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
	})
	await devTools.send('Network.enable')
	return { bytes, requests: () => requests }
}

async function slowDown(devTools: CDPSession) {
	const { cpu, ...network } = SLOW
	await devTools.send('Network.emulateNetworkConditions', { offline: false, ...network })
	await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

interface Visited {
	browser: Browser
	address: string
	path: string
	width: number
}

/** A first visit until the page is quiet. @param before is called before it, and what it returns after it */
async function visit<T>(
	{ browser, address, path, width }: Visited,
	before: (page: Page) => Promise<() => Promise<T>>,
): Promise<T> {
	const context = await browser.newContext({
		baseURL: address,
		viewport: { width, height: width < 600 ? 844 : 900 },
	})
	if (path === '/cart')
		await context.request.post('/api/cart/items', { data: { productId: 'solar-panel-500w' } })
	const page = await context.newPage()
	const after = await before(page)
	await page.goto(path, { waitUntil: 'load' })
	await awake(page)
	await page.waitForLoadState('networkidle', { timeout: 120_000 })
	const found = await after()
	await context.close()
	return found
}

/** What comes over the wire, and what shifts, on a slow phone. */
const measure = (visited: Visited) =>
	visit(visited, async (page) => {
		const devTools = await page.context().newCDPSession(page)
		const counted = await counting(devTools)
		if (!inSmall) await slowDown(devTools)
		await page.addInitScript(() => {
			const shifts = Object.assign(window, { shifted: 0 })
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
					shifts.shifted += entry.value
			}).observe({ type: 'layout-shift', buffered: true })
		})
		return async () => ({
			...counted,
			shifted: await page.evaluate(() => (window as unknown as { shifted: number }).shifted),
		})
	})

const kilobytes = (bytes = 0) => (bytes / 1024).toFixed(1)

const NOT_MEASURED = { tasks: Number.NaN, scripts: Number.NaN, layout: Number.NaN }

/** Ends the bench as failed where a page brings more JavaScript than it may. */
function judge(name: string, bytes: number, limit: number) {
	if (bytes / 1024 <= limit) return
	console.error(`${name}: ${kilobytes(bytes)} KB of JavaScript, of ${limit} KB.`)
	process.exitCode = 1
}

const { address, browser, close } = await startBrowsedStore()
const rows: (string | number)[][] = []
for (const [name, [path, limit]] of Object.entries(PAGES))
	for (const width of WIDTHS) {
		const visited = { browser, address, path, width }
		const { bytes, requests, shifted } = await measure(visited)
		// In small, one page shows that the main thread is measured.
		const { tasks, scripts, layout } =
			inSmall && rows.length > 0 ? NOT_MEASURED : await mainThreadOf((it) => visit(visited, it))
		const sizes = KINDS.map((kind) => kilobytes(bytes.get(kind)))
		judge(name, bytes.get('Script') ?? 0, limit)
		const times = [tasks, scripts, layout].map(whole)
		rows.push([`${name}, ${width} px`, ...sizes, requests(), shifted.toFixed(3), ...times])
	}
print(
	'Kilobytes transferred on a first visit (brotli), requests, and layout shift on a slow phone.\nMilliseconds of a core on the main thread until the page is quiet, with a processor as it is: all, scripts, style and layout.\nThe cart holds one line. Limits: 146 KB of JavaScript, 156 on a plan, 160 on the planner’s questions; no shift.',
	[
		'page',
		'JavaScript',
		'CSS',
		'HTML',
		'fonts',
		'pictures',
		'requests',
		'shift',
		'ms',
		'scripts',
		'layout',
	],
	rows,
)
await close()
