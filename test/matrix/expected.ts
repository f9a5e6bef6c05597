/** Nobody, a buyer, the order's buyer, an installer, the installer who has the order, an admin. */
export const ACTORS = ['nobody', 'stranger', 'buyer', 'rival', 'installer', 'admin'] as const
export type ActorName = (typeof ACTORS)[number]

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
/** What installers have nothing to do with. */
const BUYER_AND_ADMIN: Row = [404, 404, 'in', 404, 404, 'in']
const ITS_INSTALLER: Row = [401, 403, 403, 404, 'in', 403]
/** An enquiry of the buyer that the installer has taken, in a store where it is open to every installer. */
const ITS_ENQUIRY: Row = [401, 403, 403, 404, 'in', 'in']
/** Of the buyer alone. */
const BUYERS_OWN: Row = [401, 404, 'in', 404, 404, 404]

/** Every call of the API, with what each actor gets. */
export const EXPECTED: Record<string, Row> = {
	'GET /api/store': ANYBODY,
	'GET /api/store/texts': ANYBODY,
	'GET /api/pins/{pin}': ANYBODY,
	'GET /api/delivery': ANYBODY,
	'GET /api/delivery/pin': ANYBODY,
	'PUT /api/delivery/pin': ANYBODY,
	'GET /api/delivery-rates': ADMIN,
	'PUT /api/delivery-rates': ADMIN,
	'POST /api/delivery-rates/try': ADMIN,
	// There is no such code.
	'POST /api/codes/check': ANYBODY,
	'POST /api/checkout/quote': ANYBODY,
	'GET /api/codes': ADMIN,
	'POST /api/codes': ADMIN,
	// Of an id that no code has.
	'PATCH /api/codes/{id}': [401, 403, 403, 403, 403, 404],
	'GET /api/codes/{id}/uses': [401, 403, 403, 403, 403, 404],
	'GET /api/products': ANYBODY,
	'GET /api/product-facets': ANYBODY,
	'GET /api/products/suggestions': ANYBODY,
	'GET /api/products/{id}': ANYBODY,
	'GET /api/products/{id}/data-sheet.pdf': ANYBODY,
	'POST /api/users': ANYBODY,
	// The account named there does not exist.
	'POST /api/session': [401, 401, 401, 401, 401, 401],
	// No login of theirs awaits a code.
	'POST /api/session/code': [401, 401, 401, 401, 401, 401],
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
	'POST /api/newsletter/confirm': ANYBODY,
	'POST /api/newsletter/unsubscribe': ANYBODY,
	'GET /api/newsletter/subscribers': ADMIN,
	'GET /api/exports/subscribers.csv': ADMIN,
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
	'GET /api/products/{id}/tax': ANYBODY,
	// The product of the scene is a panel.
	'GET /api/products/{id}/cost': ANYBODY,
	'GET /api/jobs': ADMIN,
	// Of an id that no job has.
	'POST /api/jobs/{id}/retry': [401, 403, 403, 403, 403, 404],
	'GET /api/backups/last': ADMIN,
	'GET /api/mails': ADMIN,
	// Of an id that no mail has.
	'GET /api/mails/{id}': [401, 403, 403, 403, 403, 404],
	'POST /api/mails/{id}/retry': [401, 403, 403, 403, 403, 404],
	'GET /api/mail-previews/{template}': ADMIN,
	'GET /api/profile/mails': SIGNED_IN,
	'PUT /api/profile/mails': SIGNED_IN,
	'GET /api/facts': ANYBODY,
	'GET /api/setup': ADMIN,
	'GET /api/settings/{section}': ADMIN,
	'PUT /api/settings/{section}': ADMIN,

	'GET /api/profile/sessions': SIGNED_IN,
	'DELETE /api/profile/sessions': SIGNED_IN,
	// Of an id that no session has.
	'DELETE /api/profile/sessions/{id}': [401, 404, 404, 404, 404, 404],
	'PUT /api/profile': SIGNED_IN,
	'PUT /api/profile/password': SIGNED_IN,
	'POST /api/account/data': SIGNED_IN,
	'GET /api/account/data': SIGNED_IN,
	'GET /api/account/addresses': SIGNED_IN,
	'POST /api/account/addresses': SIGNED_IN,
	'PUT /api/account/addresses/{id}': BUYERS_OWN,
	'DELETE /api/account/addresses/{id}': BUYERS_OWN,
	'GET /api/account/deletion': SIGNED_IN,
	'POST /api/account/deletion': SIGNED_IN,
	'GET /api/invitations': ADMIN,
	'POST /api/invitations': ADMIN,
	// Of an id that no invitation has, and by a link that there is not.
	'POST /api/invitations/{id}/resend': [401, 403, 403, 403, 403, 404],
	'DELETE /api/invitations/{id}': [401, 403, 403, 403, 403, 404],
	'POST /api/account/invitation': [404, 404, 404, 404, 404, 404],
	'POST /api/account/invitation/accept': [404, 404, 404, 404, 404, 404],
	'POST /api/account/reset': ANYBODY,
	// By a link that there is not.
	'PUT /api/account/reset': [404, 404, 404, 404, 404, 404],
	'GET /api/account/address': SIGNED_IN,
	'POST /api/account/address/confirmation': SIGNED_IN,
	'POST /api/account/address/change': SIGNED_IN,
	// By a link that there is not.
	'POST /api/account/address/link': [404, 404, 404, 404, 404, 404],
	'POST /api/account/address/confirm': [404, 404, 404, 404, 404, 404],
	'POST /api/account/sign-up': [404, 404, 404, 404, 404, 404],
	'POST /api/account/sign-up/confirm': [404, 404, 404, 404, 404, 404],
	'GET /api/account/two-factor': SIGNED_IN,
	'POST /api/account/two-factor': SIGNED_IN,
	'POST /api/account/two-factor/confirm': SIGNED_IN,
	'POST /api/account/two-factor/recovery-codes': SIGNED_IN,
	'POST /api/account/two-factor/off': SIGNED_IN,
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
	'GET /api/reports/tax': ADMIN,
	'GET /api/reports/sales.csv': ADMIN,
	'GET /api/reports/breakdown.csv': ADMIN,
	'GET /api/reports/acceptance.csv': ADMIN,
	'GET /api/reports/carts.csv': ADMIN,
	'GET /api/reports/stock.csv': ADMIN,
	'GET /api/reports/tax.csv': ADMIN,
}

/** What the call refuses here is what was sent, not who sent it. */
export const OPEN_TO_ALL: Record<string, Row> = {
	'POST /api/session': ANYBODY,
	'POST /api/session/code': ANYBODY,
	'PUT /api/account/reset': ANYBODY,
	'POST /api/account/invitation': ANYBODY,
	'POST /api/account/invitation/accept': ANYBODY,
	'POST /api/account/address/link': ANYBODY,
	'POST /api/account/address/confirm': ANYBODY,
	'POST /api/account/sign-up': ANYBODY,
	'POST /api/account/sign-up/confirm': ANYBODY,
	'PUT /api/cart/items/{productId}': ANYBODY,
	'PUT /api/orders/{id}/follow': ANYBODY,
}
