import { describe, expect, it } from 'vitest'
import {
	account,
	enquiry,
	fact,
	feedback,
	installer,
	once,
	order,
	PASSWORD,
	product,
	tariffRow,
} from '../test/builders.ts'
import { type Caller, callersOf, idOf } from '../test/callers.ts'
import { nameOf, type Operation, operations } from '../test/openapi.ts'
import { onOneDatabase, type TestStore } from '../test/store.ts'

/** Nobody, a buyer, the order's buyer, an installer, the installer who has the order, an admin. */
const ACTORS = ['nobody', 'stranger', 'buyer', 'rival', 'installer', 'admin'] as const
type ActorName = (typeof ACTORS)[number]

/** Let through: what follows is for the rules. Else the status of the refusal. */
type Expected = 'in' | 401 | 403 | 404 | 409
type Row = readonly [Expected, Expected, Expected, Expected, Expected, Expected]

const ANYBODY: Row = ['in', 'in', 'in', 'in', 'in', 'in']
const SIGNED_IN: Row = [401, 'in', 'in', 'in', 'in', 'in']
const ADMIN: Row = [401, 403, 403, 403, 403, 'in']
const INSTALLER: Row = [401, 403, 403, 'in', 'in', 403]
const BUYER: Row = [401, 'in', 'in', 403, 403, 403]
/** An order accepted by the installer: for those concerned; to everybody else there is none. */
const CONCERNED: Row = [404, 404, 'in', 404, 'in', 'in']
const ITS_INSTALLER: Row = [401, 403, 403, 404, 'in', 403]
/** An enquiry of the buyer that the installer has taken, in a store where it is open to every installer. */
const ITS_ENQUIRY: Row = [401, 403, 403, 404, 'in', 'in']
/** Of the buyer alone. */
const BUYERS_OWN: Row = [401, 404, 'in', 404, 404, 404]

