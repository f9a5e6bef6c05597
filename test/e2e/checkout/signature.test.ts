import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { deliverPaid, placeOrder } from '../../documents/billing-documents.ts'
import { pdfText } from '../../documents/pdf-text.ts'
import type { Caller } from '../../store.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'

const shop = anotherStore('live')
const PANEL = 'solar-panel-250w'
const UNSIGNED = 'valid without a signature'

const card = (page: Page) => page.getByRole('region', { name: 'Signature' })
const now = (page: Page) => page.getByRole('img', { name: 'The signature now' })

const choose = (page: Page, file: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0]) =>
	page.getByLabel('Picture of the signature').setInputFiles(file)

/** Orders as an admin does, by the cookies of their page. */
const callerOf = (page: Page) =>
	({
		post: async (path: string, data: object, headers: Record<string, string>) => {
			const answer = await page.request.post(path, { data, headers })
			return { status: answer.status(), body: await answer.json() }
		},
	}) as Caller

/** The text and the pictures of the invoice of a new order. */
async function invoice(page: Page) {
	const id = await placeOrder(shop.store, callerOf(page), { [PANEL]: 1 })
	await deliverPaid(shop.store, id)
	const document = await shop.store.db
		.selectFrom('documents')
		.select('id')
		.where('order_id', '=', id)
		.where('kind', '=', 'tax-invoice')
		.executeTakeFirstOrThrow()
	const body = await (await page.request.get(`/api/documents/${document.id}.pdf`)).body()
	return {
		text: pdfText(body).replace(/\s+/g, ' '),
		pictures: body.toString('latin1').split('/Subtype /Image').length - 1,
	}
}

describe('the signature of a live shop', () => {
	it.each([390, 1280])('is drawn on invoices until it is removed: %i wide', async (width) => {
		const page = await openLiveAdmin(shop, true, width)
		await go(page, '/admin/settings')
		expect(await invoice(page)).toMatchObject({
			text: expect.stringContaining(UNSIGNED),
			pictures: 0,
		})
		await choose(page, {
			name: 'notes.txt',
			mimeType: 'text/plain',
			buffer: Buffer.from('no picture'),
		})
		await card(page).getByRole('alert').first().waitFor()
		await scanFaces(page, { height: 1600 })
		await choose(page, 'public/pictures/solar-panel-250w.webp')
		await now(page).waitFor()
		await scanFaces(page, { height: 1600 })
		const signed = await invoice(page)
		expect(signed.text).not.toContain(UNSIGNED)
		expect(signed.text).toContain('authorised signatory')
		expect(signed.pictures).toBeGreaterThan(0)
		await page.getByRole('button', { name: 'Remove the signature' }).click()
		await now(page).waitFor({ state: 'detached' })
		expect((await invoice(page)).text).toContain(UNSIGNED)
		await page.getByRole('button', { name: 'Undo' }).click()
		await now(page).waitFor()
		await page.getByRole('button', { name: 'Remove the signature' }).click()
		await now(page).waitFor({ state: 'detached' })
	})
})
