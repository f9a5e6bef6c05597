import {
	ADMIN,
	ANYBODY,
	BUYER_AND_ADMIN,
	CONCERNED,
	INSTALLER,
	ITS_INSTALLER,
	NOT_THERE,
	NOT_THERE_FOR_ADMINS,
	type RowOfCalls,
} from './actors.ts'

/** The calls about orders, with the result for each actor. */
export const EXPECTED_OF_ORDERS: RowOfCalls[] = [
	[
		CONCERNED,
		'GET /api/orders/{id}',
		'GET /api/orders/{id}/installation',
		'GET /api/orders/{id}/changes',
		'GET /api/orders/{id}/documents',
	],
	[
		NOT_THERE,
		// The key sent along is none.
		'PUT DELETE /api/orders/{id}/follow',
		'GET /api/documents/{file}',
		'GET /api/orders/{id}/photos/{photoId}',
		'GET /api/orders/{id}/returns/{n}/photos/{photoId}',
		'GET /api/orders/{id}/installer-photo',
	],
	[
		ADMIN,
		'GET /api/orders/{id}/installers',
		'POST /api/orders/{id}/reopen',
		'POST /api/orders/{id}/assign',
		'POST /api/orders/{id}/route',
		'PATCH /api/orders',
		'POST /api/orders/{id}/reassign',
		'POST /api/orders/{id}/confirm',
		'POST /api/orders/{id}/cancel-request/grant',
		'POST /api/orders/{id}/cancel-request/refuse',
		'GET /api/orders/{id}/timeline',
		'POST /api/orders/{id}/payments',
		'POST /api/orders/{id}/refunds',
		'POST /api/refunds/{id}/sent',
		'GET /api/orders/{id}/refund-destination',
		'POST /api/bank-file',
		'POST /api/bank-file/preview',
		'GET /api/held-payments',
		'POST /api/orders/{id}/held-payments/{reference}',
		'GET /api/settlements',
		'POST /api/settlement-file',
		'PUT /api/payments/{id}/bank-offer',
		'POST /api/bank-statements',
		'POST /api/bank-statements/{id}/lines',
		'POST /api/bank-statements/{id}/refunds',
		'POST /api/bank-columns',
	],
	[
		ITS_INSTALLER,
		'POST /api/orders/{id}/changes',
		'PUT /api/orders/{id}/appointment',
		'PATCH /api/orders/{id}/checklist/{step}',
		'POST /api/orders/{id}/checklist/{step}/photos',
		'PUT /api/orders/{id}/measurements',
		'PUT /api/orders/{id}/serials',
		'POST /api/orders/{id}/complete',
	],
	[
		BUYER_AND_ADMIN,
		'GET /api/orders/{id}/dispatches',
		'GET POST /api/orders/{id}/returns',
		'GET /api/orders/{id}/cancel-request',
	],
	[
		NOT_THERE_FOR_ADMINS,
		// There is no statement of a bank, no return, and no request to cancel.
		'GET /api/bank-statements/{id}',
		'POST /api/bank-statements/{id}/record',
		'POST /api/orders/{id}/returns/{n}/agree',
		'PUT /api/orders/{id}/returns/{n}/instructions',
		'POST /api/orders/{id}/returns/{n}/refuse',
		'POST /api/orders/{id}/returns/{n}/receive',
	],
	[ANYBODY, 'POST /api/payments/razorpay/callback'],
	// There is no return.
	[[404, 404, 404, 404, 404, 404], 'POST /api/orders/{id}/returns/{n}/photos'],
	[INSTALLER, 'PUT /api/orders-seen', 'GET /api/installations', 'GET /api/installations/slots'],
	[
		[404, 404, 'in', 404, 403, 'in'],
		'POST /api/orders/{id}/tracking-key',
		'POST /api/orders/{id}/cancel',
		'GET /api/orders/{id}/payments',
		'PUT /api/orders/{id}/refund-destination',
		'POST /api/orders/{id}/payments/reference',
	],
	[
		[401, 403, 403, 409, 409, 403],
		// An installer who comes too late saw it in the pool, so it is taken, not unknown.
		'POST /api/orders/{id}/accept',
		'POST /api/orders/{id}/decline',
	],
	[
		[401, 403, 403, 404, 403, 403],
		'PUT /api/orders/{id}/decline-reason',
		// It was not this installer who declined it: none has.
		'POST /api/orders/{id}/undo',
	],
	[[401, 403, 403, 404, 'in', 'in'], 'POST /api/orders/{id}/hand-back'],
	[
		[404, 404, 404, 404, 403, 403],
		// Nothing was proposed.
		'POST /api/orders/{id}/changes/{n}/consent',
		'POST /api/orders/{id}/changes/{n}/refuse',
	],
	[[401, 403, 403, 404, 404, 404], 'POST /api/orders/{id}/changes/{n}/withdraw'],
	[
		[401, 403, 403, 403, 403, 403],
		// The order of the scene is installed.
		'POST /api/orders/{id}/dispatches',
		'PATCH /api/orders/{id}/dispatches/{n}',
		'POST /api/orders/{id}/dispatches/{n}/delivered',
	],
	[[404, 404, 'in', 404, 404, 403], 'POST /api/orders/{id}/cancel-request'],
	[
		[404, 404, 'in', 404, 404, 404],
		'POST /api/orders/{id}/payments/online',
		'POST /api/orders/{id}/confirmation',
		'POST /api/orders/{id}/confirmation/code',
	],
	[
		[403, 403, 403, 403, 403, 403],
		// Without a signature.
		'POST /api/payments/razorpay/webhook',
	],
	[[404, 404, 'in', 404, 'in', 403], 'POST /api/orders/{id}/appointment/confirm'],
	[[404, 404, 'in', 404, 403, 403], 'POST /api/orders/{id}/appointment/another'],
	[[401, 403, 403, 404, 404, 403], 'DELETE /api/orders/{id}/photos/{photoId}'],
]
