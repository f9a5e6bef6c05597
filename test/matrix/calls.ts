import {
	account,
	deliveryRates,
	discountCode,
	enquiry,
	fact,
	feedback,
	installer,
	newPassword,
	once,
	order,
	PASSWORD,
	product,
	shipping,
	tariffRow,
} from '../builders.ts'
import type { Caller } from '../callers.ts'
import { nameOf, type Operation } from '../openapi.ts'
import { LIST_VIEW, SAVED_PLAN, type Scene } from './scene.ts'

const TOMORROW = () => new Date(Date.now() + 86_400_000).toISOString()

const tariffFile = () => ({ format: 'json', text: JSON.stringify([tariffRow()]) })

const almmFile = () => ({ asOf: '2026-11-01', text: 'manufacturer,model,list\nArunvi,AR-1,I\n' })

/** Bodies of calls that are right for any data of the store. */
export const RIGHT_BODIES: Record<string, () => object> = {
	'POST /api/users': () => account(),
	'POST /api/session': () => account(),
	'POST /api/orders': () => order(),
	'POST /api/facts': () => fact(),
	'POST /api/feedback': () => feedback(),
	'POST /api/enquiries': () => enquiry(),
	'POST /api/planner/yield': () => ({ pin: '411001', tilt: 18, azimuth: 180, kwp: 3 }),
	'POST /api/planner/plan': () => ({ pin: '411038', monthlyBill: 4000 }),
	'POST /api/newsletter': () => ({ email: 'asha@example.com' }),
	'PUT /api/installer/profile': () => installer(),
	'POST /api/cart/items': () => ({ productId: 'solar-panel-250w', quantity: 1 }),
	'POST /api/cart/lines': () => ({ items: [{ productId: 'solar-panel-250w', quantity: 1 }] }),
	'PATCH /api/cart/lines': () => ({ items: [{ productId: 'solar-panel-250w', quantity: 1 }] }),
}

