import { expect, it } from 'vitest'
import { openPaidShop, PRICE, placePaid as place } from '../../../../test/money.ts'
import { describeOnAllEngines } from '../../../../test/store.ts'

const results = ({ body }: { body: { lines: { result: string }[] } }) =>
	body.lines.map(({ result }) => result)

describeOnAllEngines('a bank’s file', (open, itOnSqlite) => {
	it('is previewed, recorded, and recorded once however often it comes', async () => {
		const { visitor, admin } = await openPaidShop(open)
		const [one, other] = [await place(visitor()), await place(visitor())]
		const text = [
			'Date,Narration,Ref No,Credit',
			`23/11/2026,UPI ${one.id} ASHA,0000632712345678,${PRICE}`,
			`23/11/2026,NEFT ${other.id},UTR2,${PRICE - 1}`,
			'23/11/2026,NEFT cash,UTR3,10.00',
			`23/11/2026,UPI ${one.id} ASHA,0000632712345678,${PRICE}`,
		].join('\n')
		const preview = await admin.post('/api/bank-file/preview', { text })
		expect(results(preview)).toEqual(['payment', 'part', 'no-order', 'known'])
		expect((await admin.get(`/api/orders/${one.id}`)).body.status).toBe('unpaid')
		const [first, again] = [
			await admin.post('/api/bank-file', { text }),
			await admin.post('/api/bank-file', { text }),
		]
		expect([first.body.payments, again.body.payments]).toEqual([1, 0])
		const { body } = await admin.get(`/api/orders/${one.id}/payments`)
		expect(body).toMatchObject({ state: 'paid', payments: [{ reference: '632712345678' }] })
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
				expect.stringContaining('100 lines could not be read'),
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
