import { expect, it } from 'vitest'
import { enquiry } from '../../test/builders.ts'
import { applyTransition, ask, listed, notificationsOf } from '../../test/enquiries.ts'
import { newInstaller } from '../../test/routing.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'

/** An installer who serves these beginnings of PIN codes. */
const serving = (opened: TestStore, ...pinPrefixes: string[]) =>
	newInstaller(opened, { pinPrefixes })

describeOnAllEngines('an enquiry in a live store', (open, itOnSqlite) => {
	it('is for those who serve its PIN code, each notified by name', async () => {
		const store = await open({ mode: 'live' })
		const [pune, maharashtra] = [await serving(store, '411'), await serving(store, '41', '400')]
		const jaipur = await serving(store, '302')
		const asked = await store.visitor().post('/api/enquiries', enquiry())
		expect(asked.body.notifiedInstallers).toBe(2)
		const { id } = asked.body
		for (const caller of [pune, maharashtra]) {
			expect(await listed(caller)).toEqual([id])
			expect((await notificationsOf(caller)).length).toBe(1)
		}
		expect(await listed(jaipur)).toEqual([])
		expect(await notificationsOf(jaipur)).toEqual([])
		expect((await jaipur.get(`/api/enquiries/${id}`)).status).toBe(404)
		expect((await applyTransition(jaipur, id, 'take')).status).toBe(404)
		expect((await applyTransition(pune, id, 'take')).status).toBe(200)
		expect((await applyTransition(maharashtra, id, 'take')).body.detail).toBe(
			'This enquiry is already taken.',
		)
		expect((await maharashtra.get(`/api/enquiries/${id}`)).status).toBe(404)
		expect((await applyTransition(maharashtra, id, 'answer')).status).toBe(404)
		await applyTransition(pune, id, 'release')
		expect(await listed(maharashtra)).toEqual([id])
		expect((await applyTransition(maharashtra, id, 'answer')).body.detail).toBe(
			'You have not taken this enquiry.',
		)
	})

	it('tells an installer first name and PIN code; how to reach its sender to whoever takes it', async () => {
		const store = await open({ mode: 'live' })
		const [pune, rival] = [await serving(store, '411'), await serving(store, '411')]
		const asked = await store.visitor().post('/api/enquiries', enquiry())
		const { id } = asked.body
		const hidden = /rao|98200|kavita@/i
		for (const caller of [pune, rival]) {
			const seen = [
				await caller.get(`/api/enquiries/${id}`),
				await caller.get('/api/enquiries'),
				await caller.get('/api/notifications'),
			].map(({ body }) => body)
			expect(JSON.stringify(seen)).not.toMatch(hidden)
			expect(seen[0]).toMatchObject({ name: 'Kavita', senderShown: false, pin: '411038' })
			for (const word of ['rao', 'kavita@', '98200', '9820000000'])
				expect(await listed(caller, `?q=${word}`), word).toEqual([])
			for (const word of ['kav', '4110']) expect(await listed(caller, `?q=${word}`)).toEqual([id])
		}
		const taken = await applyTransition(pune, id, 'take')
		expect(taken.body).toMatchObject({
			name: 'Kavita Rao',
			senderShown: true,
			contactNumber: '+91 98200 00000',
			email: 'kavita@example.com',
		})
		expect(await listed(pune, '?q=rao')).toEqual([id])
		expect((await rival.get(`/api/enquiries/${id}`)).status).toBe(404)
		await applyTransition(pune, id, 'release')
		expect((await pune.get(`/api/enquiries/${id}`)).body.senderShown).toBe(false)
		expect(await listed(pune, '?q=rao')).toEqual([])
	})

	it('is open to every installer where nobody serves it', async () => {
		const store = await open({ mode: 'live' })
		const [pune, none] = [await serving(store, '411'), await store.as('Installer')]
		const asked = await store.visitor().post('/api/enquiries', enquiry({ pin: '700001' }))
		expect(asked.body.notifiedInstallers).toBeNull()
		for (const caller of [pune, none]) {
			expect(await listed(caller)).toEqual([asked.body.id])
			expect((await notificationsOf(caller)).length).toBe(1)
		}
	})

	itOnSqlite(
		'does not count on a suspended installer, and an admin takes back what they had',
		async () => {
			const store = await open({ mode: 'live' })
			const [first, second] = [await serving(store, '411'), await serving(store, '411')]
			const admin = await store.as('Admin')
			const id = await ask(store.visitor())
			await applyTransition(first, id, 'take')
			const userId = (await first.get('/api/session')).body.user.id
			expect((await admin.patch(`/api/users/${userId}`, { suspended: true })).status).toBe(200)
			expect((await first.get('/api/enquiries')).status).toBe(401)
			expect((await applyTransition(admin, id, 'release')).status).toBe(200)
			expect(await listed(second)).toEqual([id])
			const asked = await store.visitor().post('/api/enquiries', enquiry({ pin: '411001' }))
			expect(asked.body.notifiedInstallers).toBe(1)
		},
	)

	itOnSqlite('is taken from one address thirty times an hour', async () => {
		const { visitor } = await open({ mode: 'live' })
		for (let n = 0; n < 30; n++) await ask(visitor(), { plan: `/planner?bill=${n}` })
		const late = await visitor().post('/api/enquiries', enquiry())
		expect([late.status, late.headers.get('retry-after')]).toEqual([429, expect.any(String)])
	})
})
