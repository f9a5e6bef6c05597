import { expect, it } from 'vitest'
import { account, installer } from '../../../test/builders.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../../test/store.ts'

const FORM = { firm: 'Surya Works', licenceNumber: 'MH-2207', message: 'Twelve years on roofs.' }
const PATH = '/api/installer-applications'
const live = { mode: 'live' } as const

describeOnAllEngines('an application', (open, itOnSqlite) => {
	it('is filed by a buyer, and read by an admin, who is notified', async () => {
		const { as, visitor } = await open(live)
		const admin = await as('Admin')
		const buyer = visitor()
		const input = account({ name: 'Ravi Deo' })
		await buyer.post('/api/users', input)
		expect((await buyer.get(`${PATH}/mine`)).body).toEqual({ application: null })
		const filed = await buyer.post(PATH, FORM)
		expect(filed.status).toBe(201)
		expect(filed.body).toEqual({
			...FORM,
			id: expect.any(String),
			userId: expect.any(String),
			name: 'Ravi Deo',
			email: input.email,
			status: 'open',
			reason: null,
			decidedBy: null,
			decidedAt: null,
			createdAt: expect.stringMatching(/^\d{4}-.+Z$/),
		})
		expect((await buyer.get(`${PATH}/mine`)).body).toEqual({ application: filed.body })
		const list = await admin.get(`${PATH}?status=open`)
		expect([list.body, list.headers.get('x-total-count')]).toEqual([[filed.body], '1'])
		expect((await admin.get(`${PATH}?status=refused`)).body).toEqual([])
		expect((await admin.get(PATH)).body).toHaveLength(1)
		expect((await admin.get('/api/notifications')).body[0]).toMatchObject({
			message: 'Surya Works applies to be an installer',
			link: '/admin/users?tab=applications',
		})
	})

	it('is open once at a time, also when sent twice at the same moment', async () => {
		const { as } = await open(live)
		const buyer = await as('Buyer')
		const answers = await Promise.all([1, 2, 3].map(() => buyer.post(PATH, FORM)))
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
		const again = await buyer.post(PATH, FORM)
		expect(again.body).toMatchObject({
			code: 'conflict',
			detail: 'Your application is already with us.',
		})
	})

	itOnSqlite(
		'that is approved makes an installer of the account from its next login on',
		async () => {
			const { as, visitor } = await open(live)
			const admin = await as('Admin')
			const caller = visitor()
			const input = account()
			await caller.post('/api/users', input)
			const { id } = (await caller.post(PATH, FORM)).body
			const approved = await admin.post(`${PATH}/${id}/approve`)
			expect(approved).toMatchObject({
				status: 200,
				body: { status: 'approved', decidedBy: 'Asha Kulkarni', reason: null },
			})
			expect((await caller.get('/api/session')).body).toEqual({ user: null })
			expect((await caller.post('/api/session', input)).status).toBe(403)
			expect((await caller.post('/api/session', { ...input, role: 'Installer' })).status).toBe(200)
			expect((await caller.get('/api/installer/profile')).body).toMatchObject({
				firm: FORM.firm,
				licenceNumber: FORM.licenceNumber,
				pinPrefixes: [],
			})
			expect((await caller.get('/api/notifications')).body[0]).toMatchObject({
				message: expect.stringContaining('Surya Works is approved as an installer'),
				type: 'success',
				link: '/installer/profile',
			})
			const entries = (await admin.get('/api/audit')).body
			expect(entries).toContainEqual(
				expect.objectContaining({
					kind: 'application',
					action: 'approved',
					subjectId: id,
					before: { status: 'open' },
					after: { status: 'approved' },
				}),
			)
			expect(entries).toContainEqual(
				expect.objectContaining({
					kind: 'user',
					subjectId: approved.body.userId,
					before: { role: 'Buyer' },
					after: { role: 'Installer' },
				}),
			)
		},
	)

	itOnSqlite('that is approved keeps the areas of a profile that was there', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const caller = visitor()
		const input = account({ role: 'Installer' })
		await caller.post('/api/users', input)
		await caller.put('/api/installer/profile', installer())
		await caller.post('/api/session', { ...input, role: 'Buyer' })
		const { id } = (await caller.post(PATH, FORM)).body
		expect((await admin.post(`${PATH}/${id}/approve`)).status).toBe(200)
		await caller.post('/api/session', input)
		expect((await caller.get('/api/installer/profile')).body).toEqual({
			...installer(),
			photoUrl: null,
			firm: FORM.firm,
			licenceNumber: FORM.licenceNumber,
		})
	})

	itOnSqlite('that is refused tells why, and another can be filed', async () => {
		const { people } = await open(live)
		const [admin, buyer] = await people('Admin', 'Buyer')
		const { id } = (await buyer.post(PATH, FORM)).body
		const reason = 'The licence number is not known.'
		const refused = await admin.post(`${PATH}/${id}/refuse`, { reason })
		expect(refused).toMatchObject({ status: 200, body: { status: 'refused', reason } })
		expect((await buyer.get(`${PATH}/mine`)).body.application).toMatchObject({ reason })
		expect((await buyer.get('/api/notifications')).body[0]).toMatchObject({
			message: `Your application as an installer was refused. ${reason}`,
			type: 'warning',
			link: '/account/apply',
		})
		const again = await buyer.post(PATH, FORM)
		expect(again.status).toBe(201)
		expect((await admin.post(`${PATH}/${again.body.id}/refuse`, {})).body.reason).toBeNull()
	})

	it('is decided once, whoever comes second', async () => {
		const { people } = await open(live)
		const [one, other, buyer] = await people('Admin', 'Admin', 'Buyer')
		const { id } = (await buyer.post(PATH, FORM)).body
		const answers = await Promise.all([
			one.post(`${PATH}/${id}/approve`),
			other.post(`${PATH}/${id}/refuse`, { reason: 'No.' }),
		])
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
		const now = answers.find(({ status }) => status === 200)?.body.status
		const late = await one.post(`${PATH}/${id}/refuse`, {})
		expect(late.body).toMatchObject({
			code: 'already_closed',
			detail: `This application is already ${now}.`,
		})
	})

	itOnSqlite('never takes the role from an admin', async () => {
		const { people } = await open(live)
		const [admin, buyer] = await people('Admin', 'Buyer')
		const { id, userId } = (await buyer.post(PATH, FORM)).body
		await admin.patch(`/api/users/${userId}`, { role: 'Admin' })
		const approved = await admin.post(`${PATH}/${id}/approve`)
		expect([approved.status, approved.body.code]).toEqual([409, 'conflict'])
		expect((await admin.get(PATH)).body[0].status).toBe('open')
		expect((await admin.get(`/api/users/${userId}`)).body.role).toBe('Admin')
	})

	itOnSqlite('is filed by buyers and decided by admins alone', async () => {
		const { as, visitor } = await open()
		const { id } = (await (await as('Buyer')).post(PATH, FORM)).body
		const tried = []
		for (const caller of [visitor(), await as('Buyer'), await as('Installer'), await as('Admin')])
			tried.push([
				(await caller.post(PATH, FORM)).status,
				(await caller.get(`${PATH}/mine`)).status,
				(await caller.get(PATH)).status,
				(await caller.post(`${PATH}/${id}/refuse`, {})).status,
				(await caller.post(`${PATH}/${id}/approve`)).status,
			])
		expect(tried).toEqual([
			[401, 401, 401, 401, 401],
			[201, 200, 403, 403, 403],
			[403, 403, 403, 403, 403],
			[403, 403, 200, 200, 409],
		])
		const admin = await as('Admin')
		expect((await admin.post(`${PATH}/none/approve`)).status).toBe(404)
		expect((await admin.post(`${PATH}/none/refuse`, {})).status).toBe(404)
	})
})

describeOnSqlite('an application that is not right', (open) => {
	it.each([
		['firm', '', 'Firm is required.'],
		['licenceNumber', ' ', 'Licence number is required.'],
		['message', 'x'.repeat(2001), 'Use at most 2,000 characters.'],
	])('is refused: %s %j', async (field, value, message) => {
		const buyer = await (await open()).as('Buyer')
		const { status, body } = await buyer.post(PATH, { ...FORM, [field]: value })
		expect([status, body.errors]).toEqual([422, { [field]: message }])
		expect((await buyer.get(`${PATH}/mine`)).body.application).toBeNull()
	})
})
