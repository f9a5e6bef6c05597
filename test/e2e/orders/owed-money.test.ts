import { describe, expect, it } from 'vitest'
import { fromRupees, paise } from '../../../shared/money.ts'
import { once } from '../../builders.ts'
import { TODAY } from '../../money.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { PRICE, placeToBePaid } from './placed-live.ts'

describe('money that is owed', () => {
	const live = anotherStore('live')

	it.each([true, false])(
		'to buyers is counted, and its orders are listed; with JavaScript: %s',
		async (javaScript) => {
			const admin = await openLiveAdmin(live, javaScript)
			const id = await placeToBePaid(live)
			const data = { way: 'transfer', amount: PRICE + 300, date: TODAY(), confirmOverpaid: true }
			const paid = await admin.request.post(`/api/orders/${id}/payments`, {
				data: { ...data, reference: `UTR ${id}` },
				headers: once(),
			})
			expect(paid.status(), await paid.text()).toBe(201)
			await (javaScript ? go(admin, '/admin/payments') : admin.goto('/admin/payments'))
			await admin.getByText('Owed to buyers', { exact: true }).last().waitFor()
			await admin.getByRole('link', { name: /^\d+ orders?$/ }).click()
			const table = admin.getByRole('table', { name: 'Owed to buyers' })
			const row = table.getByRole('row', { name: id })
			await row.getByText('₹300.00').waitFor()
			if (javaScript) await scanFaces(admin)
			await row.getByRole('link', { name: id }).click()
			await admin.getByText('Paid too much, to be sent back').waitFor()
		},
	)

	it.each([true, false])(
		'by a bank is open until it is recorded; with JavaScript: %s',
		async (javaScript) => {
			const admin = await openLiveAdmin(live, javaScript)
			const id = await placeToBePaid(live)
			const ref = `pay_${id.replace('-', '')}`
			await live.store.db
				.insertInto('payments')
				.values({
					...{ id: ref, order_id: id as never, schedule_n: 1, provider: 'razorpay' },
					...{ provider_order: null, provider_ref: ref, state: 'captured', failure: null },
					...{ amount_paise: fromRupees(PRICE) ?? paise(0), bank_offer_paise: paise(500_00) },
					...{ recorded_by: null, created_at: live.store.now(), updated_at: live.store.now() },
					captured_at: live.store.now(),
				})
				.execute()
			const path = `/admin/payments/bank-offers?state=open&q=${id}`
			await (javaScript ? go(admin, path) : admin.goto(path))
			const row = admin.getByRole('table', { name: 'Owed by banks' }).getByRole('row', { name: id })
			await row.getByText('Not paid yet').waitFor()
			await row.getByText('Record as received').click()
			if (javaScript) await scanFaces(admin)
			await row.getByRole('button', { name: 'Record' }).click()
			await row.getByRole('alert').waitFor()
			await row.getByLabel('The bank’s reference').fill('HDFC OFFERS NOV')
			await row.getByRole('button', { name: 'Record' }).click()
			await admin.getByText('Recorded that the bank paid.').waitFor()
			await admin.getByText('No offers found.').waitFor()
			await admin.goto(`/admin/payments/bank-offers?q=${id}`)
			await admin.getByText('HDFC OFFERS NOV').waitFor()
		},
	)
})
