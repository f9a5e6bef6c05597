import { expect, it } from 'vitest'
import { type Orderer, orderAs, orderOften } from '../../../test/attacks/open-orders.ts'
import { CHEAP, DEAR, limitedShop } from '../../../test/limited-shop.ts'
import { mailsOf } from '../../../test/outbox.ts'
import { setSection } from '../../../test/shop-settings.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../../test/store.ts'
import type { CodeSms } from '../../sms/rules.ts'

const cheap = { ...CHEAP, payment: 'cod' as const }
const dear = { ...DEAR, payment: 'cod' as const }
const MAIL = { email: 'guest@example.com' }

/** How a guest confirms an order that they have placed. */
function confirming({ caller }: Orderer, { id, trackingKey }: { id: string; trackingKey: string }) {
	const path = `/api/orders/${id}/confirmation`
	const key = `?key=${trackingKey}`
	return {
		confirm: (code: string) => caller.post(path + key, { code }),
		sendAnother: () => caller.post(`${path}/code${key}`),
	}
}

describeOnAllEngines('an order on delivery', (open) => {
	it('waits for its code from a sum on, hidden from installers and counts, and goes to work by it', async () => {
		const { store, stranger, as, admin } = await limitedShop(open)
		const guest = stranger(undefined, MAIL)
		const { status, body } = await orderAs(guest, dear)
		expect([status, body.status, body.payment.confirmation]).toEqual([
			201,
			'unpaid',
			{ by: 'mail' },
		])
		const installer = await as('Installer')
		expect((await installer.get(`/api/orders/${body.id}`)).status).toBe(404)
		const { confirm } = confirming(guest, body)
		const code = (await mailsOf(store, 'order-code'))[0]?.secret ?? ''
		expect((await confirm(code === '000000' ? '000001' : '000000')).status).toBe(422)
		expect((await admin.get('/api/orders?status=unpaid')).body).toHaveLength(1)
		expect((await confirm(`${code.slice(0, 3)} ${code.slice(3)}`)).body).toMatchObject({
			status: 'pending',
		})
		expect((await confirm(code)).status).toBe(409)
	})
})

describeOnSqlite('an order on delivery that waits', (open) => {
	it('takes five tries of a code and five codes, one a minute, and shows no admin which', async () => {
		const { store, stranger, admin, forward } = await limitedShop(open)
		const guest = stranger(undefined, MAIL)
		const { confirm, sendAnother } = confirming(guest, (await orderAs(guest, dear)).body)
		const latest = async (n: number) =>
			(await mailsOf(store, 'order-code')).find(({ event }) => event.startsWith(`code ${n} `))
				?.secret ?? ''
		const first = await latest(1)
		const wrong = first === '000000' ? '000001' : '000000'
		for (let tries = 0; tries < 5; tries++)
			expect((await confirm(wrong)).body.errors.code).toContain('not the code')
		expect((await confirm(first)).body.errors.code).toContain('another one')
		expect((await sendAnother()).status).toBe(429)
		for (let sent = 2; sent <= 5; sent++) {
			forward(61_000)
			expect((await sendAnother()).status).toBe(204)
		}
		forward(61_000)
		expect((await sendAnother()).status).toBe(409)
		const last = await latest(5)
		expect(JSON.stringify((await admin.get('/api/mails')).body)).not.toContain(last)
		expect((await confirm(await latest(4))).status).toBe(422)
		expect((await confirm(last)).body).toMatchObject({ status: 'pending' })
	})

	it('is sent its code as a text message where the shop has a service for them, which stores it nowhere', async () => {
		const { store, stranger, deliver } = await limitedShop(open)
		const sent: CodeSms[] = []
		let isAway = true
		store.sms = {
			sendLink: null,
			sendCode: async (sms) => {
				if (isAway) throw new Error('away')
				sent.push(sms)
			},
		}
		const guest = stranger(undefined, MAIL)
		const { body } = await orderAs(guest, dear)
		expect(body.payment.confirmation).toEqual({ by: 'sms' })
		expect(await mailsOf(store, 'order-code')).toEqual([])
		await deliver()
		isAway = false
		const { confirm } = confirming(guest, body)
		await store.db.updateTable('jobs').set({ run_at: 0 }).where('kind', '=', 'order-code').execute()
		await deliver()
		expect(sent).toMatchObject([{ mobile: guest.shipping.contactNumber, orderId: body.id }])
		const code = sent[0]?.code ?? ''
		const jobs = await store.db.selectFrom('jobs').selectAll().execute()
		expect(JSON.stringify(jobs)).not.toContain(code)
		expect((await confirm(code)).body.status).toBe('pending')
	})

	it('does so where another of the same person is open, and an admin may say yes', async () => {
		const { stranger, admin } = await limitedShop(open)
		const same = stranger()
		expect((await orderAs(same, cheap)).body.status).toBe('pending')
		const { contactNumber } = same.shipping
		const second = await orderAs(stranger(undefined, { contactNumber }), cheap)
		expect(second.body).toMatchObject({ status: 'unpaid', payment: { confirmation: { by: null } } })
		const path = `/api/orders/${second.body.id}/confirm`
		expect((await same.caller.post(path)).status).toBe(401)
		expect((await admin.post(path)).body.status).toBe('pending')
		expect((await admin.post(path)).status).toBe(409)
		const { body } = await admin.get(`/api/audit?q=${second.body.id}`)
		expect(JSON.stringify(body)).toContain('confirmed')
	})

	it('does so of everybody where the shop says so', async () => {
		const { store, stranger } = await limitedShop(open)
		await setSection(store, 'payment', { codUptoRupees: 200_000, codConfirmFromRupees: 0 })
		expect((await orderAs(stranger(), cheap)).body.status).toBe('unpaid')
	})

	it('is one of at most three of the same person, so that forty do not go to work', async () => {
		const { stranger } = await limitedShop(open)
		const same = stranger()
		const answers = await orderOften(40, () => same, cheap)
		const statusesOf = answers.map(({ body }) => body.status)
		expect(statusesOf.filter((status) => status === 'pending')).toHaveLength(1)
		expect(statusesOf.filter((status) => status === 'unpaid')).toHaveLength(3)
	})
})
