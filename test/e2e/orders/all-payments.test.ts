import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go, hydrated } from '../journey.ts'
import { placeToBePaid } from './placed-live.ts'

/** A statement as a bank gives it. */
const statement = (...lines: string[]) =>
	['Statement of account', 'Txn Date,Narration,Ref No./Cheque No.,Debit,Credit', ...lines].join(
		'\n',
	)

async function choose(page: Page, text: string, javaScript: boolean) {
	if (javaScript) await hydrated(page)
	await page.getByLabel('CSV file').setInputFiles({
		name: 'statement.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from(text),
	})
	if (!javaScript) await page.getByRole('button', { name: 'Preview' }).click()
}

const lineOf = (page: Page, reference: string) =>
	page.getByRole('table', { name: 'Lines of the file' }).getByRole('row', { name: reference })

describe('the money of all orders', () => {
	const live = anotherStore('live')

	const place = () => placeToBePaid(live)

	it.each([true, false])(
		'is recorded from a bank’s file once it was seen; with JavaScript: %s',
		async (javaScript) => {
			const admin = await openLiveAdmin(live, javaScript)
			const [one, other] = [await place(), await place()]
			const [utr, wrong] = javaScript
				? ['632712345678', '632712345679']
				: ['632712345680', '632712345681']
			const seen = (path: string) => (javaScript ? go(admin, path) : admin.goto(path))
			const scanned = async () => {
				if (javaScript) await scanFaces(admin)
			}
			await seen('/admin/payments')
			await admin.getByRole('link', { name: 'Bank file' }).first().click()
			await admin.getByLabel('CSV file').waitFor()
			await scanned()
			await choose(admin, '%PDF-1.7', javaScript)
			await admin.getByRole('alert').waitFor()
			await seen('/admin/payments/bank-file')
			await choose(admin, 'Wann,Wofür,Wieviel\n23/11/2026,UPI,5', javaScript)
			await admin.getByLabel('Narration').waitFor()
			await scanned()
			const text = statement(
				`23/11/2026,UPI ${one} ASHA,0000${utr},,"6,490.00"`,
				`23/11/2026,UPI ${other} ASHA,${wrong},,"6,400.00"`,
			)
			await seen('/admin/payments/bank-file')
			await choose(admin, text, javaScript)
			await lineOf(admin, utr).getByText('Payment', { exact: true }).waitFor()
			await lineOf(admin, wrong).getByText('Part', { exact: true }).waitFor()
			await scanned()
			const before = await admin.request.get(`/api/payments?q=${utr}`)
			expect((await before.json()).rows).toEqual([])
			await admin.getByRole('button', { name: 'Record 1 payment' }).click()
			await admin.getByText('1 payment recorded.').waitFor()
			await lineOf(admin, utr).getByText('Recorded', { exact: true }).waitFor()
			await lineOf(admin, wrong).getByRole('button', { name: 'Record as a part' }).click()
			await lineOf(admin, wrong).getByText('Recorded', { exact: true }).waitFor()
			await scanned()

			await seen(`/admin/payments?q=${utr}`)
			const row = admin
				.getByRole('table', { name: 'Payments and refunds' })
				.getByRole('row', { name: one })
			await row.getByText('Received').waitFor()
			await row.getByText('₹6,490.00').waitFor()
			await scanned()
			await row.getByRole('link', { name: one }).click()
			const history = admin.getByRole('region', { name: 'History' })
			await history.getByText('Payment of ₹6,490.00 received').waitFor()
			await history.getByRole('link', { name: 'Mail “Order received”' }).waitFor()

			await seen(`/admin/payments/due?q=${other}`)
			const due = admin
				.getByRole('table', { name: 'Due and late' })
				.getByRole('row', { name: other })
			await due.getByText('With the order').waitFor()
			await due.getByText('Not late').waitFor()
			await scanned()
			if (!javaScript) return
			for (const path of ['/admin/reports?show=tax&from=2026-01-01', `/admin/orders/${other}`]) {
				await go(admin, path)
				await scanFaces(admin)
			}
		},
	)
})
