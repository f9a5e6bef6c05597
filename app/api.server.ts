import { type ClientResponse, hc } from 'hono/client'
import type { SuccessStatusCode } from 'hono/utils/http-status'
import { createContext, data, type RouterContextProvider } from 'react-router'
import type { pinRoutes } from '../api/pins.ts'
import type { storeRoutes } from '../api/store.ts'
import type { addressRoutes } from '../domain/accounts/addresses/address-routes.ts'
import type { invitationRoutes } from '../domain/accounts/invitations/invitation-routes.ts'
import type { linkRoutes } from '../domain/accounts/links/link-routes.ts'
import type { accountRoutes } from '../domain/accounts/routes.ts'
import type { sessionRoutes } from '../domain/accounts/sessions/session-routes.ts'
import type { signUpRoutes } from '../domain/accounts/sign-up/sign-up-routes.ts'
import type { twoFactorRoutes } from '../domain/accounts/two-factor/two-factor-routes.ts'
import type { savedAddressRoutes } from '../domain/addresses/routes.ts'
import type { auditRoutes } from '../domain/audit/routes.ts'
import type { backupRoutes } from '../domain/backups/routes.ts'
import type { cartRoutes } from '../domain/cart/routes.ts'
import type { productRoutes } from '../domain/catalogue/routes.ts'
import type { checkoutRoutes } from '../domain/checkout/routes.ts'
import type { claimRoutes } from '../domain/claims/routes.ts'
import type { codeRoutes } from '../domain/codes/routes.ts'
import type { contactRoutes } from '../domain/contacts/routes.ts'
import type { deliveryRateRoutes, deliveryRoutes } from '../domain/delivery/routes.ts'
import type { dispatchRoutes } from '../domain/dispatches/routes.ts'
import type { exportRoutes } from '../domain/documents/accounting/export-routes.ts'
import type { quotationRoutes } from '../domain/documents/quotations/quotation-routes.ts'
import type { documentRoutes } from '../domain/documents/routes.ts'
import type { enquiryRoutes } from '../domain/enquiries/routes.ts'
import type { feedbackRoutes } from '../domain/feedback/routes.ts'
import type { changeRoutes } from '../domain/fulfilment/changes/change-routes.ts'
import type { installationRoutes } from '../domain/installations/routes.ts'
import type { installerRoutes } from '../domain/installers/routes.ts'
import type { jobRoutes } from '../domain/jobs/routes.ts'
import type { listViewRoutes } from '../domain/list-views/routes.ts'
import type { mailRoutes } from '../domain/mail/routes.ts'
import type { newsletterRoutes } from '../domain/newsletter/routes.ts'
import type { notificationRoutes } from '../domain/notifications/routes.ts'
import type { orderRoutes } from '../domain/orders/routes.ts'
import type { plannerRoutes } from '../domain/planner/routes.ts'
import type { privacyRoutes } from '../domain/privacy/routes.ts'
import type { referenceDataRoutes } from '../domain/reference-data/routes.ts'
import type { balanceRoutes } from '../domain/reports/balance/balance-routes'
import type { moneyRoutes } from '../domain/reports/money/money-routes'
import type { monthRoutes } from '../domain/reports/months/month-routes.ts'
import type { personRoutes } from '../domain/reports/person/person-routes'
import type { requestRoutes } from '../domain/reports/requests/request-routes'
import type { reportRoutes } from '../domain/reports/routes.ts'
import type { timelineRoutes } from '../domain/reports/timeline/timeline-routes'
import type { warrantyRoutes } from '../domain/reports/warranty/warranty-routes'
import type { worklistRoutes } from '../domain/reports/worklist/worklist-routes'
import type { returnRoutes } from '../domain/returns/routes.ts'
import type { reviewRoutes } from '../domain/reviews/routes.ts'
import type { savedPlanRoutes } from '../domain/saved-plans/routes.ts'
import type { settingsRoutes } from '../domain/settings/routes.ts'
import type { razorpayRoutes } from '../domain/settlement/razorpay/razorpay-routes.ts'
import type { settlementRoutes } from '../domain/settlement/routes'
import type { setupRoutes } from '../domain/setup/routes.ts'
import type { stockAlertRoutes } from '../domain/stock-alerts/routes.ts'
import type { subsidyRoutes } from '../domain/subsidy/routes.ts'
import type { tariffRoutes } from '../domain/tariffs/routes.ts'
import type { taxRoutes } from '../domain/tax/routes.ts'
import type { uploadRoutes } from '../domain/uploads/routes.ts'
import type { ClientOf } from './api-schema.ts'
import { isNoId } from './ui/forms/path-id'

