import { expect, it } from 'vitest'
import { onBothDatabases, onOneDatabase } from '../../test/store.ts'

onBothDatabases('the newsletter', (open) => {
	it('keeps an address once, however often it is given', async () => {
		const { store, visitor } = await open()
		for (const email of ['asha@example.com', ' ASHA@example.com '])
			expect(await visitor().post('/api/newsletter', { email })).toMatchObject({
				status: 201,
				body: { email: 'asha@example.com' },
			})
		const kept = await store.db.selectFrom('newsletter_subscribers').select('email').execute()
		expect(kept).toEqual([{ email: 'asha@example.com' }])
	})
})

onOneDatabase('a subscription that is not right', (open) => {
	it.each([
		['', 'Email is required.'],
		['asha', 'Invalid email format.'],
	])('is refused: %j', async (email, message) => {
		const { status, body } = await (await open()).visitor().post('/api/newsletter', { email })
		expect([status, body.errors]).toEqual([422, { email: message }])
	})
})
