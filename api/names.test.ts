import { expect, it } from 'vitest'
import { account, enquiry, feedback, once, order, shipping } from '../test/builders.ts'
import { expectProblem } from '../test/problem.ts'
import { describeOnSqlite } from '../test/store.ts'

const WITH_ADDRESSES = [
	'Win: https://evil.example',
	'WWW.evil.example',
	'evil.example/win',
	'x://y',
]

describeOnSqlite('the name of a person', (open) => {
	it('is refused with a web address or a slash in it, at every door', async () => {
		const { as, visitor } = await open()
		const buyer = await as('Buyer')
		const admin = await as('Admin')
		const guest = visitor()
		const named = (fullName: string) => ({ ...order(), shipping: shipping({ fullName }) })
		for (const name of WITH_ADDRESSES) {
			const doors = [
				[await guest.post('/api/users', account({ name })), 'name'],
				[await guest.post('/api/orders', named(name), once()), 'shipping.fullName'],
				[await guest.post('/api/feedback', feedback({ name })), 'name'],
				[await guest.post('/api/enquiries', enquiry({ name })), 'name'],
				[await buyer.put('/api/profile', { name }), 'name'],
				[await buyer.post('/api/account/addresses', shipping({ fullName: name })), 'fullName'],
				[await admin.post('/api/invitations', { ...account({ name }), role: 'Admin' }), 'name'],
			] as const
			for (const [answer, field] of doors) {
				expectProblem(answer, field)
				expect(Object.keys(answer.body.errors), field).toContain(field)
			}
		}
	})
})
