import { text } from 'node:stream/consumers'
import { AxeBuilder } from '@axe-core/playwright'
import {
	type Browser,
	type BrowserContext,
	chromium,
	type Download,
	type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import type { Role } from '../shared/actor.ts'

interface View {
	width?: number
	scheme?: 'light' | 'dark'
	javaScript?: boolean
	/** Of another store than the one all journeys share; its certificate is taken as it is. */
	address?: string
}

/** Every screen is scanned in both widths and both schemes: a scheme changes colours alone, a width all else. */
const VIEWS = [
	{ width: 1280, scheme: 'light' },
	{ width: 390, scheme: 'dark' },
] as const

let browser: Browser
const contexts: BrowserContext[] = []
const complaints: string[] = []

beforeAll(async () => {
	browser = await chromium.connect(inject('browser'))
})

afterAll(() => browser.close())

afterEach(async () => {
	for (const context of contexts.splice(0)) await context.close()
	expect(complaints.splice(0), 'what the browser complained of').toEqual([])
})

const sizeOf = (width: number) => ({ width, height: width < 600 ? 844 : 900 })

/** A page of a browser of its own; anything it complains of fails the test. */
export async function open({
	width = 1280,
	scheme = 'light',
	javaScript = true,
	address = inject('address'),
}: View = {}) {
	const context = await browser.newContext({
		baseURL: address,
		ignoreHTTPSErrors: true,
		viewport: sizeOf(width),
		colorScheme: scheme,
		javaScriptEnabled: javaScript,
		reducedMotion: 'reduce',
		hasTouch: width < 600,
	})
	contexts.push(context)
	// Of every page that the journey opens; what a Content-Security-Policy stops is an error as well.
	context.on('console', (message) => {
		if (message.type() === 'error' || message.type() === 'warning')
			complaints.push(`${message.page()?.url()}: ${message.text()}`)
	})
	context.on('weberror', (error) =>
		complaints.push(`${error.page()?.url()}: ${error.error().message}`),
	)
	const page = await context.newPage()
	return page
}

/** For a journey that means to fail: an answer of 400 or more, which the browser always reports. */
export function expectComplaint(about: RegExp) {
	const at = complaints.findIndex((complaint) => about.test(complaint))
	expect(at, `a complaint about ${about}`).toBeGreaterThan(-1)
	complaints.splice(at, 1)
}

/** For a journey whose network is down for a while: the browser may say so, once or many times. */
export function allowComplaints(about: RegExp) {
	const others = complaints.splice(0).filter((complaint) => !about.test(complaint))
	complaints.push(...others)
}

/** As `expectComplaint`, however many times the browser says so. */
export function expectComplaints(about: RegExp) {
	expectComplaint(about)
	allowComplaints(about)
}

/** What a file is that the browser has downloaded. */
export const textOf = async (file: Download) => text(await file.createReadStream())

/** Waits until the page answers to the person in front of it. */
export async function alive(page: Page) {
	await page.waitForFunction(() => {
		const main = document.querySelector('main')
		return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
	})
}

/** Nothing in the page waits for code: React has taken over all that can be pressed or typed in. */
export const takenOver = (page: Page) =>
	page.waitForFunction(() =>
		[...document.querySelectorAll('main :is(button, input, select, summary, a)')].every((it) =>
			Object.keys(it).some((key) => key.startsWith('__reactProps')),
		),
	)

/** Goes to a path and waits until the page is alive. */
export async function go(page: Page, path: string) {
	await page.goto(path)
	await alive(page)
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails on any violation of WCAG 2.2 AA in the page as it is now. */
export async function scan(page: Page) {
	const runOnly = { type: 'tag', values: RULES } as const
	// There are no frames of others to look into, and only what is wrong is of interest.
	const { violations } = await new AxeBuilder({ page })
		.setLegacyMode()
		.options({ resultTypes: ['violations'], runOnly })
		.analyze()
	const found = violations.map(
		({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`,
	)
	expect(found, `accessibility of ${page.url()}`).toEqual([])
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	)
	expect(overflow, `pixels that ${page.url()} is too wide`).toBe(0)
}

/**
 * As `scan`, as a desk and a phone at night show it, and leaves the page as it was.
 * @param height of the window, where a bar that stays in view would half cover what is scanned
 */
export async function scanFaces(page: Page, height?: number) {
	const before = page.viewportSize()
	for (const { width, scheme } of VIEWS) {
		await page.setViewportSize({ ...sizeOf(width), ...(height && { height }) })
		await page.emulateMedia({ colorScheme: scheme })
		await settled(page)
		await scan(page)
	}
	if (before) await page.setViewportSize(before)
	await page.emulateMedia({ colorScheme: 'light' })
}

/** Waits until the page is drawn anew and what moves because of that has arrived. */
const settled = (page: Page) =>
	page.evaluate(async () => {
		await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
		const moving = document.getAnimations().filter(({ effect, timeline }) => {
			const isTimed = timeline === document.timeline
			return isTimed && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
		})
		await Promise.allSettled(moving.map((animation) => animation.finished))
	})

let people = 0

/** Makes an account through the API and signs this page's browser in with it. */
export async function signIn(page: Page, role: Role = 'Buyer') {
	const email = `${role.toLowerCase()}-${Date.now()}-${people++}@example.com`
	const password = 'sunny-day'
	const name = `Test ${role}`
	const answer = await page.request.post('/api/users', {
		data: { email, name, password, confirmPassword: password, role },
	})
	expect(answer.status()).toBe(201)
	return { email, password, name, role }
}

/** A page of a browser of its own, signed in with an account of its own. */
export async function openAs(role: Role, view?: View) {
	const page = await open(view)
	await signIn(page, role)
	return page
}