const BODIES: Record<string, (scene: Scene) => unknown> = {
	...RIGHT_BODIES,
	'PUT /api/cart/items/{productId}': () => ({ quantity: 1 }),
	'PUT /api/cart/other-parts': () => ({ hasOtherParts: true }),
	'POST /api/newsletter/confirm': () => ({ key: 'none' }),
	'POST /api/newsletter/unsubscribe': () => ({ key: 'none' }),
	'POST /api/stock-alerts': ({ ids }) => ({ productId: ids.product, email: 'asha@example.com' }),
	'POST /api/stock-alerts/confirm': () => ({ key: 'none' }),
	'POST /api/stock-alerts/stop': () => ({ key: 'none' }),
	'POST /api/codes': () => discountCode({ code: `SUN-${crypto.randomUUID().slice(0, 8)}` }),
	'PATCH /api/codes/{id}': () => ({ ended: true }),
	'POST /api/codes/check': () => ({
		code: 'NONE',
		items: [{ productId: 'solar-panel-250w', quantity: 1 }],
	}),
	'POST /api/checkout/quote': () => ({
		items: [{ productId: 'solar-panel-250w', quantity: 1 }],
		fulfilment: 'delivery',
		address: { zipCode: '411038' },
	}),
	'POST /api/quotations': () => order(),
	'POST /api/quotations/for-buyer': () => order(),
	'POST /api/orders/for-buyer': () => order(),
	'POST /api/dispatches': ({ ids }) => ({ parcels: [{ id: ids.order, carrier: 'Blue Dart' }] }),
	'POST /api/order-payments': ({ ids }) => ({
		...{ way: 'cod', date: '2026-11-01' },
		payments: [{ id: ids.order }],
	}),
	'POST /api/payment-reminders': ({ ids }) => ({ ids: [ids.order] }),
	'PUT /api/checkout/draft': () => ({ fields: { city: 'Pune' } }),
	'POST /api/order-tracking': ({ ids }) => ({ id: ids.order, contactNumber: '98200 00000' }),
	'POST /api/order-tracking/link': ({ ids }) => ({ id: ids.order, contactNumber: '98200 00000' }),
	'POST /api/order-addresses/check': () => ({ shipping: shipping() }),
	'PUT /api/delivery/pin': () => ({ pin: '411038' }),
	'PUT /api/delivery-rates': () => deliveryRates(),
	'POST /api/delivery-rates/try': () => ({
		rates: deliveryRates(),
		pin: '411038',
		items: 'solar-panel-250w:1',
	}),
	'PUT /api/settings/{section}': () => ({ daysFrom: 2, daysTo: 3 }),
	'POST /api/tariff-tables/{table}': () => tariffRow({ id: 'another-tariff' }),
	'POST /api/tariff-tables/{table}/import': () => tariffFile(),
	'POST /api/tariff-tables/{table}/import/preview': () => tariffFile(),
	'POST /api/enquiries/{id}/price': () => ({ delivery: 500, day: TOMORROW().slice(0, 10) }),
	'PATCH /api/enquiries': ({ ids }) => ({ ids: [ids.enquiry], step: 'answer' }),
	'POST /api/enquiries/{id}/assign': () => ({ installerId: 'none' }),
	'POST /api/enquiries/{id}/answer': () => ({ note: 'Visiting on Tuesday' }),
	'POST /api/planner/plans': () => SAVED_PLAN,
	'PUT /api/planner/plans/{id}': () => ({ name: 'Flat' }),
	'POST /api/products/almm-list': () => almmFile(),
	'POST /api/products/almm-list/preview': () => almmFile(),
	'POST /api/planner/bill': () => ({ pin: '411001', use: 'home', kwh: 250 }),
	'POST /api/planner/string': () => ({
		panelId: 'solar-panel-500w',
		inverterId: 'hybrid-inverter-5kw',
		tMin: 0,
		tCellMax: 82,
	}),
	'POST /api/planner/backup': () => ({ loadW: 500, hours: 2 }),
	'POST /api/planner/check': () => ({ items: [{ productId: 'solar-panel-500w', quantity: 8 }] }),
	'PUT /api/profile/mails': () => ({ wanted: [] }),
	'PUT /api/profile': () => ({ name: 'Asha' }),
	'POST /api/account/list-views': () => LIST_VIEW,
	'PUT /api/account/list-filters': () => ({ list: 'orders', query: 'status=pending' }),
	'POST /api/account/addresses': () => shipping(),
	'PUT /api/account/addresses/{id}': () => shipping(),
	'POST /api/account/data': () => ({ password: PASSWORD }),
	'POST /api/account/deletion': () => ({ password: PASSWORD }),
	'PUT /api/profile/password': () => ({ currentPassword: PASSWORD, ...newPassword() }),
	'POST /api/session/code': () => ({ code: '123456' }),
	'POST /api/invitations': () => ({
		email: `person-${crypto.randomUUID()}@example.com`,
		name: 'Ravi Deo',
		role: 'Installer',
	}),
	'POST /api/account/invitation': () => ({ token: 'none' }),
	'POST /api/account/invitation/accept': () => ({ token: 'none', ...newPassword() }),
	'POST /api/account/reset': () => ({ email: 'asha@example.com' }),
	'POST /api/account/device': () => ({ email: 'asha@example.com' }),
	'PUT /api/account/device': () => ({ token: 'none' }),
	'PUT /api/account/reset': () => ({ token: 'none', ...newPassword() }),
	'POST /api/account/address/change': () => ({
		email: 'asha@new.example',
		currentPassword: PASSWORD,
	}),
	'POST /api/account/address/link': () => ({ token: 'none' }),
	'POST /api/account/address/confirm': () => ({ token: 'none' }),
	'POST /api/account/sign-up': () => ({ token: 'none' }),
	'POST /api/account/sign-up/confirm': () => ({ token: 'none', password: PASSWORD }),
	'POST /api/account/two-factor': () => ({ currentPassword: PASSWORD }),
	'POST /api/account/two-factor/confirm': () => ({ code: '123456' }),
	'POST /api/account/two-factor/recovery-codes': () => ({ currentPassword: PASSWORD }),
	'POST /api/account/two-factor/off': () => ({ currentPassword: PASSWORD, code: '123456' }),
	'PATCH /api/notifications': () => ({ read: true }),
	'POST /api/notifications/restore': () => ({ at: '2026-01-01T00:00:00.000Z' }),
	'PATCH /api/notifications/{id}': () => ({ read: true }),
	'PUT /api/orders/{id}/follow': () => ({ key: 'not the secret' }),
	'PATCH /api/orders': ({ ids }) => ({ orders: [{ id: ids.order, installerId: null }] }),
	'PUT /api/orders/{id}/buyer': () => shipping(),
	'POST /api/orders/{id}/reassign': () => ({ installerId: null }),
	'POST /api/orders/{id}/assign': ({ ids }) => ({ installerId: ids.user }),
	'POST /api/orders/{id}/changes': () => ({
		items: [{ productId: 'solar-panel-500w', quantity: 2 }],
		reason: 'More room',
	}),
	'POST /api/orders/{id}/changes/{n}/consent': () => ({ hash: 'none' }),
	'POST /api/orders/{id}/returns': () => ({
		lines: [{ line: 1, quantity: 1 }],
		reason: 'Too many',
	}),
	'POST /api/orders/{id}/claims': () => ({
		...{ productId: 'solar-panel-500w', serial: 'SN-1', reason: 'No output' },
	}),
	'POST /api/orders/{id}/claims/{n}/steps': () => ({ state: 'with-maker' }),
	'POST /api/orders/{id}/claims/{n}/undo': () => ({ state: 'with-maker' }),
	'PUT /api/orders/{id}/returns/{n}/instructions': () => ({}),
	'POST /api/orders/{id}/returns/{n}/refuse': () => ({ answer: 'It was used.' }),
	'POST /api/orders/{id}/returns/{n}/receive': () => ({ lines: [] }),
	'PUT /api/orders/{id}/refund-destination': () => ({ upiId: 'asha@okbank' }),
	'POST /api/orders/{id}/cancel-request': () => ({ reason: 'We are moving house.' }),
	'POST /api/orders/{id}/cancel-request/refuse': () => ({ answer: 'It is on its way.' }),
	'POST /api/orders/{id}/hand-back': () => ({ reason: 'Broke my arm' }),
	'PUT /api/orders/{id}/decline-reason': () => ({ reason: 'Too far' }),
	'PUT /api/orders/{id}/measurements': () => ({ earthOhms: 0.4, strings: [] }),
	'PUT /api/orders/{id}/appointment': () => ({ at: TOMORROW(), minutes: 120 }),
	'POST /api/orders/{id}/appointment/confirm': () => ({ at: TOMORROW() }),
	'POST /api/orders/{id}/appointment/another': () => ({ preference: 'After lunch' }),
	'PATCH /api/orders/{id}/checklist/{step}': () => ({ done: true }),
	'PUT /api/orders/{id}/serials': ({ ids }) => ({ productId: ids.product, serials: ['A1'] }),
	'POST /api/orders/{id}/complete': () => ({ customerName: 'Asha Kulkarni' }),
	'POST /api/orders/{id}/checklist/{step}/photos/{upload}': () => ({ bytes: 1 }),
	'POST /api/installer-applications': () => ({ firm: 'Works', licenceNumber: 'MH-1' }),
	'POST /api/installer-applications/{id}/refuse': () => ({ reason: 'No licence' }),
	'POST /api/products': ({ ids }) => product({ id: `${ids.product}-2` }),
	'PUT /api/products/{id}': () => ({ name: 'Another name' }),
	'PATCH /api/products': ({ ids }) => ({ ids: [ids.product], archived: true }),
	'POST /api/products/changes/preview': ({ ids }) => ({ ids: [ids.product], pricePct: 5 }),
	'POST /api/products/changes': ({ ids }) => ({
		changes: [{ id: ids.product, before: { category: 'Panels' }, after: { category: 'Kits' } }],
	}),
	'PATCH /api/users': ({ ids }) => ({ ids: [ids.user], step: 'suspend' }),
	'PATCH /api/users/{id}': () => ({ suspended: true }),
	'POST /api/contact-notes': () => ({ contact: '98200 12345', kind: 'call', text: 'Calls back' }),
	'POST /api/feedback-replies': ({ ids }) => ({ ids: [ids.feedback], text: 'Thank you' }),
	'PUT /api/orders/{id}/reviews': () => ({ stars: 5, text: 'As promised' }),
	'POST /api/orders/{id}/reviews/withdraw': () => ({}),
	'PUT /api/orders/{id}/subsidy/steps/{step}': () => ({ done: true }),
	'PUT /api/orders/{id}/subsidy/reminders': () => ({ wanted: false }),
	'POST /api/orders/{id}/subsidy/papers/{paperId}/remove': () => ({}),
	'POST /api/reviews/{id}/hide': () => ({ reason: 'abuse' }),
	'PUT /api/reviews/{id}/answer': () => ({ text: 'Thank you' }),
	'PATCH /api/feedback/{id}': () => ({ status: 'Reviewed' }),
	'POST /api/months/{month}/close': () => ({ note: 'Filed' }),
	'POST /api/months/{month}/open': () => ({ reason: 'Wrong rate' }),
}

