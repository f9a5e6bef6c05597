import { expect, it } from 'vitest'
import { HOUR_MS } from '../../shared/durations.ts'
import { contact, once, order } from '../../test/builders.ts'
import type { Callers } from '../../test/callers.ts'
import { type Caller, describeOnAllEngines } from '../../test/store.ts'

const soon = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const at = (hours: number, minutes = 120) => ({ at: soon(hours), minutes })

/** An order of a buyer that an installer has accepted. */
async function accepted({ as }: Callers, installer?: Caller) {
	const buyer = await as('Buyer')
	const its = installer ?? (await as('Installer'))
	const { body } = await buyer.post('/api/orders', order(), once())
	await its.post(`/api/orders/${body.id}/accept`)
	const path = `/api/orders/${body.id}`
	return { id: body.id as string, key: body.trackingKey as string, path, buyer, installer: its }
}

const messages = async (caller: Caller) =>
	(await caller.get('/api/notifications')).body.map((each: { message: string }) => each.message)

describeOnAllEngines('an appointment', (open, itOnSqlite) => {
	itOnSqlite('is proposed, confirmed by the buyer, and makes the order scheduled', async () => {
		const callers = await open()
		const { path, id, buyer, installer } = await accepted(callers)
		const empty = await buyer.get(`${path}/installation`)
		expect(empty.body).toMatchObject({
			appointment: null,
			may: [],
		})
		expect(empty.body.missing[0]).toMatchObject({ code: 'no-appointment', about: null })
		const when = at(48)
		const proposed = await installer.put(`${path}/appointment`, when)
		expect(proposed.status).toBe(200)
		expect(proposed.body).toMatchObject({
			status: 'accepted',
			appointment: { ...when, state: 'proposed', preference: null },
			may: ['propose', 'confirm', 'work'],
		})
		expect((await messages(buyer))[0]).toMatch(/^Your installer proposes a time: .* \(order SB-/)
		const confirmed = await buyer.post(`${path}/appointment/confirm`, { at: when.at })
		expect(confirmed.body).toMatchObject({
			status: 'scheduled',
			appointment: { state: 'confirmed' },
			may: ['ask-another'],
		})
		expect((await messages(installer))[0]).toMatch(/^Asha Kulkarni confirms /)
		const received = (await installer.get('/api/notifications')).body[0]
		expect(received.link).toBe(`/installer/installations/${id}`)
		const { body } = await buyer.get(path)
		expect(body.history.at(-1)).toMatchObject({ action: 'schedule', role: 'Buyer' })
	})

	itOnSqlite(
		'is asked to be another by the buyer, moved, and the order stays scheduled',
		async () => {
			const callers = await open()
			const { path, buyer, installer } = await accepted(callers)
			expect((await buyer.post(`${path}/appointment/another`, {})).status).toBe(409)
			await installer.put(`${path}/appointment`, at(48))
			const telephone = await installer.post(`${path}/appointment/confirm`)
			expect(telephone.body).toMatchObject({ status: 'scheduled' })
			const asked = await buyer.post(`${path}/appointment/another`, { preference: ' After four ' })
			expect(asked.body).toMatchObject({
				status: 'scheduled',
				appointment: { state: 'change-requested', preference: 'After four' },
				may: [],
			})
			expect((await messages(installer))[0]).toMatch(/asks for another time than .*“After four”$/)
			expect((await installer.post(`${path}/appointment/confirm`)).status).toBe(409)
			const moved = await installer.put(`${path}/appointment`, at(72))
			expect(moved.body).toMatchObject({
				status: 'scheduled',
				appointment: { state: 'proposed', preference: null },
			})
			expect((await messages(buyer))[0]).toMatch(/^Your installer proposes another time/)
			const again = await buyer.post(`${path}/appointment/confirm`)
			expect(again.body).toMatchObject({ status: 'scheduled', appointment: { state: 'confirmed' } })
			const steps = (await buyer.get(path)).body.history.map(
				({ action }: { action: string }) => action,
			)
			expect(steps.filter((action: string) => action === 'schedule')).toHaveLength(1)
		},
	)

	it('is confirmed as it was seen, and not as it was moved meanwhile', async () => {
		const { path, buyer, installer } = await accepted(await open())
		const first = at(48)
		await installer.put(`${path}/appointment`, first)
		await installer.put(`${path}/appointment`, at(50))
		const late = await buyer.post(`${path}/appointment/confirm`, { at: first.at })
		expect([late.status, late.body.code]).toEqual([409, 'conflict'])
	})

	itOnSqlite('lies in the future and lasts between 30 minutes and 10 hours', async () => {
		const { path, installer } = await accepted(await open())
		for (const [body, field] of [
			[{ at: soon(-1), minutes: 60 }, 'at'],
			[{ at: 'tomorrow', minutes: 60 }, 'at'],
			[{ at: '2026-02-31T25:00:00Z', minutes: 60 }, 'at'],
			[at(24, 29), 'minutes'],
			[at(24, 601), 'minutes'],
			[at(24, 30.5), 'minutes'],
		] as const) {
			const answer = await installer.put(`${path}/appointment`, body)
			expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
		}
	})

	itOnSqlite('does not overlap another of the same installer, unless anyway', async () => {
		const callers = await open()
		const first = await accepted(callers)
		const second = await accepted(callers, first.installer)
		const rival = await accepted(callers)
		await first.installer.put(`${first.path}/appointment`, at(48, 120))
		const clash = await first.installer.put(`${second.path}/appointment`, at(49, 30))
		expect(clash.status).toBe(409)
		expect(clash.body).toMatchObject({ code: 'conflict', orderId: first.id, minutes: 120 })
		expect(clash.body.detail).toContain(`Asha Kulkarni, Pune (order ${first.id})`)
		const anyway = { ...at(49, 30), anyway: true }
		expect((await first.installer.put(`${second.path}/appointment`, anyway)).status).toBe(200)
		expect((await rival.installer.put(`${rival.path}/appointment`, at(49))).status).toBe(200)
		// Its own old time is no other, and one that is wanted otherwise is free again.
		expect((await first.installer.put(`${first.path}/appointment`, at(46, 120))).status).toBe(200)
		await first.buyer.post(`${first.path}/appointment/another`, {})
		expect((await first.installer.put(`${second.path}/appointment`, at(46))).status).toBe(200)
	})

	it('is one of twenty that one installer proposes for the same time at once', async () => {
		const callers = await open()
		const first = await accepted(callers)
		const others = []
		for (let n = 0; n < 19; n++) others.push(await accepted(callers, first.installer))
		const when = at(48)
		const answers = await Promise.all(
			[first, ...others].map(({ path }) => first.installer.put(`${path}/appointment`, when)),
		)
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
		const set = await callers.store.db
			.selectFrom('installations')
			.select('order_id')
			.where('appointment_state', 'is not', null)
			.execute()
		const won = answers.find(({ status }) => status === 200)
		expect(set).toEqual([{ order_id: won?.body.orderId }])
		for (const { status, body } of answers)
			if (status === 409) expect(body.orderId).toBe(won?.body.orderId)
	})

	it('is the installer’s to propose and the buyer’s to refuse', async () => {
		const callers = await open()
		const { path, key, buyer, installer } = await accepted(callers)
		const [admin, rival] = [await callers.as('Admin'), await callers.as('Installer')]
		const stranger = await callers.as('Buyer')
		const nobody = callers.visitor()
		const when = at(48)
		const put = async (caller: Caller) => (await caller.put(`${path}/appointment`, when)).status
		expect(await put(nobody)).toBe(401)
		expect(await put(buyer)).toBe(403)
		expect(await put(admin)).toBe(403)
		expect(await put(rival)).toBe(404)
		expect(await put(installer)).toBe(200)
		for (const step of ['confirm', 'another']) {
			const post = async (caller: Caller, query = '') =>
				(await caller.post(`${path}/appointment/${step}${query}`, {})).status
			expect(await post(nobody)).toBe(404)
			expect(await post(nobody, '?key=wrong')).toBe(404)
			expect(await post(stranger)).toBe(404)
			expect(await post(rival)).toBe(404)
			expect(await post(admin)).toBe(403)
		}
		expect((await installer.post(`${path}/appointment/another`, {})).status).toBe(403)
		for (const step of ['confirm', 'another'])
			for (const proof of [{}, { contact: '98200 00001' }]) {
				const { status, body } = await nobody.post(`${path}/appointment/${step}?key=${key}`, proof)
				expect([status, Object.keys(body.errors)]).toEqual([422, ['contact']])
			}
		const guest = await nobody.post(`${path}/appointment/confirm?key=${key}`, contact)
		expect(guest.body).toMatchObject({ status: 'scheduled', may: ['ask-another'] })
		const another = await nobody.post(`${path}/appointment/another?key=${key}`, {
			preference: 'Friday',
			...contact,
		})
		expect(another.body.appointment.state).toBe('change-requested')
	})
})
