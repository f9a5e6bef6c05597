import { expect, it } from 'vitest'
import { feedback } from '../../test/builders.ts'
import { mailsOf } from '../../test/outbox.ts'
import { describeOnAllEngines } from '../../test/store.ts'

describeOnAllEngines('replies to feedback', (open) => {
	it('go to all chosen by one call, stay with what they wrote, and go with it', async () => {
		const { as, store, visitor } = await open({ mode: 'live' })
		const admin = await as('Admin')
		const send = async (subject: string) =>
			(await visitor().post('/api/feedback', feedback({ subject }))).body.id as string
		const [one, other] = [await send('Tin roofs'), await send('Warranty')]
		const sent = { ids: [one, other, one, 'none'], text: 'Yes.\nWe do.' }
		const { status, body } = await admin.post('/api/feedback-replies', sent)
		expect(status).toBe(200)
		expect(body.changed.map(({ id }: { id: string }) => id).toSorted()).toEqual(
			[one, other].toSorted(),
		)
		expect(body.left).toMatchObject([{ id: 'none', message: 'There is no feedback with this id.' }])
		expect(await mailsOf(store, 'feedback-reply')).toHaveLength(2)
		const list = async () => (await admin.get('/api/feedback')).body
		for (const each of await list())
			expect(each).toMatchObject({ status: 'Resolved', replies: [{ text: 'Yes.\nWe do.' }] })
		const { body: entries } = await admin.get('/api/audit?kind=feedback')
		expect(entries.map(({ action }: { action: string }) => action)).toEqual(['replied', 'replied'])
		expect((await admin.delete(`/api/feedback/${one}`)).status).toBe(204)
		expect(await store.db.selectFrom('feedback_replies').selectAll().execute()).toHaveLength(1)
		expect((await admin.post('/api/feedback-replies', { ids: [other], text: ' ' })).status).toBe(
			422,
		)
		expect((await visitor().post('/api/feedback-replies', sent)).status).toBe(401)
	})
})
