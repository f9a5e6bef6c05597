import { OpenAPIHono } from '@hono/zod-openapi'
import { type Context, Hono, type Schema } from 'hono'
import { createMiddleware } from 'hono/factory'
import { addressRoutes } from '../domain/accounts/addresses/address-routes.ts'
import { isSessionOver, isStorageFailure } from '../domain/accounts/auth.ts'
import { invitationRoutes } from '../domain/accounts/invitations/invitation-routes.ts'
import { linkRoutes } from '../domain/accounts/links/link-routes.ts'
import { accountRoutes } from '../domain/accounts/routes.ts'
import { sessionRoutes } from '../domain/accounts/sessions/session-routes.ts'
import { signUpRoutes } from '../domain/accounts/sign-up/sign-up-routes.ts'
import { twoFactorRoutes } from '../domain/accounts/two-factor/two-factor-routes.ts'
import { savedAddressRoutes } from '../domain/addresses/routes.ts'
import type { AppContext } from '../domain/app-context.ts'
import { auditRoutes } from '../domain/audit/routes.ts'
import { backupRoutes } from '../domain/backups/routes.ts'
import { cartRoutes } from '../domain/cart/routes.ts'
import { productRoutes } from '../domain/catalogue/routes.ts'
import { checkoutRoutes } from '../domain/checkout/routes.ts'
import { claimRoutes } from '../domain/claims/routes.ts'
import { codeRoutes } from '../domain/codes/routes.ts'
import { contactRoutes } from '../domain/contacts/routes.ts'
import { deliveryRateRoutes, deliveryRoutes } from '../domain/delivery/routes.ts'
import { dispatchRoutes } from '../domain/dispatches/routes.ts'
import { exportRoutes } from '../domain/documents/accounting/export-routes.ts'
import { quotationRoutes } from '../domain/documents/quotations/quotation-routes.ts'
import { documentRoutes } from '../domain/documents/routes.ts'
import { enquiryRoutes } from '../domain/enquiries/routes.ts'
import { feedbackRoutes } from '../domain/feedback/routes.ts'
import { changeRoutes } from '../domain/fulfilment/changes/change-routes.ts'
import { installationRoutes } from '../domain/installations/routes.ts'
import { installerRoutes } from '../domain/installers/routes.ts'
import { jobRoutes } from '../domain/jobs/routes.ts'
import { listViewRoutes } from '../domain/list-views/routes.ts'
import { mailRoutes } from '../domain/mail/routes.ts'
import { newsletterRoutes } from '../domain/newsletter/routes.ts'
import { notificationRoutes } from '../domain/notifications/routes.ts'
import { orderRoutes } from '../domain/orders/routes.ts'
import { plannerRoutes } from '../domain/planner/routes.ts'
import { privacyRoutes } from '../domain/privacy/routes.ts'
import { referenceDataRoutes } from '../domain/reference-data/routes.ts'
import { balanceRoutes } from '../domain/reports/balance/balance-routes.ts'
import { moneyRoutes } from '../domain/reports/money/money-routes.ts'
import { monthRoutes } from '../domain/reports/months/month-routes.ts'
import { personRoutes } from '../domain/reports/person/person-routes.ts'
import { requestRoutes } from '../domain/reports/requests/request-routes.ts'
import { reportRoutes } from '../domain/reports/routes.ts'
import { searchRoutes } from '../domain/reports/search/search-routes.ts'
import { timelineRoutes } from '../domain/reports/timeline/timeline-routes.ts'
import { warrantyRoutes } from '../domain/reports/warranty/warranty-routes.ts'
import { worklistRoutes } from '../domain/reports/worklist/worklist-routes.ts'
import { returnRoutes } from '../domain/returns/routes.ts'
import { reviewRoutes } from '../domain/reviews/routes.ts'
import { savedPlanRoutes } from '../domain/saved-plans/routes.ts'
import { settingsRoutes } from '../domain/settings/routes.ts'
import { razorpayRoutes } from '../domain/settlement/razorpay/razorpay-routes.ts'
import { settlementRoutes } from '../domain/settlement/routes.ts'
import { setupRoutes } from '../domain/setup/routes.ts'
import { stockAlertRoutes } from '../domain/stock-alerts/routes.ts'
import { subsidyRoutes } from '../domain/subsidy/routes.ts'
import { tariffRoutes } from '../domain/tariffs/routes.ts'
import { taxRoutes } from '../domain/tax/routes.ts'
import { uploadRoutes } from '../domain/uploads/routes.ts'
import { openBodyBudgets } from '../http/body-budgets.ts'
import { ownOrigin, plainPath } from '../http/guard.ts'
import { languageOf } from '../http/language.ts'
import { expectedProblem, headersFor, problemResponse } from '../http/problem.ts'
import { type CountUse, openLimiters } from '../http/rate-limiter.ts'
import type { ApiEnv } from '../http/router.ts'
import { message } from '../shared/messages/message.ts'
import type { Problem, ProblemCode } from '../shared/result.ts'
import { Unavailable, unavailableIn } from '../shared/unavailable.ts'
import { knowActor, knowHashing } from './actor.ts'
import { callSpans } from './call-spans.ts'
import { docsRoutes } from './docs.ts'
import { pinRoutes } from './pins.ts'
import { storeRoutes } from './store.ts'

/** The unavailability behind an error; the accounts library does not always name the cause of its failures. */
const unavailabilityOf = (error: Error): Unavailable | null =>
	unavailableIn(error) ?? (isStorageFailure(error) ? new Unavailable('down', error) : null)

