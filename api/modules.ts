import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Schema } from 'hono'
import { addressRoutes } from '../domain/accounts/addresses/address-routes.ts'
import { invitationRoutes } from '../domain/accounts/invitations/invitation-routes.ts'
import { linkRoutes } from '../domain/accounts/links/link-routes.ts'
import { accountRoutes } from '../domain/accounts/routes.ts'
import { sessionRoutes } from '../domain/accounts/sessions/session-routes.ts'
import { signUpRoutes } from '../domain/accounts/sign-up/sign-up-routes.ts'
import { twoFactorRoutes } from '../domain/accounts/two-factor/two-factor-routes.ts'
import { savedAddressRoutes } from '../domain/addresses/routes.ts'
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
import type { ApiEnv } from '../http/router.ts'
import { pinRoutes } from './pins.ts'
import { storeRoutes } from './store.ts'

/** Calls by the function that makes their routes, and the start of the addresses that a page means by their name. */
const calls = <Routes extends () => OpenAPIHono<ApiEnv, Schema>, const Path extends string[]>(
	routes: Routes,
	...path: Path
) => ({ routes, path })

/** Calls by name. */
type Calls = Record<string, ReturnType<typeof calls>>

/**
 * The modules of `domain/` from the first to the last: each imports those before it, and none after it. The calls of a
 * module stand with it, by the names that pages ask them by.
 */
export const MODULES = {
	imports: {},
	uploads: { upload: calls(uploadRoutes, 'upload') },
	backups: { backups: calls(backupRoutes, 'backups') },
	audit: { audit: calls(auditRoutes, 'audit') },
	settings: { settings: calls(settingsRoutes, 'settings') },
	notifications: {
		events: calls(notificationRoutes, 'events'),
		notifications: calls(notificationRoutes, 'notifications'),
		notificationCounts: calls(notificationRoutes, 'notification-counts'),
		restoredNotifications: calls(notificationRoutes, 'notifications', 'restore'),
	},
	jobs: { jobs: calls(jobRoutes, 'jobs') },
	sms: {},
	mail: { mail: calls(mailRoutes) },
	newsletter: { newsletter: calls(newsletterRoutes, 'newsletter') },
	feedback: {
		feedbackReplies: calls(feedbackRoutes, 'feedback-replies'),
		feedback: calls(feedbackRoutes, 'feedback'),
	},
	contacts: { contactNotes: calls(contactRoutes, 'contact-notes') },
	'reference-data': { facts: calls(referenceDataRoutes, 'facts') },
	tariffs: { tariffTables: calls(tariffRoutes, 'tariff-tables') },
	catalogue: { catalogue: calls(productRoutes) },
	delivery: {
		delivery: calls(deliveryRoutes, 'delivery'),
		deliveryRates: calls(deliveryRateRoutes, 'delivery-rates'),
	},
	tax: { tax: calls(taxRoutes, 'products') },
	planner: { fits: calls(plannerRoutes, 'products'), planner: calls(plannerRoutes, 'planner') },
	cart: { cart: calls(cartRoutes, 'cart') },
	codes: { codes: calls(codeRoutes, 'codes') },
	'closed-months': {},
	payments: {},
	checkout: {
		checkout: calls(checkoutRoutes, 'checkout'),
		heldPrices: calls(checkoutRoutes, 'held-prices'),
	},
	accounts: {
		accounts: calls(accountRoutes),
		mySessions: calls(sessionRoutes, 'profile', 'sessions'),
		twoFactor: calls(twoFactorRoutes, 'account', 'two-factor'),
		links: calls(linkRoutes),
		invitations: calls(invitationRoutes),
		addresses: calls(addressRoutes, 'account', 'address'),
		signUps: calls(signUpRoutes, 'account', 'sign-up'),
	},
	'saved-plans': { savedPlans: calls(savedPlanRoutes, 'planner') },
	addresses: { savedAddresses: calls(savedAddressRoutes, 'account', 'addresses') },
	'list-views': { listViews: calls(listViewRoutes, 'account', 'list-views') },
	'stock-alerts': { stockAlerts: calls(stockAlertRoutes, 'stock-alerts') },
	installers: { installers: calls(installerRoutes) },
	enquiries: { enquiries: calls(enquiryRoutes, 'enquiries') },
	orders: {
		followedOrders: calls(orderRoutes, 'followed-orders'),
		orderTracking: calls(orderRoutes, 'order-tracking'),
		orderCounts: calls(orderRoutes, 'order-counts'),
		orderAddresses: calls(orderRoutes, 'order-addresses'),
		orders: calls(orderRoutes, 'orders'),
		ordersSeen: calls(orderRoutes, 'orders-seen'),
	},
	documents: {
		documents: calls(documentRoutes, 'orders'),
		documentCounts: calls(documentRoutes, 'document-counts'),
		allDocuments: calls(documentRoutes, 'documents'),
		gstSummary: calls(exportRoutes, 'gst-summary'),
		quotations: calls(quotationRoutes, 'quotations'),
	},
	installations: { installations: calls(installationRoutes) },
	fulfilment: { changes: calls(changeRoutes, 'orders') },
	dispatches: {
		dispatches: calls(dispatchRoutes, 'orders', ':id', 'dispatches'),
		parcels: calls(dispatchRoutes, 'dispatches'),
	},
	returns: { returns: calls(returnRoutes, 'orders', ':id') },
	claims: { claims: calls(claimRoutes, 'orders', ':id', 'claims') },
	reviews: { reviews: calls(reviewRoutes) },
	subsidy: { subsidy: calls(subsidyRoutes) },
	settlement: { settlement: calls(settlementRoutes), online: calls(razorpayRoutes) },
	setup: { setup: calls(setupRoutes, 'setup') },
	reports: {
		people: calls(personRoutes, 'people'),
		months: calls(monthRoutes, 'months'),
		reports: calls(reportRoutes, 'reports'),
		money: calls(moneyRoutes),
		timeline: calls(timelineRoutes, 'orders', ':id', 'timeline'),
		worklist: calls(worklistRoutes, 'worklist'),
		balance: calls(balanceRoutes, 'reports', 'balance'),
		orderRequests: calls(requestRoutes),
		warranties: calls(warrantyRoutes, 'warranties'),
		search: calls(searchRoutes, 'search'),
	},
	privacy: { privacy: calls(privacyRoutes, 'account') },
}

/** The calls that belong to no module. */
export const OTHER_CALLS = {
	store: calls(storeRoutes, 'store'),
	pins: calls(pinRoutes, 'pins'),
}

/** All calls, by name. */
export const ALL_CALLS: Calls = Object.assign({}, ...Object.values<Calls>(MODULES), OTHER_CALLS)

/** The start of the addresses that a page means by a name. */
export const PATHS: Record<string, readonly string[]> = Object.fromEntries(
	Object.entries(ALL_CALLS).map(([name, { path }]) => [name, path]),
)
