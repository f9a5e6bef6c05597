import { expect } from 'vitest'
import { enquiry, fact, feedback, once, order, product, shipping, tariffRow } from '../builders.ts'
import { type Caller, callersOf, idOf } from '../callers.ts'
import { nameOf, type Operation } from '../openapi.ts'
import type { TestStore } from '../store.ts'
import type { ActorName } from './actors.ts'

/** The subject of a call, made anew for each call of each actor. */
export interface Scene {
	people: Record<ActorName, Caller>
	ids: Record<
		| ('order' | 'product' | 'user' | 'feedback' | 'fact')
		| ('application' | 'notification' | 'enquiry' | 'plan' | 'address' | 'view'),
		string
	>
}

export const LIST_VIEW = { list: 'orders', name: 'Mine', query: 'status=pending' }
export const SAVED_PLAN = { name: 'Home', plan: '/planner?pin=411038&bill=4000' }

/** Calls whose success changes nothing that another call asks for, but by reading. */
const LEAVING = [
	'POST /api/orders',
	'POST /api/facts',
	'POST /api/enquiries',
	'POST /api/feedback',
	'PATCH /api/feedback/{id}',
	'POST /api/invitations',
	'POST /api/upload',
	'PUT /api/profile',
	'POST /api/account/data',
	'POST /api/account/reset',
	'POST /api/account/device',
	'POST /api/account/addresses',
	'POST /api/account/list-views',
	'PUT /api/account/list-filters',
	'POST /api/planner/plans',
	'PATCH /api/notifications',
]
/** Each address below these is such a call. */
const LEAVING_BELOW = [
	'cart',
	'checkout',
	'codes',
	'delivery',
	'delivery-rates',
	'quotations',
	'newsletter',
	'stock-alerts',
	'order-addresses',
	'order-tracking',
	'orders-seen',
	'payments',
	'bank-file',
	'settlement-file',
	'bank-statements',
	'bank-columns',
	'settings',
	'profile/mails',
	'planner/yield',
	'planner/string',
	'planner/backup',
	'planner/check',
	'planner/plan',
	'planner/bill',
	'products/import',
	'products/almm-list',
].map((path) => `/api/${path}`)

/** Whether a scene serves for the next call after the success of this one. */
export const leavesScene = (operation: Operation): boolean =>
	operation.method === 'GET' ||
	LEAVING.includes(nameOf(operation)) ||
	LEAVING_BELOW.some((path) => operation.path === path || operation.path.startsWith(`${path}/`))

let scenes = 0

export async function scene({ store }: TestStore): Promise<Scene> {
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
	const address = await people.buyer.post('/api/account/addresses', shipping())
	const view = await people.buyer.post('/api/account/list-views', LIST_VIEW)
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
			address: address.body.id,
			view: view.body.id,
		},
	}
}
