import { expect, it } from 'vitest'
import { enquiry } from '../../test/builders.ts'
import { idOf } from '../../test/callers.ts'
import { describeOnAllEngines } from '../../test/store.ts'

describeOnAllEngines('an enquiry that an admin gives to an installer', (open) => {
	it('is theirs, with the sender’s contact, until it is taken back', async () => {
		const { people, visitor } = await open({ sampleData: true })
		const [admin, ravi, meera] = await people('Admin', 'Installer', 'Installer')
		const { id } = (await visitor().post('/api/enquiries', enquiry())).body
		const give = async (installerId: string) =>
			admin.post(`/api/enquiries/${id}/assign`, { installerId })
		const given = await give(await idOf(ravi))
		expect(given.body).toMatchObject({ status: 'taken', installer: { id: await idOf(ravi) } })
		expect((await ravi.get('/api/enquiries')).body).toContainEqual(
			expect.objectContaining({ id, allowedActions: expect.arrayContaining(['answer']) }),
		)
		const { body: notices } = await ravi.get('/api/notifications')
		expect(notices.map(({ message }: { message: string }) => message)).toContainEqual(
			expect.stringContaining('The shop gave you the enquiry'),
		)
		expect((await give(await idOf(ravi))).status).toBe(409)
		expect((await give(await idOf(admin))).body.errors).toHaveProperty('installerId')
		expect((await give(await idOf(meera))).body.installer.id).toBe(await idOf(meera))
		expect((await ravi.post(`/api/enquiries/${id}/assign`, { installerId: 'x' })).status).toBe(403)
		expect((await admin.post(`/api/enquiries/${id}/release`)).body).toMatchObject({
			...{ status: 'open', installer: null, canAssign: true },
		})
		const { body: entries } = await admin.get(`/api/audit?subject=${id}`)
		expect(entries.map(({ action }: { action: string }) => action)).toEqual([
			...['released', 'assigned', 'assigned'],
		])
		await admin.post(`/api/enquiries/${id}/close`)
		expect((await give(await idOf(ravi))).body.code).toBe('already_closed')
	})
})

describeOnAllEngines('several enquiries', (open) => {
	it('are answered by one call, which says what stayed, and reopened by the same', async () => {
		const { people, visitor } = await open({ sampleData: true })
		const [admin, ravi] = await people('Admin', 'Installer')
		const ask = async (name: string) =>
			(await visitor().post('/api/enquiries', enquiry({ name, email: `${name}@example.com` }))).body
				.id as string
		const [taken, untaken] = [await ask('asha'), await ask('kavita')]
		await ravi.post(`/api/enquiries/${taken}/take`)
		const step = (ids: string[], to: string) => admin.patch('/api/enquiries', { ids, step: to })
		const { status, body } = await step([taken, untaken, 'none'], 'answer')
		const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
		expect([status, ids(body.changed)]).toEqual([200, [taken]])
		expect(ids(body.left).toSorted()).toEqual([untaken, 'none'].toSorted())
		expect(ids((await step([taken], 'reopen')).body.changed)).toEqual([taken])
		expect((await admin.get(`/api/enquiries/${taken}`)).body.status).toBe('taken')
		expect((await ravi.patch('/api/enquiries', { ids: [taken], step: 'close' })).status).toBe(403)
	})

	it('get one reply, each by mail and beside what they asked, taken or not', async () => {
		const { people, visitor, store } = await open({ sampleData: true })
		store.policy = { ...store.policy, sendsMail: true }
		const [admin, ravi, buyer] = await people('Admin', 'Installer', 'Buyer')
		const own = (await buyer.post('/api/enquiries', enquiry())).body.id as string
		const ask = async (more: object) =>
			(await visitor().post('/api/enquiries', enquiry(more))).body.id as string
		const taken = await ask({ name: 'Asha', email: 'asha@example.com' })
		const unreachable = await ask({ name: 'Kavita', email: undefined })
		const closed = await ask({ name: 'Imran', email: 'imran@example.com' })
		await ravi.post(`/api/enquiries/${taken}/take`)
		await admin.post(`/api/enquiries/${closed}/close`)
		const ids = [own, taken, unreachable, closed]
		const reply = 'We visit homes in Pune from Monday on.'
		const { body } = await admin.patch('/api/enquiries', { ids, step: 'answer', reply })
		const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted()
		expect(idsOf(body.changed)).toEqual([own, taken].toSorted())
		expect(Object.fromEntries(body.left.map(({ id, message }: never) => [id, message]))).toEqual({
			[unreachable]: 'They gave no email address and have no account: call them instead.',
			[closed]: 'This enquiry has been closed.',
		})
		expect((await buyer.get(`/api/enquiries/${own}`)).body).toMatchObject({
			...{ status: 'answered', reply, note: null, installer: null },
		})
		expect((await admin.get(`/api/enquiries/${unreachable}`)).body).toMatchObject({
			...{ status: 'open', reply: null },
		})
		const mails = await store.db
			.selectFrom('mails')
			.select(['recipient', 'data'])
			.where('template', '=', 'enquiry-answered')
			.execute()
		expect(mails).toHaveLength(2)
		for (const { data } of mails) expect(JSON.parse(data ?? '{}')).toMatchObject({ reply })
		const { body: notices } = await buyer.get('/api/notifications')
		expect(notices.map(({ message }: { message: string }) => message)).toContainEqual(
			expect.stringMatching(/^Your enquiry .* was answered$/),
		)
	})
})
