import { expect, it } from 'vitest'
import { once, order } from '../../../../test/builders.ts'
import { idOf } from '../../../../test/callers.ts'
import { placePaid } from '../../../../test/money.ts'
import { listed } from '../../../../test/orders.ts'
import { inTurn, newInstaller } from '../../../../test/routing.ts'
import { stockOf } from '../../../../test/stock.ts'
import { type Caller, describeOnAllEngines } from '../../../../test/store.ts'

const PRODUCT = 'solar-panel-250w'
const REASON = { reason: 'Broke my arm' }

const messages = async (caller: Caller) =>
	(await caller.get('/api/notifications')).body.map(({ message }: { message: string }) => message)

const IN_THREE_DAYS = () => new Date(Date.now() + 3 * 86_400_000).toISOString()

async function scheduled(buyer: Caller, holder: Caller) {
	const { id } = (await buyer.post('/api/orders', order(), once())).body
	await holder.post(`/api/orders/${id}/accept`)
	const at = IN_THREE_DAYS()
	await holder.put(`/api/orders/${id}/appointment`, { at, minutes: 120 })
	await holder.post(`/api/orders/${id}/appointment/confirm`, { at })
	return id as string
}

describeOnAllEngines('handing an order back', (open, itOnSqlite) => {
	itOnSqlite('ends the appointment, tells the buyer, and lets others take it', async () => {
		const { store, people } = await open()
		const [buyer, ravi, sunil, admin] = await people('Buyer', 'Installer', 'Installer', 'Admin')
		const id = await scheduled(buyer, ravi)
		await ravi.patch(`/api/orders/${id}/checklist/survey`, { done: true, note: 'Flat roof' })
		const { status, body } = await ravi.post(`/api/orders/${id}/hand-back`, REASON)
		expect(status).toBe(200)
		expect(body).toMatchObject({ status: 'pending', installer: null, may: [], trackingKey: null })
		expect(body.history.at(-1)).toMatchObject({ action: 'hand-back', status: 'pending' })
		expect(await stockOf(store, PRODUCT)).toBe(62)
		expect((await buyer.get('/api/notifications')).body[0]).toMatchObject({
			type: 'warning',
			message: expect.stringMatching(
				/^Your installer cannot do this job, and we are looking for another\. The appointment on \w{3} \d+ \w+ \d{4}, \d\d:\d\d–\d\d:\d\d is off \(order SB-/,
			),
		})
		expect((await admin.get('/api/notifications')).body[0].message).toMatch(
			/has handed order \S+ back: Broke my arm$/,
		)
		const [entry] = (await admin.get(`/api/audit?kind=order&subject=${id}`)).body
		expect(entry).toMatchObject({
			action: 'handed back',
			before: { status: 'scheduled' },
			after: { status: 'pending', installer: null, reason: 'Broke my arm' },
		})
		expect([await listed(ravi), await listed(sunil)]).toEqual([[], [id]])
		for (const step of ['accept', 'decline'])
			expect((await ravi.post(`/api/orders/${id}/${step}`)).status).toBe(404)
		expect((await ravi.get(`/api/orders/${id}/installation`)).status).toBe(404)
		expect((await sunil.get(`/api/orders/${id}/installation`)).status).toBe(404)
		expect((await sunil.post(`/api/orders/${id}/accept`)).status).toBe(200)
		const job = (await sunil.get(`/api/orders/${id}/installation`)).body
		expect(job).toMatchObject({ appointment: null, status: 'accepted' })
		expect(job.steps[0]).toMatchObject({ step: 'survey', done: true, note: 'Flat roof' })
		const at = IN_THREE_DAYS()
		const proposed = await sunil.put(`/api/orders/${id}/appointment`, { at, minutes: 60 })
		expect(proposed.body.appointment.state).toBe('proposed')
		const report = (await admin.get('/api/reports/acceptance')).body
		expect(report.totals).toMatchObject({ offered: 1, accepted: 1, cancelled: 0 })
		expect(report.installers).toMatchObject([{ id: await idOf(sunil), accepted: 1 }])
	})

	itOnSqlite('takes a reason, and is for its installer and admins', async () => {
		const { people } = await open()
		const [buyer, ravi, sunil, admin] = await people('Buyer', 'Installer', 'Installer', 'Admin')
		const id = await scheduled(buyer, ravi)
		const path = `/api/orders/${id}/hand-back`
		for (const wrong of [{}, { reason: '  ' }])
			expect(Object.keys((await ravi.post(path, wrong)).body.errors)).toEqual(['reason'])
		expect((await buyer.post(path, REASON)).status).toBe(403)
		expect((await sunil.post(path, REASON)).status).toBe(404)
		const { body } = await admin.post(path, { reason: 'He is ill' })
		expect(body).toMatchObject({ status: 'pending', installer: null })
		expect(await messages(ravi)).toContain(`The store has taken order ${id} back: He is ill`)
		expect(await listed(ravi)).toEqual([])
		expect((await admin.post(path, REASON)).body.code).toBe('already_closed')
		const again = await admin.post(`/api/orders/${id}/reassign`, { installerId: await idOf(ravi) })
		expect(again.status).toBe(200)
		expect(await listed(ravi)).toEqual([id])
	})

	it('is over once work on the roof has begun, or it is installed or cancelled', async () => {
		const { people } = await open()
		const [buyer, ravi] = await people('Buyer', 'Installer')
		const id = await scheduled(buyer, ravi)
		const path = `/api/orders/${id}/hand-back`
		await ravi.patch(`/api/orders/${id}/checklist/mounting`, { done: true })
		const begun = await ravi.post(path, REASON)
		expect([begun.status, begun.body.detail]).toEqual([
			409,
			'Work on the roof has begun. Ask the store to give the order to another installer.',
		])
		const { appointment } = (await ravi.get(`/api/orders/${id}/installation`)).body
		expect(appointment.state).toBe('confirmed')
		await buyer.post(`/api/orders/${id}/cancel`)
		expect((await ravi.post(path, REASON)).status).toBe(409)
	})

	itOnSqlite(
		'goes to the next by routing in a live store, and to the admins where there is none',
		async () => {
			const shop = await open({ mode: 'live', sampleData: true })
			const [buyer, admin] = await shop.people('Buyer', 'Admin')
			const [one, other] = [await newInstaller(shop), await newInstaller(shop)]
			const { id } = await placePaid(buyer, { payment: 'cod' })
			const [holder, next] = await inTurn(one, other, id)
			await holder.post(`/api/orders/${id}/accept`)
			await holder.post(`/api/orders/${id}/hand-back`, REASON)
			expect([await listed(holder), await listed(next)]).toEqual([[], [id]])
			const offered = (await next.get(`/api/orders/${id}`)).body
			expect(offered.history.at(-1)).toMatchObject({ action: 'hand-back', note: null })
			await next.post(`/api/orders/${id}/accept`)
			await next.post(`/api/orders/${id}/hand-back`, REASON)
			const now = (await admin.get(`/api/orders/${id}`)).body
			expect(now).toMatchObject({ status: 'pending', installer: null })
			expect(await messages(admin)).toContain(
				`Order ${id} to PIN code 411038 fits no installer. Choose one.`,
			)
		},
	)
})
