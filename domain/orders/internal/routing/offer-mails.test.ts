import { expect, it } from 'vitest'
import type { OrderId } from '../../../../shared/ids.ts'
import { once, order, shipping } from '../../../../test/builders.ts'
import { idOf } from '../../../../test/callers.ts'
import { placePaid } from '../../../../test/money.ts'
import { keepMails } from '../../../../test/outbox.ts'
import { newInstaller, step } from '../../../../test/routing.ts'
import { describeOnAllEngines, type Open } from '../../../../test/store.ts'
import { offerExpiry } from '../../routing/offer-expiry.ts'
import { installerFree } from '../../routing/offer-waiting.ts'
import { offerEndsAt } from './offer-rules.ts'

const MONDAY_MORNING = Date.parse('2026-11-23T05:00:00Z')
const BUYER = {
	fullName: 'Devika Joshi',
	email: 'devika@example.com',
	street: '9 Sinhagad Road',
	contactNumber: '+91 91234 56780',
}

/** A live shop on a Monday morning, with an admin and the mails it has sent since the last look. */
async function shop(open: Open) {
	const opened = await open({ mode: 'live', sampleData: true })
	const { store, visitor, as } = opened
	let now = MONDAY_MORNING
	store.now = () => ++now
	const { mails, deliver } = keepMails(store, [offerExpiry, installerFree])
	const admin = await as('Admin')
	const addressOf = async (caller: typeof admin) =>
		(await caller.get('/api/session')).body.user.email as string
	const serving = (more: object = {}) => newInstaller(opened, { jobsAWeek: 3, ...more })
	const place = async () =>
		(await placePaid(visitor(), { payment: 'cod', shipping: shipping(BUYER) })).id as OrderId
	/** The mails about offers, with their recipients, after so many more milliseconds. */
	async function sent(ms = 0) {
		now += ms
		await deliver()
		return mails.splice(0).filter(({ to }) => to.address !== BUYER.email)
	}
	const subjects = async (ms = 0) =>
		(await sent(ms)).map(({ to, subject }) => [to.address, subject])
	return { ...opened, admin, addressOf, serving, place, sent, subjects }
}

const DAYS = 3 * 86_400_000

describeOnAllEngines('mails about offers', (open, itOnSqlite) => {
	itOnSqlite('say what is offered where until when, and nothing of its buyer', async () => {
		const { store, serving, addressOf, place, sent } = await shop(open)
		const ravi = await serving()
		const id = await place()
		const [mail, ...others] = await sent()
		expect(others).toEqual([])
		expect(mail?.to.address).toBe(await addressOf(ravi))
		expect(mail?.subject).toBe(`Order ${id} to PIN code 411038 is offered to you`)
		const text = mail?.text ?? ''
		expect(text).toContain('http://store.test/installer/orders')
		expect(text).toMatch(/Pune, Maharashtra \(PIN code 411038\)/)
		// Four working hours after half past ten.
		expect(text).toMatch(/Monday,? 23 November[^\n]* 14:30/)
		expect(text).toContain(store.catalogue.anyById('solar-panel-250w')?.name)
		for (const secret of ['Devika', 'Joshi', 'Sinhagad', '91234', BUYER.email])
			expect(`${text}${mail?.html}`).not.toContain(secret)
		expect(offerEndsAt(MONDAY_MORNING, 4)).toBe(Date.parse('2026-11-23T09:00:00Z'))
	})

	itOnSqlite(
		'go to the next when one has expired or was declined, and the installer of the expired one is told',
		async () => {
			const { serving, addressOf, place, subjects } = await shop(open)
			const [one, two] = [await serving(), await serving()]
			const id = await place()
			const [[first] = []] = await subjects()
			const both = [await addressOf(one), await addressOf(two)]
			const second = both.find((address) => address !== first)
			const expired = await subjects(5 * 3_600_000)
			expect(expired.toSorted()).toEqual(
				[
					[first, `Order ${id} is no longer offered to you`],
					[second, `Order ${id} to PIN code 411038 is offered to you`],
				].toSorted(),
			)
		},
	)

	it('are not written twice to somebody who takes a decline back', async () => {
		const { serving, place, subjects } = await shop(open)
		const ravi = await serving()
		const id = await place()
		expect(await subjects()).toHaveLength(1)
		await ravi.post(`/api/orders/${id}/decline`)
		expect((await ravi.post(`/api/orders/${id}/undo`)).status).toBe(200)
		expect((await subjects()).map(([, subject]) => subject)).toEqual([
			`Order ${id} to PIN code 411038 has no installer`,
		])
	})

	it('go to the admins when an order becomes unassigned, once until somebody has accepted it', async () => {
		const { store, admin, serving, addressOf, place, subjects } = await shop(open)
		const id = await place()
		const said = [[await addressOf(admin), `Order ${id} to PIN code 411038 has no installer`]]
		expect(await subjects()).toEqual(said)
		for (let round = 0; round < 3; round++) {
			const someone = await serving()
			expect(await subjects()).toEqual([
				[await addressOf(someone), `Order ${id} to PIN code 411038 is offered to you`],
			])
			const ended = await subjects(DAYS)
			expect(ended).toEqual([[await addressOf(someone), `Order ${id} is no longer offered to you`]])
			await admin.post(`/api/orders/${id}/route`, {})
			expect(await subjects()).toEqual([])
		}
		const ravi = await serving()
		await subjects()
		await ravi.post(`/api/orders/${id}/accept`)
		await ravi.post(`/api/orders/${id}/hand-back`, { reason: 'My van broke down' })
		expect(await subjects()).toEqual(said)
		await step(store, id, 'cancel')
		expect(await subjects()).toEqual([])
	})

	it('are left out for whoever does not want them, and are none in a demo', async () => {
		const { store, serving, place, subjects } = await shop(open)
		const ravi = await serving()
		const chosen = await ravi.put('/api/profile/mails', { wanted: [] })
		expect(chosen.body.choices).toContainEqual({ choice: 'offers', wanted: false })
		await place()
		expect(await subjects()).toEqual([])
		const written = await store.db
			.selectFrom('mails')
			.select('template')
			.where('account_id', '=', await idOf(ravi))
			.execute()
		expect(written).toEqual([])
		const demo = await open()
		const id = (await demo.visitor().post('/api/orders', order(), once())).body.id as OrderId
		const other = await demo.as('Installer')
		await (await demo.as('Admin')).post(`/api/orders/${id}/reassign`, {
			installerId: await idOf(other),
		})
		expect(await demo.store.db.selectFrom('mails').select('id').execute()).toEqual([])
	})
})