const FORMS: Record<string, string> = {
	'POST /api/upload': 'image',
	'POST /api/products/import': 'file',
	'POST /api/orders/{id}/checklist/{step}/photos': 'image',
	'POST /api/orders/{id}/photo-parts/{upload}': 'part',
	'POST /api/orders/{id}/returns/{n}/photos': 'image',
	'POST /api/orders/{id}/subsidy/papers': 'file',
	'POST /api/installer/profile/photo': 'image',
}

const QUERIES: Record<string, string> = {
	'GET /api/reports/breakdown': '?by=state',
	'GET /api/portal-search': '?q=asha',
	'GET /api/people': '?contact=asha@example.com',
	'GET /api/worklist/orders': '?kind=to-send',
	'GET /api/delivery': '?pin=411038&items=solar-panel-250w:1',
	'GET /api/checkout/coverage': '?pin=411038',
}

/** Where the call is, for the scene's things. */
export function addressOf({ path, method }: Operation, { ids }: Scene): string {
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
									: path.includes('/addresses/')
										? ids.address
										: path.includes('/list-views/')
											? ids.view
											: ids.product
	return (
		path
			.replace('{table}/{id}', 'tariffs/test-tariff')
			.replace('{id}', about)
			.replace('{productId}', ids.product)
			.replace('{table}', 'tariffs')
			.replace('{section}', 'delivery')
			.replace('{template}', 'invitation')
			.replace('{validFrom}', '2026-10-01')
			.replace('{step}', 'survey')
			.replace('{month}', '2026-10')
			.replace('{photoId}', 'none')
			.replace('{paperId}', 'none')
			.replace('{n}', '1')
			.replace('{file}', 'none.pdf')
			.replace('{n}', '1')
			.replace('{pin}', '411038') + (QUERIES[`${method} ${path}`] ?? '')
	)
}

/** Makes the call, with a body that is right. */
export async function call(operation: Operation, scene: Scene, caller: Caller) {
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