const EXPECTED: Record<string, Row> = {
	'GET /api/store': ANYBODY,
	'GET /api/pins/{pin}': ANYBODY,
	'GET /api/products': ANYBODY,
	'GET /api/product-facets': ANYBODY,
	'GET /api/products/suggestions': ANYBODY,
	'GET /api/products/{id}': ANYBODY,
	'POST /api/users': ANYBODY,
	// The account named there does not exist.
	'POST /api/session': [401, 401, 401, 401, 401, 401],
	'GET /api/session': ANYBODY,
	'DELETE /api/session': ANYBODY,
	'GET /api/cart': ANYBODY,
	'DELETE /api/cart': ANYBODY,
	'POST /api/cart/items': ANYBODY,
	'POST /api/cart/lines': ANYBODY,
	'PATCH /api/cart/lines': ANYBODY,
	'PUT /api/cart/items/{productId}': [404, 404, 404, 404, 404, 404],
	'DELETE /api/cart/items/{productId}': [404, 404, 404, 404, 404, 404],
	// Of an id that no cart has.
	'DELETE /api/cart/systems/{id}': [404, 404, 404, 404, 404, 404],
	'POST /api/cart/undo': ANYBODY,
	'POST /api/feedback': ANYBODY,
	'POST /api/newsletter': ANYBODY,
	'POST /api/orders': ANYBODY,
	'GET /api/order-counts': ANYBODY,
	'POST /api/planner/yield': ANYBODY,
	'POST /api/planner/string': ANYBODY,
	'POST /api/planner/check': ANYBODY,
	'POST /api/planner/plan': ANYBODY,
	'GET /api/planner/plans': SIGNED_IN,
	'POST /api/planner/plans': SIGNED_IN,
	'PUT /api/planner/plans/{id}': BUYERS_OWN,
	'DELETE /api/planner/plans/{id}': BUYERS_OWN,
	'POST /api/planner/bill': ANYBODY,
	'GET /api/planner/companies': ANYBODY,
	'GET /api/products/{id}/fits-with': ANYBODY,
	'GET /api/products/{id}/advice': ANYBODY,
	// The product of the scene is a panel.
	'GET /api/products/{id}/cost': ANYBODY,
	'GET /api/jobs': ADMIN,
	// Of an id that no job has.
	'POST /api/jobs/{id}/retry': [401, 403, 403, 403, 403, 404],
	'GET /api/facts': ANYBODY,

	'PUT /api/profile': SIGNED_IN,
	'PUT /api/profile/password': SIGNED_IN,
	'GET /api/orders': SIGNED_IN,
	'GET /api/events': SIGNED_IN,
	'GET /api/events/cursor': SIGNED_IN,
	'GET /api/notifications': SIGNED_IN,
	'PATCH /api/notifications': SIGNED_IN,
	'PATCH /api/notifications/{id}': BUYERS_OWN,
	'DELETE /api/notifications/{id}': BUYERS_OWN,

	'GET /api/orders/{id}': CONCERNED,
	// The key sent along is none.
	'PUT /api/orders/{id}/follow': [404, 404, 404, 404, 404, 404],
	'DELETE /api/orders/{id}/follow': [404, 404, 404, 404, 404, 404],
	'POST /api/orders/{id}/tracking-key': [404, 404, 'in', 404, 403, 'in'],
	'POST /api/orders/{id}/cancel': [404, 404, 'in', 404, 403, 'in'],
	// Whoever comes too late saw it in the pool, so it is taken, not unknown.
	'POST /api/orders/{id}/accept': [401, 403, 403, 409, 409, 403],
	'POST /api/orders/{id}/decline': [401, 403, 403, 409, 409, 403],
	'PUT /api/orders/{id}/decline-reason': [401, 403, 403, 404, 403, 403],
	'GET /api/orders/{id}/installers': ADMIN,
	// It was not this installer who declined it: nobody has.
	'POST /api/orders/{id}/undo': [401, 403, 403, 404, 403, 403],
	'POST /api/orders/{id}/hand-back': [401, 403, 403, 404, 'in', 'in'],
	'POST /api/orders/{id}/reopen': ADMIN,
	'POST /api/orders/{id}/assign': ADMIN,
	'POST /api/orders/{id}/route': ADMIN,
	'POST /api/orders/{id}/reassign': ADMIN,

	'GET /api/orders/{id}/installation': CONCERNED,
	'PUT /api/orders-seen': INSTALLER,
	'GET /api/installations': INSTALLER,
	'PUT /api/orders/{id}/appointment': ITS_INSTALLER,
	'POST /api/orders/{id}/appointment/confirm': [404, 404, 'in', 404, 'in', 403],
	'POST /api/orders/{id}/appointment/another': [404, 404, 'in', 404, 403, 403],
	'PATCH /api/orders/{id}/checklist/{step}': ITS_INSTALLER,
	'POST /api/orders/{id}/checklist/{step}/photos': ITS_INSTALLER,
	// Nobody has one that is not there.
	'GET /api/orders/{id}/photos/{photoId}': [404, 404, 404, 404, 404, 404],
	'DELETE /api/orders/{id}/photos/{photoId}': [401, 403, 403, 404, 404, 403],
	'PUT /api/orders/{id}/serials': ITS_INSTALLER,
	'POST /api/orders/{id}/complete': ITS_INSTALLER,

	'POST /api/enquiries': ANYBODY,
	'GET /api/enquiries': SIGNED_IN,
	'GET /api/enquiries/{id}': CONCERNED,
	'POST /api/enquiries/{id}/take': [401, 403, 403, 409, 409, 403],
	'POST /api/enquiries/{id}/answer': ITS_ENQUIRY,
	'POST /api/enquiries/{id}/release': ITS_ENQUIRY,
	'POST /api/enquiries/{id}/close': [401, 404, 'in', 404, 403, 'in'],
	'POST /api/enquiries/{id}/reopen': [401, 404, 'in', 404, 403, 'in'],

	'GET /api/installer/profile': INSTALLER,
	'PUT /api/installer/profile': INSTALLER,
	'GET /api/installers': ADMIN,
	'POST /api/installer-applications': BUYER,
	'GET /api/installer-applications/mine': BUYER,
	'GET /api/installer-applications': ADMIN,
	'POST /api/installer-applications/{id}/approve': ADMIN,
	'POST /api/installer-applications/{id}/refuse': ADMIN,

	'POST /api/products': ADMIN,
	'PATCH /api/products': ADMIN,
	'PUT /api/products/{id}': ADMIN,
	'DELETE /api/products/{id}': ADMIN,
	'GET /api/products/{id}/stock-movements': ADMIN,
	'POST /api/products/import': ADMIN,
	'POST /api/upload': ADMIN,
	'GET /api/exports/products.csv': ADMIN,
	'GET /api/exports/products-sample.csv': ADMIN,
	'GET /api/exports/orders.csv': ADMIN,
	'GET /api/exports/users.csv': ADMIN,
	'GET /api/exports/enquiries.csv': ADMIN,
	'GET /api/users': ADMIN,
	'GET /api/users/{id}': ADMIN,
	'PATCH /api/users': ADMIN,
	'PATCH /api/users/{id}': ADMIN,
	'DELETE /api/users/{id}/sessions': ADMIN,
	'GET /api/feedback': ADMIN,
	'PATCH /api/feedback/{id}': ADMIN,
	'DELETE /api/feedback/{id}': ADMIN,
	'GET /api/audit': ADMIN,
	'POST /api/products/almm-list': ADMIN,
	'POST /api/products/almm-list/preview': ADMIN,
	'GET /api/facts/history': ADMIN,
	'POST /api/facts': ADMIN,
	'DELETE /api/facts/{id}': ADMIN,
	'GET /api/tariff-tables/{table}': ADMIN,
	'GET /api/tariff-tables/{table}/export.csv': ADMIN,
	'GET /api/tariff-tables/{table}/export.json': ADMIN,
	'POST /api/tariff-tables/{table}': ADMIN,
	'POST /api/tariff-tables/{table}/import': ADMIN,
	'POST /api/tariff-tables/{table}/import/preview': ADMIN,
	'DELETE /api/tariff-tables/{table}/{id}/{validFrom}': ADMIN,
	'GET /api/reports/sales': ADMIN,
	'GET /api/reports/breakdown': ADMIN,
	'GET /api/reports/acceptance': ADMIN,
	'GET /api/reports/carts': ADMIN,
	'GET /api/reports/stock': ADMIN,
	'GET /api/reports/sales.csv': ADMIN,
	'GET /api/reports/breakdown.csv': ADMIN,
	'GET /api/reports/acceptance.csv': ADMIN,
	'GET /api/reports/carts.csv': ADMIN,
	'GET /api/reports/stock.csv': ADMIN,
}

