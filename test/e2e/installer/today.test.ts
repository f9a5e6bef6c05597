import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { SHIPPING } from '../shop/cart-and-checkout.ts'
import { countPresses } from './count-presses.ts'
import { propose } from './jobs.ts'
import { acceptedIn, signInAsInstaller } from './live-installer.ts'

const live = anotherStore('live')
const demo = anotherStore('demo')

const HERE = '/installer/dashboard'

const place = async (page: Page, fullName: string, zipCode: string) => {
	const answer = await page.request.post('/api/orders', {
		headers: { 'idempotency-key': crypto.randomUUID() },
		data: {
			shipping: {
				...SHIPPING,
				fullName,
				zipCode,
				city: zipCode === '600028' ? 'Chennai' : 'Delhi',
			},
			items: [{ productId: 'solar-panel-250w', quantity: 2 }],
		},
	})
	expect(answer.status()).toBe(201)
	return (await answer.json()).id as string
}

describe('the day of an installer, on a phone', () => {
	it('has the nearest offer accepted with one press, and a time proposed with the second', async () => {
		const page = await open({ width: 390, address: demo.address })
		await signInAsInstaller(page, demo.store)
		await place(page, 'Far Away', '110001')
		await place(page, 'Meera Iyer of Mandaveli', '600028')
		await go(page, HERE)
		const cards = page
			.getByRole('region', { name: 'Offers and new jobs' })
			.locator('li > [role=group]')
		const first = cards.first()
		await first.getByText('in your own area').waitFor()
		await scanFaces(page)
		const presses = await countPresses(page)
		await first.getByRole('button', { name: 'Accept' }).click()
		const slots = first.getByRole('button')
		await expect.poll(() => slots.count()).toBe(3)
		expect(await presses()).toBe(1)
		await scanFaces(page)
		const path = await first.getByRole('heading').getByRole('link').getAttribute('href')
		const id = path?.split('/').at(-1) ?? ''
		await slots.nth(1).click()
		await page.locator(`#answer-${id}`).waitFor({ state: 'detached' })
		expect(await presses()).toBe(2)
		const job = await (await page.request.get(`/api/orders/${id}/installation`)).json()
		expect(job.appointment).toMatchObject({ state: 'proposed', minutes: 240 })
	})

	it('lists visits in the order of their time, with the call, the way and the next step one press away', async () => {
		const page = await open({ width: 390, address: live.address })
		await signInAsInstaller(page, live.store)
		const later = await acceptedIn(live, page)
		const { id } = await acceptedIn(live, page)
		await propose(page, later.id, 1, '15:00', 60)
		await propose(page, id, 1, '09:30', 60)
		await page.request.post(`/api/orders/${id}/appointment/confirm`, { data: {} })
		await go(page, HERE)
		const tomorrow = page.getByRole('region', { name: 'Tomorrow (2)' })
		const visits = tomorrow.locator('li > [role=group]')
		await visits.first().getByText('Confirmed').waitFor()
		expect(
			await visits
				.first()
				.getByRole('link', { name: /^Call / })
				.getAttribute('href'),
		).toMatch(/^tel:\+?\d+$/)
		expect(
			await visits
				.first()
				.getByRole('link', { name: /^WhatsApp / })
				.getAttribute('href'),
		).toMatch(/^https:\/\/wa\.me\/91\d{10}$/)
		expect(
			await visits.first().getByRole('link', { name: /^Map / }).getAttribute('href'),
		).toContain('600')
		await visits
			.first()
			.getByText(/^Bring: 2 × /)
			.waitFor()
		await scanFaces(page)
		// Its buyer still owes the amount due before the work.
		await live.store.db
			.insertInto('payment_schedule')
			.values({ order_id: id as never, n: 9, due: 'before-delivery', amount_paise: 100 as never })
			.execute()
		await go(page, HERE)
		await visits
			.first()
			.getByText(/^Not paid yet. To bring once it is paid: 2 × /)
			.waitFor()
		// A call takes one press, whichever the phone makes of it.
		const presses = await countPresses(page)
		await page.evaluate(() =>
			addEventListener('click', (event) => event.preventDefault(), { once: true }),
		)
		await visits
			.first()
			.getByRole('link', { name: /^Call / })
			.click()
		expect(await presses()).toBe(1)

		await live.store.db
			.updateTable('installations')
			.set({ appointment_at: live.store.now() - 30 * 3_600_000 })
			.where('order_id', '=', later.id as never)
			.execute()
		await go(page, HERE)
		const overdue = page.getByRole('region', { name: 'Overdue (1)' })
		await overdue.getByText('Proposed').waitFor()
		const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
		expect(headings.indexOf('Overdue (1)')).toBeLessThan(headings.indexOf('Tomorrow (1)'))
		await page
			.getByRole('region', { name: 'Tomorrow (1)' })
			.getByRole('link', { name: /^Next: / })
			.click()
		await page.waitForURL(`**/installer/installations/${id}#step-*`)
	})
})