const NO_SUCH_CALL: Problem = { code: 'not_found', message: message('request.no_such_call') }
const SESSION_OVER: Problem = {
	code: 'not_signed_in',
	message: message('accounts.session_over'),
}
const FAILED: Problem = { code: 'internal', message: message('request.failed') }

/** The context of calls, by the store they are made to. */
type Given = Pick<ApiEnv['Variables'], 'limiters' | 'budgets'> & {
	ctx: AppContext
	/** Told of the problem of each call that is refused or fails. */
	refused: (code: ProblemCode) => void
}

const givenTo = (c: Context<ApiEnv>) => (c.env as ApiEnv['Bindings'] & { given: Given }).given

const give = (given: (c: Context<ApiEnv>) => Given) =>
	createMiddleware<ApiEnv>(async (c, next) => {
		const { ctx, limiters, budgets } = given(c)
		c.set('ctx', ctx)
		c.set('limiters', limiters)
		c.set('budgets', budgets)
		await next()
	})

const noSuchCall = (c: Context<ApiEnv>) => problemResponse(NO_SUCH_CALL, languageOf(c.req.raw))

/** Answers with the problem of an error, and notes it in the store's health and its log. */
function answerFailure({ ctx, refused }: Given, thrown: Error, c: Context<ApiEnv>) {
	const { health, log } = ctx
	const unavailable = unavailabilityOf(thrown)
	health.note(unavailable)
	const error = unavailable ?? thrown
	const problem = expectedProblem(error) ?? (isSessionOver(error) ? SESSION_OVER : null)
	refused((problem ?? FAILED).code)
	if (problem) return problemResponse(problem, languageOf(c.req.raw), headersFor(error))
	log.error({ err: error, path: c.req.path, method: c.req.method }, 'a call failed')
	return problemResponse(FAILED, languageOf(c.req.raw))
}

/** Without the types of their calls, which nobody asks the whole for and the compiler would add up for a second. */
const MODULES: (() => OpenAPIHono<ApiEnv, Schema>)[] = [
	productRoutes,
	accountRoutes,
	sessionRoutes,
	twoFactorRoutes,
	linkRoutes,
	invitationRoutes,
	addressRoutes,
	savedAddressRoutes,
	listViewRoutes,
	signUpRoutes,
	cartRoutes,
	deliveryRoutes,
	deliveryRateRoutes,
	codeRoutes,
	contactRoutes,
	personRoutes,
	dispatchRoutes,
	returnRoutes,
	claimRoutes,
	reviewRoutes,
	subsidyRoutes,
	checkoutRoutes,
	orderRoutes,
	settlementRoutes,
	razorpayRoutes,
	installationRoutes,
	changeRoutes,
	documentRoutes,
	exportRoutes,
	monthRoutes,
	quotationRoutes,
	enquiryRoutes,
	referenceDataRoutes,
	feedbackRoutes,
	newsletterRoutes,
	stockAlertRoutes,
	notificationRoutes,
	uploadRoutes,
	installerRoutes,
	auditRoutes,
	jobRoutes,
	backupRoutes,
	privacyRoutes,
	mailRoutes,
	reportRoutes,
	moneyRoutes,
	timelineRoutes,
	worklistRoutes,
	balanceRoutes,
	requestRoutes,
	warrantyRoutes,
	searchRoutes,
	// Before the planner, which limits everything under its address.
	savedPlanRoutes,
	plannerRoutes,
	tariffRoutes,
	taxRoutes,
	settingsRoutes,
	setupRoutes,
	storeRoutes,
	pinRoutes,
]

/** Every module's calls under /api, made to the store that comes with each. */
function mountCalls() {
	const app = new OpenAPIHono<ApiEnv>()
	app.use('*', callSpans, give(givenTo), plainPath, ownOrigin, knowActor, knowHashing)
	for (const routes of MODULES) app.route('/api', routes())
	app.route('/api', docsRoutes(app))
	app.notFound(noSuchCall)
	app.onError((thrown, c) => answerFailure(givenTo(c), thrown, c))
	return app
}

let mounted: ReturnType<typeof mountCalls> | undefined

const mountedOnce = () => {
	mounted ??= mountCalls()
	return mounted
}

/** The description of a call, beside its responses. */
export interface DescribedCall {
	/** With its parameters in braces. */
	path: string
	'x-cached-by'?: readonly string[]
	'x-max-body-bytes'?: number
	'x-reads-much'?: boolean
}

/** Every call, as its module describes it. */
export const describedCalls = (): DescribedCall[] =>
	mountedOnce().openAPIRegistry.definitions.flatMap((each) =>
		each.type === 'route' ? [each.route] : [],
	)

interface Watchers {
	/** Counts limited calls, where several processes serve. */
	countUse?: CountUse | undefined
	refused?: Given['refused']
}

/** The whole API of a store. The calls are mounted once for all stores of the process. */
export function createApi(ctx: AppContext, { countUse, refused = () => {} }: Watchers = {}) {
	const calls = mountedOnce()
	const limiters = openLimiters(ctx.policy, countUse)
	const given = { ctx, limiters, budgets: openBodyBudgets(), refused }
	const app = new Hono<ApiEnv>()
	app.use(
		'*',
		give(() => given),
	)
	// Nothing under /api is a page, even where other routes match its address.
	app.all('/api/*', (c) => calls.fetch(c.req.raw, { ...c.env, given }))
	app.notFound(noSuchCall)
	app.onError((thrown, c) => answerFailure(given, thrown, c))
	return app
}