/** What a call is about, made anew for each call of each actor. */
interface Scene {
	people: Record<ActorName, Caller>
	ids: Record<
		| ('order' | 'product' | 'user' | 'feedback' | 'fact')
		| ('application' | 'notification' | 'enquiry' | 'plan'),
		string
	>
}

const SAVED_PLAN = { name: 'Home', plan: '/planner?pin=411038&bill=4000' }

let scenes = 0

async function scene({ store }: TestStore): Promise<Scene> {
	const { as, visitor } = callersOf(store)
	const people = {
		nobody: visitor(),
		stranger: await as('Buyer'),
		buyer: await as('Buyer'),
		rival: await as('Installer'),
		installer: await as('Installer'),
		admin: await as('Admin'),
	}
	const productId = `matrix-${scenes++}`
	const added = await people.admin.post('/api/products', product({ id: productId }))
	expect(added.status).toBe(201)
	const placed = await people.buyer.post('/api/orders', order({ [productId]: 1 }), once())
	const id = placed.body.id as string
	expect((await people.installer.post(`/api/orders/${id}/accept`)).status).toBe(200)
	const applicant = await as('Buyer')
	const application = await applicant.post('/api/installer-applications', {
		firm: 'Suryodaya Works',
		licenceNumber: 'MH-1',
	})
	const asked = await people.buyer.post('/api/enquiries', enquiry())
	const enquiryId = asked.body.id as string
	expect((await people.installer.post(`/api/enquiries/${enquiryId}/take`)).status).toBe(200)
	await people.admin.post('/api/tariff-tables/tariffs', tariffRow())
	const saved = await people.buyer.post('/api/planner/plans', SAVED_PLAN)
	const [notice] = (await people.buyer.get('/api/notifications')).body
	return {
		people,
		ids: {
			order: id,
			product: productId,
			user: await idOf(applicant),
			feedback: (await people.nobody.post('/api/feedback', feedback())).body.id,
			fact: (await people.admin.post('/api/facts', fact())).body.id,
			application: application.body.id,
			notification: notice.id,
			enquiry: enquiryId,
			plan: saved.body.id,
		},
	}
}

