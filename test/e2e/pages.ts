import {
	type APIRequestContext,
	type Browser,
	type BrowserContext,
	type BrowserContextOptions,
	chromium,
	type Page,
} from 'playwright-core'
import { expect, inject } from 'vitest'
import { AXE_IN_REACH } from './axe.ts'
import { remember, whatWasSeen } from './what-was-seen.ts'
import { PageWithoutScript } from './without-script/page.ts'

export interface View {
	width?: number
	scheme?: 'light' | 'dark'
	/** Without it a page is read and its forms are sent, but nothing is drawn, unless `isDrawn` asks for a browser. */
	javaScript?: boolean
	isDrawn?: boolean
	/** Of another store than the one all journeys share; its certificate is taken as it is. */
	address?: string
	/** With the pages that the store keeps on a phone; else none are. */
	keepsPages?: boolean
	/** Never used before, nor afterwards; else one that an earlier test is done with may serve again. */
	isNew?: boolean
}

let browser: Browser | undefined
/**
 * Pages that tests are done with, by the properties that cannot be changed in them; their process has read the store's
 * code.
 */
const done: { page: Page; kind: string }[] = []
const opened: { page: Page; context: BrowserContext; kind: string | null }[] = []
const notRendered: PageWithoutScript[] = []
const complaints: string[] = []
/** What the journey that runs means to bring about. */
const allowed: RegExp[] = []
/** A page that follows an order reads the order and then its installation: one that ends in between has none any more. */
const ENDED_MEANWHILE = /status of 404 .*\/api\/orders\/SB-[\w-]+\/installation$/
/** Pages that run a test's own script in all they load. */
const scripted = new WeakSet<Page>()

export const sizeOf = (width: number) => ({ width, height: width < 600 ? 844 : 900 })

/** A page of a browser of its own; anything it complains of fails the test. */
export async function open({
	width = 1280,
	scheme = 'light',
	javaScript = true,
	isDrawn = javaScript,
	address = inject('address'),
	keepsPages = false,
	isNew = keepsPages,
}: View = {}): Promise<Page> {
	if (!isDrawn) return openNotRendered(address)
	const serviceWorkers = keepsPages ? ('allow' as const) : ('block' as const)
	const hasTouch = width < 600
	const options = { baseURL: address, javaScriptEnabled: javaScript, hasTouch, serviceWorkers }
	const kind = isNew ? null : JSON.stringify(options)
	const page = (kind && taken(kind)) || (await newPage(options))
	opened.push({ page, context: page.context(), kind })
	await Promise.all([
		page.setViewportSize(sizeOf(width)),
		page.emulateMedia({
			media: null,
			forcedColors: null,
			contrast: null,
			colorScheme: scheme,
			reducedMotion: 'reduce',
		}),
	])
	return page
}

/** A page as `PageWithoutScript` has it, whose other methods tests do not use. */
function openNotRendered(address: string) {
	const page = new PageWithoutScript(address, (about) => complaints.push(about))
	notRendered.push(page)
	return page as unknown as Page
}

function taken(kind: string) {
	const at = done.findIndex((it) => it.kind === kind)
	return at === -1 ? null : done.splice(at, 1)[0]?.page
}

async function newPage(options: BrowserContextOptions) {
	browser ??= await chromium.connect(inject('browser'))
	const context = await browser.newContext({ ...options, ignoreHTTPSErrors: true })
	askAgain(context.request)
	remember(context)
	await context.addInitScript({ content: AXE_IN_REACH })
	await context.addInitScript(toleratesLateRefusals)
	// Of every page that the test opens; a violation of the Content-Security-Policy is an error as well.
	context.on('console', (message) => {
		// A whole Chromium asks for an icon of a mail or a provider’s page, which have none; the headless shell does not.
		if (message.location().url.endsWith('/favicon.ico')) return
		if (message.text().startsWith('Service Worker registration blocked')) return
		// Preloads for a page that is left before it comes are not used, which a slow machine has time to report.
		if (/was preloaded using link preload but not used/.test(message.text())) return
		// Only a journey itself takes its network away, and what a page asks for meanwhile may fail after it has said so.
		if (message.text().includes('ERR_INTERNET_DISCONNECTED')) return
		const said = `${message.text()} ${message.location().url}`
		if (ENDED_MEANWHILE.test(said)) return
		if (message.type() === 'error' || message.type() === 'warning')
			complaints.push(`${message.page()?.url()}: ${said}`)
	})
	context.on('weberror', (error) =>
		complaints.push(`${error.page()?.url()}: ${error.error().message}`),
	)
	return notingScripts(await context.newPage())
}

