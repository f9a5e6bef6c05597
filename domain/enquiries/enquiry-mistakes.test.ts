import { expect, it } from 'vitest'
import { enquiry } from '../../test/builders.ts'
import { ask, listed } from '../../test/enquiries.ts'
import { describeOnSqlite } from '../../test/store.ts'

describeOnSqlite('an enquiry that is not right', (open) => {
	const PLAN = 'This must be the address of a plan, such as /planner?pin=411038&bill=4000.'
	const PIN = 'Type a PIN code of six digits, such as 411038.'
	const PHONE = 'Type a phone number with at least 6 digits.'

	const NO_PLANS = [
		'',
		'//evil',
		'//evil/planner?pin=411038',
		'https://evil.example/planner?pin=411038',
		'/planner?<script>',
		'/planner?a="onclick',
		'/planner?pin=411038\n',
		'/planner?pin=411038#x',
		'/planner/../admin?x=1',
		' /planner?pin=411038',
		'javascript:alert(1)',
		'javascript:/planner?pin=411038',
	]

	it.each([
		['name', ' ', 'Name is required.'],
		['contactNumber', '12345', PHONE],
		['contactNumber', 'call me', PHONE],
		['email', 'kavita', 'Invalid email format.'],
		['pin', '', 'PIN code is required.'],
		['pin', '4110', PIN],
		['pin', '011038', PIN],
		['message', 'x'.repeat(1001), 'Use at most 1,000 characters.'],
		['summary', 'x'.repeat(201), 'Use at most 200 characters.'],
		...NO_PLANS.map((plan) => ['plan', plan, PLAN]),
		[
			'plan',
			`/planner?pin=${'1'.repeat(2000)}`,
			'The address of the plan is too long: use at most 2,000 characters.',
		],
	] as [field: string, value: string, message: string][])(
		'is refused: %s %j',
		async (field, value, message) => {
			const { as, visitor } = await open()
			const asked = await visitor().post('/api/enquiries', enquiry({ [field]: value }))
			expect([asked.status, asked.body.errors]).toEqual([422, { [field]: message }])
			expect(await listed(await as('Admin'))).toEqual([])
		},
	)

	it('needs one way to be answered, and either will do', async () => {
		const { visitor } = await open()
		const nothing = { contactNumber: '', email: null }
		const asked = await visitor().post('/api/enquiries', enquiry(nothing))
		expect(asked.body.errors).toEqual({
			contactNumber: 'Give a contact number or an email address.',
		})
		await ask(visitor(), { contactNumber: undefined })
		await ask(visitor(), { email: undefined, pin: '411 038' })
	})

	it('may be about any plan there is an address of', async () => {
		const { visitor } = await open()
		const months = Array.from({ length: 12 }, (_, n) => 100 + n)
		const typed = new URLSearchParams({
			pin: '411038',
			months: months.join(','),
			city: "पुणे (Pune) ~ “Kothrud” 'one'!",
			customer: 'home',
		})
		const encoded = `city=${encodeURIComponent(typed.get('city') ?? '')}`
		for (const search of [typed.toString(), `pin=411038&months=${months}`, encoded, ''])
			await ask(visitor(), { plan: `/planner?${search}` })
	})
})
