import { describe, expect, it } from 'vitest'
import { enquiry, feedback } from '../../builders.ts'
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

	it.each([true, false])(
		'are enquiries replied to once that is confirmed, JavaScript: %s',
		async (javaScript) => {
			const { visitor } = callersOf(live.store)
			const names = [`Asha ${javaScript}`, `Kavita ${javaScript}`]
			for (const name of names)
				await visitor().post('/api/enquiries', enquiry({ name, email: `${name[0]}@example.com` }))
			const page = await openLiveAdmin(live, javaScript, 1280)
			const visit = (path: string) => (javaScript ? go(page, path) : page.goto(path))
			await visit('/admin/enquiries')
			const boxes = names.map((name) =>
				page.getByRole('checkbox', { name: new RegExp(`Choose the enquiry of ${name},`) }),
			)
			for (const box of boxes) await box.check()
			await page.getByLabel('Reply to each of them').fill('We visit Pune from Monday on.')
			await page.getByRole('button', { name: 'Send the reply' }).click()
			const question = page.getByRole('dialog', { name: 'Send this reply to 2 enquiries?' })
			await question.waitFor()
			if (javaScript) {
				await scanFaces(page)
				await question.getByRole('link', { name: 'Cancel' }).click()
				await question.waitFor({ state: 'detached' })
				expect(await boxes[1]?.isChecked()).toBe(true)
				await page.getByRole('button', { name: 'Send the reply' }).click()
			}
			expect(await mailsOf(live.store, 'enquiry-answered')).toHaveLength(javaScript ? 0 : 2)
			await question.getByRole('button', { name: 'Send', exact: true }).click()
			await page.getByText('2 replies are sent.').waitFor()
			expect(await mailsOf(live.store, 'enquiry-answered')).toHaveLength(javaScript ? 2 : 4)
			await visit(`/admin/enquiries?q=${encodeURIComponent(names[0] ?? '')}`)
			await page.getByText('We visit Pune from Monday on.').waitFor()
		},
	)

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
