import { describe, expect, it } from 'vitest'
import { dayAt } from '../../../shared/calendar.ts'
import { monthInWords } from '../../../shared/format/dates.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { once } from '../../builders.ts'
import { moneyOf } from '../../documents/billing-documents.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { PRICE, placeToBePaid } from './placed-live.ts'

const BACK_MS = 45 * 86_400_000

describe('the months of the books', () => {
	const live = anotherStore('live')

	it.each([true, false])(
		'are closed and opened again, and a closed one says what differs; with JavaScript: %s',
		async (javaScript) => {
			const { store } = live
			store.now = () => Date.now() - BACK_MS
			const id = (await placeToBePaid(live)) as OrderId
			store.now = () => Date.now()
			const admin = await openLiveAdmin(live, javaScript)
			const date = dayAt(Date.now() - BACK_MS)
			const month = monthInWords(`${date.slice(0, 7)}-01`)
			const data = { way: 'transfer', amount: PRICE, date, reference: `UTR ${id}` }
			const paid = await admin.request.post(`/api/orders/${id}/payments`, { data, headers: once() })
			expect(paid.status(), await paid.text()).toBe(201)
			await moneyOf(store).run()
			const visit = (path: string) => (javaScript ? go(admin, path) : admin.goto(path))

			await visit('/admin/reports/months')
			if (javaScript) await scanFaces(admin, { height: 1600 })
			await admin.getByRole('link', { name: `Close ${month}` }).click()
			await admin.getByRole('heading', { name: `Close ${month}?` }).waitFor()
			if (javaScript) await scanFaces(admin, { height: 1600 })
			await admin.getByLabel('Note (optional)').fill('ARN AA2710260000001')
			await admin.getByRole('button', { name: 'Close month' }).click()
			await admin.getByText(`${month} is closed.`, { exact: false }).waitFor()
			await admin.getByText('ARN AA2710260000001', { exact: false }).waitFor()

			await store.db.deleteFrom('documents').where('order_id', '=', id).execute()
			await visit(`/admin/reports?show=tax&month=${date.slice(0, 7)}`)
			await admin.getByText('As filed on', { exact: false }).waitFor()
			await admin.getByText('What differs').click()
			await admin.getByText('Only as filed').first().waitFor()
			if (javaScript) await scanFaces(admin, { height: 2400 })

			await visit('/admin/reports/months')
			await admin.getByRole('link', { name: `Open again ${month}` }).click()
			await admin.getByRole('button', { name: 'Open again' }).click()
			await admin.getByText('Write why the month is opened again.').first().waitFor()
			await admin.getByLabel('Reason').fill('Not filed after all')
			await admin.getByRole('button', { name: 'Open again' }).click()
			await admin.getByText(`${month} is open again.`).waitFor()

			// Its documents are gone: it is closed with a note alone.
			await admin.getByRole('link', { name: `Close ${month}` }).click()
			await admin.getByText('The books do not balance.').waitFor()
			if (javaScript) await scanFaces(admin, { height: 1600 })
			await admin.getByRole('button', { name: 'Close month' }).click()
			await admin.getByText('Write why you close it all the same.', { exact: false }).waitFor()
			await store.db.deleteFrom('payments').where('order_id', '=', id).execute()
			await store.db.deleteFrom('month_exports').execute()
			await store.db.deleteFrom('month_closings').execute()
		},
		240_000,
	)
})
