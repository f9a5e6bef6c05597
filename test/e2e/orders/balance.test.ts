import { describe, expect, it } from 'vitest'
import type { OrderId } from '../../../shared/ids.ts'
import { once } from '../../builders.ts'
import { moneyOf } from '../../documents/billing-documents.ts'
import { TODAY } from '../../money.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { PRICE, placeToBePaid } from './placed-live.ts'

describe('the balance of the months', () => {
	const live = anotherStore('live')

	it.each([true, false])(
		'is in Reports, with the orders that lack something; with JavaScript: %s',
		async (javaScript) => {
			const admin = await openLiveAdmin(live, javaScript)
			const id = (await placeToBePaid(live)) as OrderId
			const data = { way: 'transfer', amount: PRICE, date: TODAY(), reference: `UTR ${id}` }
			const paid = await admin.request.post(`/api/orders/${id}/payments`, { data, headers: once() })
			expect(paid.status(), await paid.text()).toBe(201)
			await moneyOf(live.store).run()
			const path = '/admin/reports?show=money'
			await (javaScript ? go(admin, path) : admin.goto(path))
			const months = admin.getByRole('table', { name: 'Balance by month' })
			await months.getByText('Balances', { exact: true }).waitFor()
			if (javaScript) await scanFaces(admin, { height: 1600 })

			await live.store.db.deleteFrom('documents').where('order_id', '=', id).execute()
			await admin.goto(path)
			await months.getByText('Does not balance', { exact: true }).waitFor()
			if (javaScript) await scanFaces(admin, { height: 1600 })
			const lacking = admin.getByRole('table', { name: /^Orders that do not balance/ })
			await lacking.getByRole('link', { name: id }).click()
			await admin.waitForURL(`**/admin/orders/${id}#money`)
			await live.store.db.deleteFrom('payments').where('order_id', '=', id).execute()
		},
	)
})