/** Calls the API in process as the sender of the page's request, and passes its cookies on to them. */
export type InProcessApi = (request: Request) => Promise<Response>

export const inProcessApiContext = createContext<InProcessApi>()

/** The context that the server gives every loader and action of a request. */
export type Context = Readonly<RouterContextProvider>

/** A request, with the server's context for it: the arguments of loaders and actions. */
export interface Asked<Param extends string = never> {
	request: Request
	context: Context
	params: Record<Param, string>
}

const BASE = 'http://store/api'

type Api = ReturnType<typeof clientsOf>

/** A page asks several times, in its frame and in itself. */
const known = new WeakMap<Context, Api>()

/** The store's own API, a typed client per module, with the caller's cookies. */
export function api(context: Context): Api {
	const before = known.get(context)
	if (before) return before
	const clients = clientsOf(context)
	known.set(context, clients)
	return clients
}

function clientsOf(context: Context) {
	const callApi = context.get(inProcessApiContext)
	const fetch = (input: RequestInfo | URL, init?: RequestInit) => callApi(new Request(input, init))
	const options = { fetch }
	return inPaths({
		audit: hc<ClientOf<typeof auditRoutes>>(BASE, options).audit,
		accounts: hc<ClientOf<typeof accountRoutes>>(BASE, options),
		invitations: hc<ClientOf<typeof invitationRoutes>>(BASE, options),
		links: hc<ClientOf<typeof linkRoutes>>(BASE, options),
		addresses: hc<ClientOf<typeof addressRoutes>>(BASE, options).account.address,
		signUps: hc<ClientOf<typeof signUpRoutes>>(BASE, options).account['sign-up'],
		mySessions: hc<ClientOf<typeof sessionRoutes>>(BASE, options).profile.sessions,
		twoFactor: hc<ClientOf<typeof twoFactorRoutes>>(BASE, options).account['two-factor'],
		listViews: hc<ClientOf<typeof listViewRoutes>>(BASE, options).account['list-views'],
		savedAddresses: hc<ClientOf<typeof savedAddressRoutes>>(BASE, options).account.addresses,
		savedPlans: hc<ClientOf<typeof savedPlanRoutes>>(BASE, options).planner,
		cart: hc<ClientOf<typeof cartRoutes>>(BASE, options).cart,
		catalogue: hc<ClientOf<typeof productRoutes>>(BASE, options),
		changes: hc<ClientOf<typeof changeRoutes>>(BASE, options).orders,
		checkout: hc<ClientOf<typeof checkoutRoutes>>(BASE, options).checkout,
		codes: hc<ClientOf<typeof codeRoutes>>(BASE, options).codes,
		contactNotes: hc<ClientOf<typeof contactRoutes>>(BASE, options)['contact-notes'],
		dispatches: hc<ClientOf<typeof dispatchRoutes>>(BASE, options).orders[':id'].dispatches,
		feedbackReplies: hc<ClientOf<typeof feedbackRoutes>>(BASE, options)['feedback-replies'],
		parcels: hc<ClientOf<typeof dispatchRoutes>>(BASE, options).dispatches,
		returns: hc<ClientOf<typeof returnRoutes>>(BASE, options).orders[':id'],
		claims: hc<ClientOf<typeof claimRoutes>>(BASE, options).orders[':id'].claims,
		reviews: hc<ClientOf<typeof reviewRoutes>>(BASE, options),
		delivery: hc<ClientOf<typeof deliveryRoutes>>(BASE, options).delivery,
		deliveryRates: hc<ClientOf<typeof deliveryRateRoutes>>(BASE, options)['delivery-rates'],
		enquiries: hc<ClientOf<typeof enquiryRoutes>>(BASE, options).enquiries,
		events: hc<ClientOf<typeof notificationRoutes>>(BASE, options).events,
		facts: hc<ClientOf<typeof referenceDataRoutes>>(BASE, options).facts,
		fits: hc<ClientOf<typeof plannerRoutes>>(BASE, options).products,
		feedback: hc<ClientOf<typeof feedbackRoutes>>(BASE, options).feedback,
		gstSummary: hc<ClientOf<typeof exportRoutes>>(BASE, options)['gst-summary'],
		installations: hc<ClientOf<typeof installationRoutes>>(BASE, options),
		installers: hc<ClientOf<typeof installerRoutes>>(BASE, options),
		backups: hc<ClientOf<typeof backupRoutes>>(BASE, options).backups,
		jobs: hc<ClientOf<typeof jobRoutes>>(BASE, options).jobs,
		mail: hc<ClientOf<typeof mailRoutes>>(BASE, options),
		newsletter: hc<ClientOf<typeof newsletterRoutes>>(BASE, options).newsletter,
		notifications: hc<ClientOf<typeof notificationRoutes>>(BASE, options).notifications,
		notificationCounts: hc<ClientOf<typeof notificationRoutes>>(BASE, options)[
			'notification-counts'
		],
		restoredNotifications: hc<ClientOf<typeof notificationRoutes>>(BASE, options).notifications
			.restore,
		followedOrders: hc<ClientOf<typeof orderRoutes>>(BASE, options)['followed-orders'],
		orderTracking: hc<ClientOf<typeof orderRoutes>>(BASE, options)['order-tracking'],
		orderCounts: hc<ClientOf<typeof orderRoutes>>(BASE, options)['order-counts'],
		orderAddresses: hc<ClientOf<typeof orderRoutes>>(BASE, options)['order-addresses'],
		orders: hc<ClientOf<typeof orderRoutes>>(BASE, options).orders,
		ordersSeen: hc<ClientOf<typeof orderRoutes>>(BASE, options)['orders-seen'],
		quotations: hc<ClientOf<typeof quotationRoutes>>(BASE, options).quotations,
		documents: hc<ClientOf<typeof documentRoutes>>(BASE, options).orders,
		documentCounts: hc<ClientOf<typeof documentRoutes>>(BASE, options)['document-counts'],
		allDocuments: hc<ClientOf<typeof documentRoutes>>(BASE, options).documents,
		people: hc<ClientOf<typeof personRoutes>>(BASE, options).people,
		planner: hc<ClientOf<typeof plannerRoutes>>(BASE, options).planner,
		privacy: hc<ClientOf<typeof privacyRoutes>>(BASE, options).account,
		money: hc<ClientOf<typeof moneyRoutes>>(BASE, options),
		months: hc<ClientOf<typeof monthRoutes>>(BASE, options).months,
		balance: hc<ClientOf<typeof balanceRoutes>>(BASE, options).reports.balance,
		reports: hc<ClientOf<typeof reportRoutes>>(BASE, options).reports,
		online: hc<ClientOf<typeof razorpayRoutes>>(BASE, options),
		pins: hc<ClientOf<typeof pinRoutes>>(BASE, options).pins,
		settlement: hc<ClientOf<typeof settlementRoutes>>(BASE, options),
		settings: hc<ClientOf<typeof settingsRoutes>>(BASE, options).settings,
		setup: hc<ClientOf<typeof setupRoutes>>(BASE, options).setup,
		subsidy: hc<ClientOf<typeof subsidyRoutes>>(BASE, options),
		stockAlerts: hc<ClientOf<typeof stockAlertRoutes>>(BASE, options)['stock-alerts'],
		heldPrices: hc<ClientOf<typeof checkoutRoutes>>(BASE, options)['held-prices'],
		store: hc<ClientOf<typeof storeRoutes>>(BASE, options).store,
		tariffTables: hc<ClientOf<typeof tariffRoutes>>(BASE, options)['tariff-tables'],
		tax: hc<ClientOf<typeof taxRoutes>>(BASE, options).products,
		timeline: hc<ClientOf<typeof timelineRoutes>>(BASE, options).orders[':id'].timeline,
		orderRequests: hc<ClientOf<typeof requestRoutes>>(BASE, options),
		warranties: hc<ClientOf<typeof warrantyRoutes>>(BASE, options).warranties,
		worklist: hc<ClientOf<typeof worklistRoutes>>(BASE, options).worklist,
		upload: hc<ClientOf<typeof uploadRoutes>>(BASE, options).upload,
	})
}