const TOMORROW = () => new Date(Date.now() + 86_400_000).toISOString()

const tariffFile = () => ({ format: 'json', text: JSON.stringify([tariffRow()]) })

const almmFile = () => ({ asOf: '2026-11-01', text: 'manufacturer,model,list\nArunvi,AR-1,I\n' })

const BODIES: Record<string, (scene: Scene) => unknown> = {
	'POST /api/users': () => account(),
	'POST /api/session': () => account(),
	'POST /api/cart/items': () => ({ productId: 'solar-panel-250w', quantity: 1 }),
	'POST /api/cart/lines': () => ({ items: [{ productId: 'solar-panel-250w', quantity: 1 }] }),
	'PATCH /api/cart/lines': () => ({ items: [{ productId: 'solar-panel-250w', quantity: 1 }] }),
	'PUT /api/cart/items/{productId}': () => ({ quantity: 1 }),
	'POST /api/feedback': () => feedback(),
	'POST /api/newsletter': () => ({ email: 'asha@example.com' }),
	'POST /api/orders': () => order(),
	'POST /api/facts': () => fact(),
	'POST /api/tariff-tables/{table}': () => tariffRow({ id: 'another-tariff' }),
	'POST /api/tariff-tables/{table}/import': () => tariffFile(),
	'POST /api/tariff-tables/{table}/import/preview': () => tariffFile(),
	'POST /api/enquiries': () => enquiry(),
	'POST /api/enquiries/{id}/answer': () => ({ note: 'Visiting on Tuesday' }),
	'POST /api/planner/plans': () => SAVED_PLAN,
	'PUT /api/planner/plans/{id}': () => ({ name: 'Flat' }),
	'POST /api/products/almm-list': () => almmFile(),
	'POST /api/products/almm-list/preview': () => almmFile(),
	'POST /api/planner/yield': () => ({ pin: '411001', tilt: 18, azimuth: 180, kwp: 3 }),
	'POST /api/planner/bill': () => ({ pin: '411001', use: 'home', kwh: 250 }),
	'POST /api/planner/string': () => ({
		panelId: 'solar-panel-500w',
		inverterId: 'hybrid-inverter-5kw',
		tMin: 0,
		tCellMax: 82,
	}),
	'POST /api/planner/check': () => ({ items: [{ productId: 'solar-panel-500w', quantity: 8 }] }),
	'POST /api/planner/plan': () => ({ pin: '411038', monthlyBill: 4000 }),
	'PUT /api/profile': () => ({ name: 'Asha' }),
	'PUT /api/profile/password': () => ({
		currentPassword: PASSWORD,
		password: PASSWORD,
		confirmPassword: PASSWORD,
	}),
	'PATCH /api/notifications': () => ({ read: true }),
	'PATCH /api/notifications/{id}': () => ({ read: true }),
	'PUT /api/orders/{id}/follow': () => ({ key: 'not the secret' }),
	'POST /api/orders/{id}/reassign': () => ({ installerId: null }),
	'POST /api/orders/{id}/assign': ({ ids }) => ({ installerId: ids.user }),
	'POST /api/orders/{id}/hand-back': () => ({ reason: 'Broke my arm' }),
	'PUT /api/orders/{id}/decline-reason': () => ({ reason: 'Too far' }),
	'PUT /api/orders/{id}/appointment': () => ({ at: TOMORROW(), minutes: 120 }),
	'POST /api/orders/{id}/appointment/confirm': () => ({ at: TOMORROW() }),
	'POST /api/orders/{id}/appointment/another': () => ({ preference: 'After lunch' }),
	'PATCH /api/orders/{id}/checklist/{step}': () => ({ done: true }),
	'PUT /api/orders/{id}/serials': ({ ids }) => ({ productId: ids.product, serials: ['A1'] }),
	'POST /api/orders/{id}/complete': () => ({ customerName: 'Asha Kulkarni' }),
	'PUT /api/installer/profile': () => installer(),
	'POST /api/installer-applications': () => ({ firm: 'Works', licenceNumber: 'MH-1' }),
	'POST /api/installer-applications/{id}/refuse': () => ({ reason: 'No licence' }),
	'POST /api/products': ({ ids }) => product({ id: `${ids.product}-2` }),
	'PUT /api/products/{id}': () => ({ name: 'Another name' }),
	'PATCH /api/products': ({ ids }) => ({ ids: [ids.product], archived: true }),
	'PATCH /api/users': ({ ids }) => ({ ids: [ids.user], step: 'suspend' }),
	'PATCH /api/users/{id}': () => ({ suspended: true }),
	'PATCH /api/feedback/{id}': () => ({ status: 'Reviewed' }),
}

