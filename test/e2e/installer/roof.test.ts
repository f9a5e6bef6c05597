import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { OrderId, ProductId } from '../../../shared/ids.ts'
import type { Paise } from '../../../shared/money.ts'
import { ENGINES } from '../../databases/engines.ts'
import { liveShopOn, type Shop } from '../another-store.ts'
import { hydrated } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { HERE, kept, propose, STEPS, WITHOUT_LINE, waiting } from './jobs.ts'
import { openLine } from './line.ts'
import { acceptedIn, PANEL, signInAsInstaller } from './live-installer.ts'

/** A whole job, as `npm run soak -- phone` has it; in every run of the tests a small one. */
const IS_WHOLE = Boolean(process.env.SOAK_PHONE)
const { photos, serials, steps, kills, windows } = IS_WHOLE
	? { photos: 12, serials: 24, steps: STEPS, kills: 5, windows: 10 }
	: { photos: 2, serials: 4, steps: STEPS.slice(0, 2), kills: 1, windows: 1 }
const BITS_A_SECOND = 1_000_000
const WINDOW_MS = 2000

/** Another photo each time, in the whole job of about so many bytes as a phone sends. */
async function photo(n: number) {
	const side = IS_WHOLE ? 1000 : 100
	const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
	const create = { width: side, height: side, channels: 3 as const, background: '#000', noise }
	const buffer = await sharp({ create }).jpeg({ quality: 80 }).toBuffer()
	return { name: `roof-${n}.jpg`, mimeType: 'image/jpeg', buffer }
}

async function openJob(context: BrowserContext, path: string) {
	const page = await context.newPage()
	await page.goto(path)
	await hydrated(page)
	return page
}

/** The work of a day without a signal, during which the page is killed again and again. */
async function work(first: Page, path: string, numbers: string[], name: string) {
	let page = first
	let made = 0
	const isKept = () => waiting(page, ++made)
	for (const [n, step] of steps.entries()) {
		const row = page.locator(`#step-${step}`)
		await row.locator('form button[name=done]').click()
		await isKept()
		await row.locator('summary').first().click()
		await row.getByRole('textbox').fill(`Note ${n}`)
		await row.getByRole('textbox').blur()
		await isKept()
		for (let taken = n; taken < photos; taken += steps.length) {
			await row.getByLabel(/^Choose photos of /).setInputFiles(await photo(taken))
			await isKept()
		}
		if (n >= kills) continue
		await page.close()
		page = await openJob(first.context(), path)
		await waiting(page, made)
	}
	await page.getByLabel(name, { exact: true }).fill(numbers.join('\n'))
	await page.getByLabel(name, { exact: true }).blur()
	await isKept()
	return { page, made }
}

/** So many panels cost more than can be paid on delivery. */
async function cheapen({ store: { db, catalogue } }: Shop) {
	const cheap = { price_paise: 1_000_00 as Paise, version: 1000 }
	await db
		.updateTable('products')
		.set(cheap)
		.where('id', '=', PANEL as ProductId)
		.execute()
	await db.updateTable('catalogue_state').set({ version: 1000 }).execute()
	await catalogue.refresh()
}

/** What the store has of a job. */
async function arrived({ store: { db } }: Shop, id: string) {
	const of = id as OrderId
	const rows = <T extends `installation_${'photos' | 'serials' | 'steps' | 'requests'}`>(from: T) =>
		db
			.selectFrom(from as 'installation_photos')
			.selectAll()
			.where('order_id', '=', of)
			.execute() as Promise<unknown>
	return {
		photos: (await rows('installation_photos')) as { image: string; created_at: number }[],
		serials: (await rows('installation_serials')) as { serial: string }[],
		steps: (await rows('installation_steps')) as { note: string; done_at: number | null }[],
		requests: (await rows('installation_requests')) as { created_at: number }[],
	}
}

describe.each(ENGINES)('a job on a roof on %s', (engine) => {
	const shop = liveShopOn(engine)

	it('arrives whole and once, in windows of two seconds and over a slow line, ticks before photos', {
		timeout: IS_WHOLE ? 900_000 : 120_000,
	}, async () => {
		const line = await openLine(shop.address)
		const first = await open({ width: 390, address: line.address, keepsPages: true })
		await signInAsInstaller(first, shop.store)
		await cheapen(shop)
		const { id, name } = await acceptedIn(shop, first, serials)
		await propose(first, id, 1)
		const path = `${HERE}/${id}`
		await first.goto(path)
		await hydrated(first)
		await kept(first, path)
		line.cut()
		const numbers = Array.from({ length: serials }, (_, n) => `${id}-${n}`)
		const { page, made } = await work(first, path, numbers, name)

		line.slow(BITS_A_SECOND)
		for (let n = 0; n < windows; n++) await line.window(WINDOW_MS)
		line.mend()
		const left = page.locator('main').getByText(/^\d+ waiting$/)
		await expect.poll(() => left.count(), { timeout: IS_WHOLE ? 600_000 : 60_000 }).toBe(0)
		expect(await page.getByRole('heading', { name: 'Not taken' }).count()).toBe(0)

		const there = await arrived(shop, id)
		expect(there.photos).toHaveLength(photos)
		expect(new Set(there.photos.map(({ image }) => image)).size).toBe(photos)
		expect(there.serials.map(({ serial }) => serial).toSorted()).toEqual(numbers.toSorted())
		expect(there.steps.map(({ note }) => note).toSorted()).toEqual(steps.map((_, n) => `Note ${n}`))
		expect(there.steps.every(({ done_at }) => done_at !== null)).toBe(true)
		// Each change once, and all small ones before the first photo.
		expect(there.requests).toHaveLength(made)
		const firstPhoto = Math.min(...there.photos.map(({ created_at }) => created_at))
		const before = there.requests.filter(({ created_at }) => created_at < firstPhoto)
		expect(before).toHaveLength(made - photos)
		allowComplaints(WITHOUT_LINE)
	})
})
