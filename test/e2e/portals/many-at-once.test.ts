import { describe, expect, it } from 'vitest'
import { feedback } from '../../builders.ts'
import { callersOf } from '../../callers.ts'
import { setOrder } from '../../orders.ts'
import { mailsOf } from '../../outbox.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { placeToBePaid } from '../orders/placed-live.ts'

describe('several things at once', () => {
	const live = anotherStore('live')

	it('are orders recorded as paid and sent by numbers that are pasted', async () => {
		const ids = [await placeToBePaid(live), await placeToBePaid(live)]
		const page = await openLiveAdmin(live, true, 1280)
		const choose = async (status: string) => {
			await go(page, `/admin/orders?status=${status}`)
			for (const id of ids)
				await page.getByRole('checkbox', { name: new RegExp(`Choose .*${id}`) }).check()
		}
		await choose('unpaid')
		await page.getByRole('button', { name: 'Record paid' }).click()
		const lines = ids.map((id, n) => `${id}\tUTR${n}`).join('\n')
		await page.getByLabel('References').fill(lines)
		await scanFaces(page)
		await page.getByRole('button', { name: 'Record the payments' }).click()
		await page.getByText('2 payments are recorded.').waitFor()
		await choose('pending')
		await page.getByRole('button', { name: 'Send parcels' }).click()
		await page.getByLabel('Carrier').fill('Blue Dart')
		await page.getByLabel('Tracking numbers').fill(`${ids[0]} AWB1\n${ids[1]}`)
		await scanFaces(page)
		await page.getByRole('button', { name: 'Send the parcels' }).click()
		await page.getByText('1 parcel is sent.').waitFor()
		await go(page, '/admin/orders?q=AWB1')
		await page.getByRole('row').filter({ hasText: ids[0] }).getByText('Sent').waitFor()
	})

	it('are buyers reminded of what is due', async () => {
		live.store.mailer.transport = { send: async () => {}, close: () => {} }
		const id = await placeToBePaid(live)
		const page = await openLiveAdmin(live, false, 1280)
		await page.goto(`/admin/payments/due?q=${id}`)
		await page.getByRole('button', { name: `Send reminder for order ${id}` }).click()
		await page.getByText('1 buyer is reminded by mail.').waitFor()
		await page.getByRole('button', { name: `Send reminder for order ${id}` }).click()
		await page.getByText('The buyer was reminded today already.').waitFor()
		const mails = await mailsOf(live.store, 'payment-reminder')
		expect(mails.filter(({ event }) => event.includes(id))).toHaveLength(1)
	})

	it('are messages replied to, and the reply stays with them', async () => {
		const { visitor } = callersOf(live.store)
		for (const subject of ['Tin roofs', 'Warranty'])
			await visitor().post('/api/feedback', feedback({ subject }))
		const page = await openLiveAdmin(live)
		await go(page, '/admin/dashboard?tab=feedback')
		for (const subject of ['Tin roofs', 'Warranty'])
			await page.getByRole('checkbox', { name: `Choose “${subject}”` }).check()
		await page.getByLabel('Reply', { exact: true }).fill('Yes, with other clamps.')
		// A tab half under the bar would count as too small.
		await page.evaluate(() => scrollTo(0, 0))
		await scanFaces(page)
		await page.getByRole('button', { name: 'Send the reply' }).click()
		await page.getByText('2 messages are replied to.').waitFor()
		await expect.poll(() => page.getByText('Yes, with other clamps.').count()).toBe(2)
	})

	it('do not send an order that is not paid, and say so', async () => {
		const id = await placeToBePaid(live)
		await setOrder(live.store, id as never, { status: 'pending' })
		const page = await openLiveAdmin(live, false, 390)
		await page.goto(`/admin/orders/send-parcels?id=${id}`)
		await page.getByLabel('Carrier').fill('Blue Dart')
		await page.getByLabel('Tracking numbers').fill('AWB9')
		await page.getByRole('button', { name: 'Send the parcels' }).click()
		await page.getByText('0 parcels are sent.').waitFor()
		await page.getByText(id).first().waitFor()
	})
})
