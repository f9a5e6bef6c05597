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
import type { codeRoutes } from '../domain/codes/routes.ts'
import type { deliveryRateRoutes, deliveryRoutes } from '../domain/delivery/routes.ts'
import type { dispatchRoutes } from '../domain/dispatches/routes.ts'
import type { enquiryRoutes } from '../domain/enquiries/routes.ts'
import type { factRoutes } from '../domain/facts/routes.ts'
import type { feedbackRoutes } from '../domain/feedback/routes.ts'
import type { changeRoutes } from '../domain/fulfilment/changes/change-routes.ts'
import type { installationRoutes } from '../domain/installations/routes.ts'
import type { installerRoutes } from '../domain/installers/routes.ts'
import type { jobRoutes } from '../domain/jobs/routes.ts'
import type { mailRoutes } from '../domain/mail/routes.ts'
import type { newsletterRoutes } from '../domain/newsletter/routes.ts'
import type { notificationRoutes } from '../domain/notifications/routes.ts'
import type { orderRoutes } from '../domain/orders/routes.ts'
import type { quotationRoutes } from '../domain/papers/quotations/quotation-routes.ts'
import type { paperRoutes } from '../domain/papers/routes.ts'
import type { plannerRoutes } from '../domain/planner/routes.ts'
import type { privacyRoutes } from '../domain/privacy/routes.ts'
import type { moneyRoutes } from '../domain/reports/money/money-routes'
import type { reportRoutes } from '../domain/reports/routes.ts'
import type { timelineRoutes } from '../domain/reports/timeline/timeline-routes'
import type { returnRoutes } from '../domain/returns/routes.ts'
import type { savedPlanRoutes } from '../domain/saved-plans/routes.ts'
import type { settingsRoutes } from '../domain/settings/routes.ts'
import type { razorpayRoutes } from '../domain/settlement/razorpay/razorpay-routes.ts'
import type { settlementRoutes } from '../domain/settlement/routes'
import type { tariffRoutes } from '../domain/tariffs/routes.ts'
import type { taxRoutes } from '../domain/tax/routes.ts'
import type { uploadRoutes } from '../domain/uploads/routes.ts'

import { isNoId } from './ui/forms/path-id'

/** Calls the API in process as the one who asked for the page, and passes its cookies on to them. */
export type InProcessApi = (request: Request) => Promise<Response>

export const inProcessApiContext = createContext<InProcessApi>()

/** What the server gives every loader and action of a request. */
export type Context = Readonly<RouterContextProvider>