const FORMS: Record<string, string> = {
	'POST /api/upload': 'image',
	'POST /api/products/import': 'file',
	'POST /api/orders/{id}/checklist/{step}/photos': 'image',
}

const QUERIES: Record<string, string> = { 'GET /api/reports/breakdown': '?by=state' }

function addressOf({ path, method }: Operation, { ids }: Scene): string {
	const about = path.includes('/orders/')
		? ids.order
		: path.includes('/users/')
			? ids.user
			: path.includes('/feedback/')
				? ids.feedback
				: path.includes('/facts/')
					? ids.fact
					: path.includes('/installer-applications/')
						? ids.application
						: path.includes('/notifications/')
							? ids.notification
							: path.includes('/enquiries/')
								? ids.enquiry
								: path.includes('/plans/')
									? ids.plan
									: ids.product
	return (
		path
			.replace('{table}/{id}', 'tariffs/test-tariff')
			.replace('{id}', about)
			.replace('{productId}', ids.product)
			.replace('{table}', 'tariffs')
			.replace('{validFrom}', '2026-10-01')
			.replace('{step}', 'survey')
			.replace('{photoId}', 'none')
			.replace('{pin}', '411038') + (QUERIES[`${method} ${path}`] ?? '')
	)
}

async function call(operation: Operation, scene: Scene, caller: Caller) {
	const name = nameOf(operation)
	const address = addressOf(operation, scene)
	const field = FORMS[name]
	if (field) {
		const form = new FormData()
		form.append(field, new File(['not what it should be'], 'it.txt'))
		return caller.raw(operation.method, address, form)
	}
	return caller.json(operation.method, address, BODIES[name]?.(scene), once())
}

const UNREADABLE = [
	['application/json', '[]'],
	['application/json', '{'],
	['text/plain', 'x'],
] as const

/** What the call refuses here is what was sent, not who sent it. */
const OPEN_TO_ALL: Record<string, Row> = {
	'POST /api/session': ANYBODY,
	'PUT /api/cart/items/{productId}': ANYBODY,
	'PUT /api/orders/{id}/follow': ANYBODY,
}

const kindOf = (status: number): number | 'in' => ([401, 403, 404].includes(status) ? status : 'in')

