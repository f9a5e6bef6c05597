import {
	ADMIN,
	ANYBODY,
	BUYER_AND_ADMIN,
	CONCERNED,
	INSTALLER,
	ITS_INSTALLER,
	type Row,
} from './actors.ts'

/** Every call about an order, with what each actor gets. */
export const EXPECTED_OF_ORDERS: Record<string, Row> = {
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
	'GET /api/orders/{id}/changes': CONCERNED,
	'POST /api/orders/{id}/changes': ITS_INSTALLER,
	// Nothing was proposed.
	'POST /api/orders/{id}/changes/{n}/consent': [404, 404, 404, 404, 403, 403],
	'POST /api/orders/{id}/changes/{n}/refuse': [404, 404, 404, 404, 403, 403],
	'POST /api/orders/{id}/changes/{n}/withdraw': [401, 403, 403, 404, 404, 404],
	'GET /api/orders/{id}/documents': CONCERNED,
	'GET /api/orders/{id}/dispatches': BUYER_AND_ADMIN,
	// The order of the scene is installed.
	'POST /api/orders/{id}/dispatches': [401, 403, 403, 403, 403, 403],
	'PATCH /api/orders/{id}/dispatches/{n}': [401, 403, 403, 403, 403, 403],
	'POST /api/orders/{id}/dispatches/{n}/delivered': [401, 403, 403, 403, 403, 403],
	'GET /api/orders/{id}/returns': BUYER_AND_ADMIN,
	'POST /api/orders/{id}/returns': BUYER_AND_ADMIN,
	// Nothing comes back, and nobody asks to cancel.
	'POST /api/orders/{id}/returns/{n}/agree': [401, 403, 403, 403, 403, 404],
	'POST /api/orders/{id}/returns/{n}/refuse': [401, 403, 403, 403, 403, 404],
	'POST /api/orders/{id}/returns/{n}/receive': [401, 403, 403, 403, 403, 404],
	'GET /api/orders/{id}/cancel-request': BUYER_AND_ADMIN,
	'POST /api/orders/{id}/cancel-request': [404, 404, 'in', 404, 404, 403],
	'POST /api/orders/{id}/cancel-request/grant': ADMIN,
	'POST /api/orders/{id}/cancel-request/refuse': ADMIN,
	'GET /api/orders/{id}/payments': [404, 404, 'in', 404, 403, 'in'],
	'GET /api/orders/{id}/timeline': ADMIN,
	'POST /api/orders/{id}/payments': ADMIN,
	'POST /api/orders/{id}/payments/online': [404, 404, 'in', 404, 404, 404],
	'POST /api/payments/razorpay/callback': ANYBODY,
	// Without a signature.
	'POST /api/payments/razorpay/webhook': [403, 403, 403, 403, 403, 403],
	'POST /api/orders/{id}/refunds': ADMIN,
	'POST /api/refunds/{id}/sent': ADMIN,
	'POST /api/bank-file': ADMIN,
	'POST /api/bank-file/preview': ADMIN,
	// Of an id that no paper has.
	'GET /api/documents/{file}': [404, 404, 404, 404, 404, 404],
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
	'PUT /api/orders/{id}/measurements': ITS_INSTALLER,
	'PUT /api/orders/{id}/serials': ITS_INSTALLER,
	'POST /api/orders/{id}/complete': ITS_INSTALLER,
}