/**
 * Encodes a form's text for a header, where HTTP has no room for most letters: such a header goes out empty, and is
 * refused.
 */
const inHeaders = (header: Record<string, string | undefined>) =>
	Object.fromEntries(
		Object.entries(header).map(([name, value]) => [
			name,
			value && /^[\x20-\x7e]*$/.test(value) ? value : '',
		]),
	)

/**
 * The client puts parameters into a path as they are; an id that was typed into an address could then lead to another
 * call (`../session`). Every parameter is encoded before it gets there, and one that would lead elsewhere even so is
 * answered as not found.
 */
function inPaths<T extends object>(client: T): T {
	return new Proxy(client, {
		get(target, name) {
			const part: unknown = Reflect.get(target, name)
			return typeof part === 'function' ? inPaths(part) : part
		},
		apply(target, self, [input, ...rest]) {
			if (input?.param && Object.values(input.param).some(isNoId)) return nothingThere()
			const param = input?.param && encoded(input.param)
			const header = input?.header && inHeaders(input.header)
			const carried = { ...input, ...(param && { param }), ...(header && { header }) }
			return Reflect.apply(target as never, self, [input && carried, ...rest])
		},
	})
}

const nothingThere = async () =>
	Response.json(
		{
			status: 404,
			code: 'not_found',
			detail: 'There is nothing of this name.',
		} satisfies ApiProblem,
		{ status: 404 },
	)

