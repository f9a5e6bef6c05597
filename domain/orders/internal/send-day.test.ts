import { expect, it } from 'vitest'
import { once, order } from '../../../test/builders.ts'
import { movableClock } from '../../../test/clock.ts'
import { placePaid, receive } from '../../../test/money.ts'
import { deliverForNothing } from '../../../test/shop-settings.ts'
import { describeOnAllEngines, type TestStore } from '../../../test/store.ts'

const PANEL = 'solar-panel-250w'
const TWO_DAYS_MS = 2 * 86_400_000

/** Places an order of one panel that is sent, on Monday 23 November 2026 at nine in the morning in India. */
async function sent({ store, as }: TestStore, payment: 'cod' | 'transfer') {
	store.now = () => Date.parse('2026-11-23T09:00:00+05:30')
	await deliverForNothing(store)
	const total = store.catalogue.anyById(PANEL)?.price ?? 0
	const buyer = await as('Buyer')
	const how = { fulfilment: 'delivery', expectedTotal: total, payment }
	const { status, body } = await buyer.post(
		'/api/orders',
		{ ...order({ [PANEL]: 1 }), ...how },
		once(),
	)
	expect(status).toBe(201)
	const sendBy = async () => (await buyer.get(`/api/orders/${body.id}`)).body.sendBy
	return { id: body.id as string, total, sendBy }
}

describeOnAllEngines('the day by which an order is sent', (open, itOnSqlite) => {
	it('is known once its payment has come, until that day has passed', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const { id, total, sendBy } = await sent(opened, 'transfer')
		expect(await sendBy()).toBeNull()
		const admin = await opened.as('Admin')
		const came = await receive(admin, id, { amount: total, date: '2026-11-23' })
		expect([came.status, await sendBy()]).toEqual([201, '2026-11-23'])
		movableClock(opened.store)(TWO_DAYS_MS)
		expect(await sendBy()).toBeNull()
	})

	itOnSqlite('is known at once of one that waits for no payment', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		expect(await (await sent(opened, 'cod')).sendBy()).toBe('2026-11-23')
	})

	itOnSqlite('is not known of one that is installed', async () => {
		const { visitor } = await open({ mode: 'live', sampleData: true })
		expect(await placePaid(visitor(), { payment: 'cod' })).toMatchObject({
			status: 'pending',
			sendBy: null,
		})
	})
})