/**
 * The router takes the refusal of a page's data only after that page's style sheet has come, and so the end of asking
 * for a page that is left before; until then the browser calls the rejected promise unhandled. No other rejection has a
 * status with a text.
 */
function toleratesLateRefusals() {
	addEventListener('unhandledrejection', (event) => {
		const { reason } = event
		const isRefusal = typeof reason?.status === 'number' && typeof reason.statusText === 'string'
		if (isRefusal || reason?.name === 'AbortError') event.preventDefault()
	})
}

function notingScripts(page: Page) {
	const addInitScript = page.addInitScript.bind(page)
	page.addInitScript = (...script) => {
		scripted.add(page)
		return addInitScript(...script)
	}
	return page
}

/** The server may end a connection that was idle just as it is used again, upon which a browser asks once more by itself. */
function askAgain(request: APIRequestContext) {
	const fetch = request.fetch.bind(request)
	request.fetch = (asked, options) => fetch(asked, { maxRetries: 1, ...options })
}

/** Prints the content of the pages of a failed test. */
export async function showPages() {
	for (const { page } of opened) console.error(await whatWasSeen(page))
}

/** After each test: its pages are left or closed, and their console errors fail it. */
export async function endJourney() {
	await Promise.all(
		opened.splice(0).map(async ({ page, context, kind }) => {
			if (kind && (await isAsNew(page, kind))) done.push({ page, kind })
			else await context.close()
		}),
	)
	await Promise.all(notRendered.splice(0).map((page) => page.close()))
	const meant = allowed.splice(0)
	const others = complaints.splice(0).filter((it) => !meant.some((about) => about.test(it)))
	expect(others.join('\n'), 'what the browser complained of').toBe('')
}

/** Resets a page to its state before a test used it. @returns false where that cannot be */
async function isAsNew(page: Page, kind: string) {
	if (scripted.has(page)) return false
	const context = page.context()
	try {
		for (const other of context.pages()) if (other !== page) await other.close()
		page.removeAllListeners()
		await page.unrouteAll({ behavior: 'ignoreErrors' })
		const { baseURL } = JSON.parse(kind)
		const last = page.url() === 'about:blank' ? baseURL : new URL(page.url()).origin
		for (const origin of new Set([last, baseURL])) {
			// A page of the store without its code: one of no store would end the process that has read it.
			await page.goto(`${origin}/robots.txt`, { waitUntil: 'commit', timeout: 5_000 })
			const isOnTime = await page.evaluate(async () => {
				localStorage.clear()
				sessionStorage.clear()
				for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
				return !('__pwClock' in globalThis)
			})
			if (!isOnTime) return false
		}
		await Promise.all([context.clearCookies(), context.clearPermissions(), page.mouse.move(0, 0)])
		return true
	} catch {
		return false
	}
}

/** After the journeys of a file: pages of a store that only they used are closed. */
export async function endFile() {
	const isShared = ({ kind }: { kind: string }) => JSON.parse(kind).baseURL === inject('address')
	const own = done.filter((it) => !isShared(it))
	done.splice(0, done.length, ...done.filter(isShared))
	await Promise.all(own.map(({ page }) => page.context().close()))
}

/**
 * For a journey that means to fail: what the browser says of that fails no test, said before this is called or after, as
 * it comes on a way of its own and may be later than the page's own words.
 */
export function allowComplaints(about: RegExp) {
	allowed.push(about)
}

/** Waits until the browser complains of this, and takes the complaint away. */
export async function complaint(about: RegExp) {
	const at = () => complaints.findIndex((it) => about.test(it))
	await expect.poll(at, { message: `a complaint of ${about}` }).toBeGreaterThan(-1)
	complaints.splice(at(), 1)
}
