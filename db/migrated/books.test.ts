import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openStore } from '../../store/open.ts'
import { callersOf } from '../../test/callers.ts'
import { fileOfOlderSchema, orderRow } from '../../test/databases/older-database.ts'
import { exportsOf } from '../../test/documents/books-of-month.ts'
import { drawn, INVOICE, NOTE, RECEIPT, REFUND } from '../../test/documents/drawn-documents.ts'
import { hashQuickly } from '../../test/quick-hashing.ts'

/** In a month that was over when the shop was updated. */
const AT = Date.parse('2026-10-15T06:00:00Z')
const MONTH = '2026-10'

/** Documents as they were before invoices had a form, units, a name by law and a system. */
const WITHOUT_GSTIN = { ...INVOICE.billTo, gstin: null }
const OLD = {
	SBR1: RECEIPT,
	SBF1: { ...REFUND, receipt: { number: 'SBR1', date: new Date(AT).toISOString() } },
	SBT1: INVOICE,
	SBT2: { ...INVOICE, orderId: 'two', billTo: WITHOUT_GSTIN },
	SBC1: {
		...NOTE,
		against: [{ number: 'SBT1', date: new Date(AT).toISOString(), total: 2_17_800_00 }],
	},
} as const

async function upgradedShop() {
	const dataDir = mkdtempSync(join(tmpdir(), 'solbazaar-older-'))
	onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
	const old = fileOfOlderSchema(join(dataDir, 'store.sqlite'), '0158')
	old.insert('data_mode', { id: 1, mode: 'live', recorded_at: AT })
	old.insert('settings', {
		...{ section: 'tax', revision: 1, updated_at: AT },
		value: JSON.stringify({ state: 'Maharashtra', gstin: '27AAPFU0939F1ZV', numberPrefix: 'SB' }),
	})
	for (const id of ['one', 'two'])
		old.insert('orders', orderRow(id, 'installed', { created_at: AT, updated_at: AT }))
	for (const [n, [number, content]] of Object.entries(OLD).entries())
		old.insert('documents', {
			...{ id: number, kind: content.kind, series: number.slice(0, 3), number, fy: '26-27' },
			...{ order_id: number === 'SBT2' ? 'two' : 'one', logo: null, about: number },
			...{ snapshot: JSON.stringify(content), created_at: AT + n },
		})
	old.close()
	const store = await openStore({
		...{ mode: 'live', dataDir, sampleData: false, publicUrl: 'http://store.test' },
		...{ sessionSecret: 'a secret of at least thirty-two characters, quoted by tests' },
		logLevel: 'silent',
	} as Parameters<typeof openStore>[0])
	hashQuickly(store)
	return store
}

describe('the books of a shop from before returns had a form', () => {
	it('has its documents byte for byte, and the same sums in its returns', async () => {
		await using store = await upgradedShop()
		const rows = await store.db
			.selectFrom('documents')
			.select(['number', 'snapshot', 'created_at', 'dated_at'])
			.orderBy('created_at')
			.execute()
		expect(rows).toEqual(
			Object.entries(OLD).map(([number, content], n) => ({
				...{ number, snapshot: JSON.stringify(content) },
				...{ created_at: AT + n, dated_at: AT + n },
			})),
		)
		const admin = await callersOf(store).as('Admin')
		const exports = await exportsOf(admin, AT)
		const json = exports[`/api/exports/gstr1.json?month=${MONTH}`] as Record<string, never>
		const halves = (rt: number, txval: number, half: number) => ({
			itm_det: { rt, txval, camt: half, samt: half },
		})
		const whole = [halves(5, 140_000, 3_500), halves(18, 60_000, 5_400)]
		expect(json.b2b).toMatchObject([
			{ ctin: '06AADCH1476P1Z7', inv: [{ inum: 'SBT1', val: 217_800, pos: '27', itms: whole }] },
		])
		expect(json.cdnr).toMatchObject([
			{
				nt: [
					{
						nt_num: 'SBC1',
						val: 108_900,
						itms: [halves(5, 70_000, 1_750), halves(18, 30_000, 2_700)],
					},
				],
			},
		])
		expect(json.b2cs).toMatchObject([
			{ pos: '27', rt: 5, txval: 140_000, camt: 3_500, samt: 3_500 },
			{ pos: '27', rt: 18, txval: 60_000, camt: 5_400, samt: 5_400 },
		])
		expect(exports[`/api/gst-summary?month=${MONTH}`]).toMatchObject({
			totals: { taxable: 300_000, cgst: 13_350, sgst: 13_350, igst: 0 },
		})
		// New in the return of such a month: tables 12 and 13, whose goods are counted in NOS, and nothing in 6B, 8, 11A and 11B.
		expect(Object.keys(json).toSorted()).toEqual(
			['b2b', 'b2cs', 'cdnr', 'doc_issue', 'fp', 'gstin', 'hash', 'hsn', 'version'].toSorted(),
		)
	})

	it('draws them with the same words and figures', async () => {
		await using store = await upgradedShop()
		const { snapshot } = await store.db
			.selectFrom('documents')
			.select('snapshot')
			.where('number', '=', 'SBT1')
			.executeTakeFirstOrThrow()
		const text = (await drawn(JSON.parse(snapshot))).text.replace(/\s+/g, ' ')
		for (const words of ['Tax invoice', 'Solar Panel 500W', '54,450.00', '70,000.00', '3,500.00'])
			expect(text).toContain(words)
		for (const words of ['₹2,00,000.00', '₹2,17,800.00', '₹1,17,800.00', 'Haryana Cold Storage'])
			expect(text).toContain(words)
		for (const words of ['NOS', 'ORIGINAL FOR RECIPIENT', 'valid without a signature'])
			expect(text).not.toContain(words)
	})
})
