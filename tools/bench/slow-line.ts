import type { Browser, CDPSession } from 'playwright-core'
import { awake } from './beside/awake.ts'
import { startBrowsedStore } from './browsed-store.ts'
import { eachInTurn, inSmall, sized } from './size.ts'
import { loadText, median, print, whole } from './table.ts'

const PAGES = {
	home: '/',
	list: '/products',
	plan: '/planner?pin=411038&bill=4000',
} as const

/** Chromium's Slow 3G: 400 kbit/s, and two seconds until an answer begins. */
const SLOW = { latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const RUNS = sized(5, 1)

interface Visit {
	paintMs: number
	/** Work of the main thread until the page is at rest. */
	taskMs: number
	scriptMs: number
	sheets: number
	bytes: number
}

/** A first visit: with an empty cache, on a phone. */
async function opened(browser: Browser, address: string) {
	const context = await browser.newContext({
		baseURL: address,
		viewport: { width: 390, height: 844 },
	})
	const page = await context.newPage()
	const devTools = await context.newCDPSession(page)
	await devTools.send('Network.enable')
	if (!inSmall) await devTools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW })
	return { context, page, devTools }
}

async function metric(devTools: CDPSession, name: string): Promise<number> {
	const { metrics } = await devTools.send('Performance.getMetrics')
	return 1000 * (metrics.find((each) => each.name === name)?.value ?? Number.NaN)
}

async function visit(browser: Browser, address: string, path: string): Promise<Visit> {
	const { context, page, devTools } = await opened(browser, address)
	await devTools.send('Performance.enable')
	let bytes = 0
	devTools.on('Network.loadingFinished', (each) => {
		bytes += each.encodedDataLength
	})
	await page.goto(path, { waitUntil: 'load', timeout: 120_000 })
	await awake(page)
	await page.waitForLoadState('networkidle', { timeout: 120_000 })
	const { paintMs, sheets } = await page.evaluate(() => ({
		paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
		// Those that the first paint waits for.
		sheets: document.querySelectorAll('link[rel="stylesheet"]:not([media])').length,
	}))
	const taskMs = await metric(devTools, 'TaskDuration')
	const scriptMs = await metric(devTools, 'ScriptDuration')
	await context.close()
	return { paintMs, taskMs, scriptMs, sheets, bytes }
}

/**
 * Milliseconds from the press that sends the planner's first answers to the frame that shows the bar of a page on its
 * way, or the plan itself where that comes before.
 */
async function firstSign(browser: Browser, address: string): Promise<number> {
	const { context, page } = await opened(browser, address)
	await page.goto('/planner', { waitUntil: 'load', timeout: 120_000 })
	await awake(page)
	await page.getByRole('textbox', { name: 'PIN code' }).fill('411038')
	await page.getByRole('textbox', { name: 'Monthly bill' }).fill('4000')
	const button = page.getByRole('button', { name: 'Show my system now' })
	const isTaken = (it: Element) => Object.keys(it).some((key) => key.startsWith('__reactProps'))
	while (!(await button.evaluate(isTaken)))
		await page.evaluate(() => new Promise(requestAnimationFrame))
	const sign = button.evaluate(
		(pressed) =>
			new Promise<number>((resolve) => {
				const isShown = (it: Element) => {
					const { position, transform } = getComputedStyle(it, '::before')
					return position === 'fixed' && new DOMMatrix(transform).a > 0
				}
				const from = (event: Event) => {
					const look = (now: number) => {
						if (
							!pressed.isConnected ||
							[...document.querySelectorAll('[role="status"]')].some(isShown)
						)
							resolve(now - event.timeStamp)
						else requestAnimationFrame(look)
					}
					requestAnimationFrame(look)
				}
				addEventListener('click', from, { capture: true, once: true })
			}),
	)
	await button.click({ noWaitAfter: true })
	const milliseconds = await sign
	await context.close()
	return milliseconds
}

async function inTurn<T>(measure: () => Promise<T>): Promise<T[]> {
	const found: T[] = []
	for (let run = 0; run < RUNS; run++) found.push(await measure())
	return found
}

const { address, browser, close } = await startBrowsedStore()
const rows = await eachInTurn(Object.entries(PAGES), async ([name, path]) => {
	const visits = await inTurn(() => visit(browser, address, path))
	const of = (field: keyof Visit) => median(visits.map((each) => each[field]))
	return [
		name,
		whole(of('paintMs')),
		whole(of('taskMs')),
		whole(of('scriptMs')),
		of('sheets'),
		(of('bytes') / 1024).toFixed(1),
	]
})
print(
	`First visits on Chromium’s Slow 3G (400 kbit/s, 2 s a round trip), median of ${RUNS}; ${loadText()}.\nAim: first paint within 3 s.`,
	['page', 'first paint, ms', 'main thread, ms', 'of it script, ms', 'sheets awaited', 'all, KB'],
	rows,
)
const signs = await inTurn(() => firstSign(browser, address))
print(
	`From the press that asks for a plan to the first sign of it on the same line, median of ${RUNS}; ${loadText()}.\nAim: within 300 ms.`,
	['sign', 'median, ms', 'longest, ms'],
	[['bar along the top', whole(median(signs)), whole(Math.max(...signs))]],
)
await close()