onOneDatabase('every call by everybody', (open) => {
	it('lets in whom it should, and tells the others no more than they may know', async () => {
		const opened = await open()
		const all = await operations(opened.visitor())
		expect(Object.keys(EXPECTED).sort(), 'calls with a row').toEqual(all.map(nameOf).sort())
		const wrong: string[] = []
		let untouched: Scene | undefined
		for (const operation of all)
			for (const [index, actor] of ACTORS.entries()) {
				const made: Scene = untouched ?? (await scene(opened))
				const { status } = await call(operation, made, made.people[actor])
				untouched = operation.method === 'GET' || status >= 400 ? made : undefined
				const expected = EXPECTED[nameOf(operation)]?.[index]
				const seen = expected === 409 ? status : kindOf(status)
				if (seen !== expected || status >= 500)
					wrong.push(`${nameOf(operation)} by ${actor}: ${status}, not ${expected}`)
			}
		expect(wrong).toEqual([])
	}, 120_000)

	it('asks who it is before it looks at what was sent', async () => {
		const opened = await open()
		// Nothing of this is carried out, so one scene is enough.
		const made = await scene(opened)
		const wrong: string[] = []
		const all = await operations(opened.visitor())
		for (const operation of all.filter(({ method }) => method !== 'GET'))
			for (const [index, actor] of ACTORS.entries())
				for (const [type, body] of UNREADABLE) {
					const { body: takesJson, takesForm } = operation
					if (!takesJson && !takesForm) continue
					const address = addressOf(operation, made)
					const headers = { 'content-type': type, ...once() }
					const person = made.people[actor]
					const { status } = await person.raw(operation.method, address, body, headers)
					const row = OPEN_TO_ALL[nameOf(operation)] ?? EXPECTED[nameOf(operation)]
					const expected = row?.[index]
					// Whoever comes too late may, but there is nothing left to do: either may be said.
					const isLetIn = expected === 'in' || expected === 409
					const isAsExpected = status === expected || (isLetIn && [400, 415, 422].includes(status))
					if (!isAsExpected)
						wrong.push(`${nameOf(operation)} ${body} by ${actor}: ${status}, not ${expected}`)
				}
		expect(wrong).toEqual([])
	}, 60_000)

	it('asks who it is before it looks at what was asked for', async () => {
		const opened = await open()
		const made = await scene(opened)
		const wrong: string[] = []
		const all = await operations(opened.visitor())
		for (const operation of all.filter(({ method, query }) => method === 'GET' && query.length))
			for (const [index, actor] of ACTORS.entries()) {
				if (EXPECTED[nameOf(operation)]?.[index] === 'in') continue
				const [address] = addressOf(operation, made).split('?')
				const query = operation.query.map(({ name }) => `${name}=${'%20'.repeat(500)}`).join('&')
				const { status } = await made.people[actor].get(`${address}?${query}`)
				// What is about an order by its key: a key or size that cannot be one says nothing of the order.
				const isAlike = operation.query.some(({ name }) => name === 'key') && status === 422
				if (!isAlike && status !== EXPECTED[nameOf(operation)]?.[index])
					wrong.push(`${nameOf(operation)} by ${actor}: ${status}`)
			}
		expect(wrong).toEqual([])
	}, 60_000)

	it('answers for another’s order just as for one there is not', async () => {
		const opened = await open()
		const all = await operations(opened.visitor())
		const orders = all.filter(({ path }) => path.startsWith('/api/orders/{id}'))
		for (const operation of orders)
			for (const actor of ['nobody', 'stranger', 'rival'] as const) {
				const made = await scene(opened)
				const caller = made.people[actor]
				const real = await call(operation, made, caller)
				const none = { ...made, ids: { ...made.ids, order: 'SB-AAAA-AAAA' } }
				const guessed = await call(operation, none, caller)
				// Who comes too late to accept or decline knew of the order already.
				if (real.status !== 409) expect(guessed.body, nameOf(operation)).toEqual(real.body)
			}
	}, 120_000)
})

onOneDatabase('a session whose account was changed', (open) => {
	const CHANGES = { 'made a buyer': { role: 'Buyer' }, suspended: { suspended: true } }
	describe.each(Object.entries(CHANGES))('%s', (_what, change) => {
		it('is out at its very next call', async () => {
			const opened = await open()
			const all = await operations(opened.visitor())
			const { people, ids } = await scene(opened)
			for (const former of ['installer', 'admin'] as const) {
				const id = await idOf(people[former])
				const other = await opened.as('Admin')
				expect((await other.json('PATCH', `/api/users/${id}`, change)).status).toBe(200)
				for (const operation of all) {
					const row = EXPECTED[nameOf(operation)]
					if (row?.[0] !== 401) continue
					const { status } = await call(operation, { people, ids }, people[former])
					expect(status, nameOf(operation)).toBe(401)
				}
			}
		})
	})
})
