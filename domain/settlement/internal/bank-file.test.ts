import { expect, it } from 'vitest'
import { openPaidShop, PRICE, placePaid as place } from '../../../test/money.ts'
import { describeOnAllEngines } from '../../../test/store.ts'
import { amountIn, dayIn, readBankFile } from './bank-file.ts'
import { orderNumberIn } from './bank-import-rules.ts'

it.each([
	['21/11/2026', '2026-11-21'],
	['21-11-26', '2026-11-21'],
	['1 Nov 2026', '2026-11-01'],
	['01-NOV-2026', '2026-11-01'],
	['2026-11-21', '2026-11-21'],
	['Nov 21, 2026', '2026-11-21'],
	['20261121', '2026-11-21'],
	['21/11/2026 10:22:33', '2026-11-21'],
	['31/02/2026', null],
	['11/21/2026', null],
	['Closing balance', null],
])('reads the day %s', (text, day) => expect(dayIn(text)).toBe(day))

it.each([
	['1,41,900.00', 1_41_900_00],
	['₹ 500.5', 500_50],
	['500.00 CR', 500_00],
	['28000,00', 28_000_00],
	['12.000,5', 12_000_50],
	['1,234', 1_234_00],
	['0.00', null],
	['0,00', null],
	['-5', null],
	['', null],
	['1.234', null],
])('reads the amount %s', (text, amount) => expect(amountIn(text)).toBe(amount))

it.each([
	['UPI/Asha/Order SB-7KQ4-M2XD/pay', 'SB-7KQ4-M2XD'],
	['neft sb7kq4m2xd asha', 'SB-7KQ4-M2XD'],
	['imps sun 7kq4 m2xd', 'SUN-7KQ4-M2XD'],
	['NEFT Asha Kulkarni', null],
])('finds the order in “%s”', (text, id) => expect(orderNumberIn(text, ['SB', 'SUN'])).toBe(id))

it('finds the table below what a bank writes before it, and leaves out what went', async () => {
	const read = await readBankFile(
		[
			'Statement of account;;;;',
			'',
			'Txn Date;Narration;Ref No./Cheque No.;Debit;Credit',
			'21/11/2026;"To rent; office";99;500.00;',
			'21/11/2026;"NEFT SB-7KQ4-M2XD";UTR7;;"6,490.00"',
			'Total;;;500.00;6,490.00',
		].join('\n'),
	)
	expect(read).toMatchObject({
		ok: true,
		value: { lines: [{ row: 5, day: '2026-11-21', amount: 649000, reference: 'UTR7' }] },
	})
	expect((await readBankFile('a,b\n1,2')).ok).toBe(false)
})

it('leaves out what went where one column says which way an amount did', async () => {
	const read = await readBankFile(
		[
			'Sl. No.,Transaction Date,Description,Chq / Ref No.,Amount,Dr / Cr,Balance,Dr / Cr',
			'1,21/11/2026,NEFT REFUND SB-7KQ4-M2XD,UTR7,"6,490.00",DR,"1,000.00",CR',
			'2,21/11/2026,NEFT SB-7KQ4-M2XD ASHA,UTR8,"6,490.00",CR,"7,490.00",CR',
			'3,21/11/2026,NEFT SB-7KQ4-M2XD,UTR9,"1,000.00 Dr",,"6,490.00",CR',
		].join('\n'),
	)
	expect(read).toMatchObject({
		ok: true,
		value: { lines: [{ row: 3, amount: 649000, reference: 'UTR8' }] },
	})
})

it('shows a credit whose day or amount it cannot read, and leaves out debits of one column', async () => {
	const read = await readBankFile(
		[
			'Date,Description,Dr/Cr,Amount,Ref No',
			'11/21/2026,NEFT SB-7KQ4-M2XD,CR,6490.00,UTR1',
			'21/11/2026,NEFT SB-7KQ4-M2XD,CR,6.4.9,UTR2',
			'21/11/2026,REFUND SB-7KQ4-M2XD,DR,6490.00,UTR3',
			'21/11/2026,REVERSED SB-7KQ4-M2XD,,-6490.00,UTR4',
			'21/11/2026,REVERSED SB-7KQ4-M2XD,,6490.00 Dr,UTR5',
			'21/11/2026,Opening balance,,0.00,',
			'Total,,,6490.00,',
		].join('\n'),
	)
	expect(read).toMatchObject({
		ok: true,
		value: {
			lines: [
				{ row: 2, day: null, amount: 649000, reference: 'UTR1' },
				{ row: 3, day: '2026-11-21', amount: null, reference: 'UTR2' },
			],
			isCut: false,
		},
	})
	expect(read.ok && read.value.lines).toHaveLength(2)
})