/** A request, with what the server gives for it: what every action is called with. */
export interface Asked {
	request: Request
	context: Context
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
		audit: hc<ReturnType<typeof auditRoutes>>(BASE, options).audit,
		accounts: hc<ReturnType<typeof accountRoutes>>(BASE, options),
		invitations: hc<ReturnType<typeof invitationRoutes>>(BASE, options),
		links: hc<ReturnType<typeof linkRoutes>>(BASE, options),
		addresses: hc<ReturnType<typeof addressRoutes>>(BASE, options).account.address,
		signUps: hc<ReturnType<typeof signUpRoutes>>(BASE, options).account['sign-up'],
		ownSessions: hc<ReturnType<typeof sessionRoutes>>(BASE, options).profile.sessions,
		twoFactor: hc<ReturnType<typeof twoFactorRoutes>>(BASE, options).account['two-factor'],
		savedAddresses: hc<ReturnType<typeof savedAddressRoutes>>(BASE, options).account.addresses,
		savedPlans: hc<ReturnType<typeof savedPlanRoutes>>(BASE, options).planner,
		cart: hc<ReturnType<typeof cartRoutes>>(BASE, options).cart,
		catalogue: hc<ReturnType<typeof productRoutes>>(BASE, options),
		changes: hc<ReturnType<typeof changeRoutes>>(BASE, options).orders,
		checkout: hc<ReturnType<typeof checkoutRoutes>>(BASE, options).checkout,
		codes: hc<ReturnType<typeof codeRoutes>>(BASE, options).codes,
		dispatches: hc<ReturnType<typeof dispatchRoutes>>(BASE, options).orders[':id'].dispatches,
		returns: hc<ReturnType<typeof returnRoutes>>(BASE, options).orders[':id'],
		delivery: hc<ReturnType<typeof deliveryRoutes>>(BASE, options).delivery,
		deliveryRates: hc<ReturnType<typeof deliveryRateRoutes>>(BASE, options)['delivery-rates'],
		enquiries: hc<ReturnType<typeof enquiryRoutes>>(BASE, options).enquiries,
		events: hc<ReturnType<typeof notificationRoutes>>(BASE, options).events,
		facts: hc<ReturnType<typeof factRoutes>>(BASE, options).facts,
		fits: hc<ReturnType<typeof plannerRoutes>>(BASE, options).products,
		feedback: hc<ReturnType<typeof feedbackRoutes>>(BASE, options).feedback,
		gstSummary: hc<ReturnType<typeof paperRoutes>>(BASE, options)['gst-summary'],
		installations: hc<ReturnType<typeof installationRoutes>>(BASE, options),
		installers: hc<ReturnType<typeof installerRoutes>>(BASE, options),
		backups: hc<ReturnType<typeof backupRoutes>>(BASE, options).backups,
		jobs: hc<ReturnType<typeof jobRoutes>>(BASE, options).jobs,
		mail: hc<ReturnType<typeof mailRoutes>>(BASE, options),
		newsletter: hc<ReturnType<typeof newsletterRoutes>>(BASE, options).newsletter,
		notifications: hc<ReturnType<typeof notificationRoutes>>(BASE, options).notifications,
		orderCounts: hc<ReturnType<typeof orderRoutes>>(BASE, options)['order-counts'],
		orderAddresses: hc<ReturnType<typeof orderRoutes>>(BASE, options)['order-addresses'],
		orders: hc<ReturnType<typeof orderRoutes>>(BASE, options).orders,
		ordersSeen: hc<ReturnType<typeof orderRoutes>>(BASE, options)['orders-seen'],
		quotations: hc<ReturnType<typeof quotationRoutes>>(BASE, options).quotations,
		papers: hc<ReturnType<typeof paperRoutes>>(BASE, options).orders,
		planner: hc<ReturnType<typeof plannerRoutes>>(BASE, options).planner,
		privacy: hc<ReturnType<typeof privacyRoutes>>(BASE, options).account,
		money: hc<ReturnType<typeof moneyRoutes>>(BASE, options),
		reports: hc<ReturnType<typeof reportRoutes>>(BASE, options).reports,
		online: hc<ReturnType<typeof razorpayRoutes>>(BASE, options),
		pins: hc<ReturnType<typeof pinRoutes>>(BASE, options).pins,
		settlement: hc<ReturnType<typeof settlementRoutes>>(BASE, options),
		settings: hc<ReturnType<typeof settingsRoutes>>(BASE, options).settings,
		setup: hc<ReturnType<typeof settingsRoutes>>(BASE, options).setup,
		store: hc<ReturnType<typeof storeRoutes>>(BASE, options).store,
		tariffTables: hc<ReturnType<typeof tariffRoutes>>(BASE, options)['tariff-tables'],
		tax: hc<ReturnType<typeof taxRoutes>>(BASE, options).products,
		timeline: hc<ReturnType<typeof timelineRoutes>>(BASE, options).orders[':id'].timeline,
		upload: hc<ReturnType<typeof uploadRoutes>>(BASE, options).upload,
	})
}

/**
 * What a form sent may be in a header's place, where HTTP has no room for most letters: such a header goes
 * out empty, and is refused as what it is.
 */
const inHeaders = (header: Record<string, string | undefined>) =>
	Object.fromEntries(
		Object.entries(header).map(([name, value]) => [
			name,
			value && /^[\x20-\x7e]*$/.test(value) ? value : '',
		]),
	)

/**
 * The client puts parameters into a path as they are; an id that was typed into an address could then
 * lead to another call (`../session`). Every parameter is encoded before it gets there, and what would
 * lead elsewhere even so is answered as what it is: nothing.
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

type Value<R> =
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
): Promise<{ items: Value<R>; total: number }> {
	const response = await call
	const items = await read(Promise.resolve(response))
	return { items, total: Number(response.headers.get('x-total-count')) }
}