const encoded = (param: Record<string, string>) =>
	Object.fromEntries(
		Object.entries(param).map(([name, value]) => [name, encodeURIComponent(value)]),
	)

/** A refusal as the API words it: a sentence for the person, and one per field. */
export interface ApiProblem {
	status: number
	code: string
	detail: string
	errors?: Record<string, string>
}

/** The body of a call's answer, where the call is not refused. */
export type Value<R> =
	R extends ClientResponse<infer T, infer S, string>
		? S extends SuccessStatusCode
			? T
			: never
		: never

export type Attempt<T> = { ok: true; value: T } | { ok: false; problem: ApiProblem }

/** The answer of a call, or its problem as a value: for actions, which show it beside the form. */
export async function attempt<R extends Response | ClientResponse<unknown>>(
	call: Promise<R>,
): Promise<Attempt<Value<R>>> {
	const response = await call
	const body = response.status === 204 ? null : await response.json()
	if (response.ok) return { ok: true, value: body as Value<R> }
	return { ok: false, problem: body as ApiProblem }
}

/** The answer of a call; a problem becomes the page's error: for loaders. */
export async function read<R extends Response | ClientResponse<unknown>>(
	call: Promise<R>,
): Promise<Value<R>> {
	const result = await attempt(call)
	if (result.ok) return result.value
	throw data(result.problem, { status: result.problem.status })
}

/** As `read`, for a part of a list: with how many there are in all. */
export async function readPage<R extends Response | ClientResponse<unknown>>(
	call: Promise<R>,
): Promise<{ items: Value<R>; total: number; isLeast: boolean }> {
	const response = await call
	const items = await read(Promise.resolve(response))
	return {
		items,
		total: Number(response.headers.get('x-total-count')),
		isLeast: response.headers.get('x-total-count-is-least') === 'true',
	}
}