it.each(['', '-', '000', 'N/A', 'NEFT'])(
	'takes the line itself for its reference where the bank gives “%s”',
	async (given) => {
		const read = await readBankFile(
			`Date,Narration,Ref No,Credit\n21/11/2026,Asha,${given},10\n21/11/2026,Ravi,${given},10`,
		)
		expect(read.ok && read.value.lines.map(({ reference }) => reference)).toEqual([
			...['2026-11-21 1000 Asha', '2026-11-21 1000 Ravi'],
		])
	},
)

describeOnAllEngines('a bank’s file', (open, itOnSqlite) => {
	it('is previewed, recorded, and recorded once however often it comes', async () => {
		const { visitor, admin } = await openPaidShop(open)
		const [one, other] = [await place(visitor()), await place(visitor())]
		const text = [
			'Date,Narration,Ref No,Credit',
			`23/11/2026,NEFT ${one.id} ASHA,UTR1,${PRICE}`,
			`23/11/2026,NEFT ${other.id},UTR2,${PRICE - 1}`,
			'23/11/2026,NEFT cash,UTR3,10.00',
			`23/11/2026,NEFT ${one.id} ASHA,UTR1,${PRICE}`,
		].join('\n')
		const preview = await admin.post('/api/bank-file/preview', { text })
		expect(preview.body.lines.map(({ result }: { result: string }) => result)).toEqual([
			...['payment', 'other-amount', 'no-order', 'known'],
		])
		expect((await admin.get(`/api/orders/${one.id}`)).body.status).toBe('unpaid')
		const [first, again] = [
			await admin.post('/api/bank-file', { text }),
			await admin.post('/api/bank-file', { text }),
		]
		expect([first.body.payments, again.body.payments]).toEqual([1, 0])
		const { body } = await admin.get(`/api/orders/${one.id}/payments`)
		expect(body).toMatchObject({ state: 'paid', payments: [{ reference: 'UTR1' }] })
		expect((await admin.get(`/api/orders/${other.id}`)).body.money.state).toBe('unpaid')
	})
	itOnSqlite(
		'is shown to the hundredth line that cannot be read, and then not recorded',
		async () => {
			const { visitor, admin } = await openPaidShop(open)
			const { id } = await place(visitor())
			const unread = (lines: number) => `13/13/2026,NEFT,UTR,10.00\n`.repeat(lines)
			const text = (lines: number) =>
				`Date,Narration,Ref No,Credit\n${unread(50)}23/11/2026,NEFT ${id},UTR1,${PRICE}\n${unread(lines)}`
			const preview = await admin.post('/api/bank-file/preview', { text: text(500) })
			expect(preview.body).toMatchObject({ isCut: true, payments: 1 })
			expect(preview.body.lines).toHaveLength(101)
			const refused = await admin.post('/api/bank-file', { text: text(500) })
			expect([refused.status, refused.body.errors.text]).toEqual([
				422,
				expect.stringContaining('The day or the amount of 100 lines'),
			])
			expect((await admin.get(`/api/orders/${id}`)).body.status).toBe('unpaid')
			const taken = await admin.post('/api/bank-file', { text: text(49) })
			expect(taken.body).toMatchObject({ isCut: false, payments: 1 })
		},
	)

	itOnSqlite(
		'previews as payments no more than an order has open, and records as many',
		async () => {
			const { visitor, admin } = await openPaidShop(open)
			const { id } = await place(visitor())
			const text = [
				'Date,Narration,Ref No,Credit',
				`11/23/2026,NEFT ${id},UTR0,${PRICE}`,
				`23/11/2026,NEFT ${id},UTR1,${PRICE}`,
				`23/11/2026,NEFT ${id} AGAIN,UTR2,${PRICE}`,
				`23/11/2096,NEFT ${id} LATER,UTR3,${PRICE}`,
			].join('\n')
			const answers = [
				await admin.post('/api/bank-file/preview', { text }),
				await admin.post('/api/bank-file', { text }),
			]
			for (const { body } of answers) {
				const results = body.lines.map(({ result }: { result: string }) => result)
				expect(body.lines.map(({ orderId }: { orderId: string }) => orderId)).toEqual(
					Array(4).fill(id),
				)
				expect([body.payments, results]).toEqual([
					1,
					['unread', 'payment', 'other-amount', 'unread'],
				])
			}
		},
	)
})
