import type { AppContext } from '../domain/app-context.ts'
import { cartsFollowProducts } from '../domain/cart/product-follower.ts'
import { catalogueFollowsReferenceData } from '../domain/catalogue/reference-follower.ts'
import { anonymiseClaims } from '../domain/claims/anonymise.ts'
import { documentsFollowOrders } from '../domain/documents/order-follower.ts'
import { quotationsFollowAccounts } from '../domain/documents/quotations/account-follower.ts'
import type { Followers } from '../domain/followers.ts'
import { anonymiseChanges } from '../domain/fulfilment/changes/anonymise-changes.ts'
import { installationsFollowOrders } from '../domain/installations/order-follower.ts'
import { routingFollowsAccounts } from '../domain/orders/routing/account-follower.ts'
import { referenceDataFollowsSettings } from '../domain/reference-data/settings-follower.ts'
import { anonymiseReturns } from '../domain/returns/anonymise.ts'
import { anonymiseReviews } from '../domain/reviews/deletion.ts'
import { settlementFollowsOrders } from '../domain/settlement/order-follower.ts'
import { anonymiseSubsidies } from '../domain/subsidy/deletion.ts'

/** The hooks of later modules for events in earlier ones, in this order. */
export const FOLLOWERS: Followers<AppContext> = {
	settings: [referenceDataFollowsSettings],
	accounts: [routingFollowsAccounts, quotationsFollowAccounts],
	products: [cartsFollowProducts],
	referenceData: [catalogueFollowsReferenceData],
	orders: [
		installationsFollowOrders,
		documentsFollowOrders,
		{ anonymised: anonymiseChanges },
		{ anonymised: anonymiseReturns },
		{ anonymised: anonymiseClaims },
		{ anonymised: anonymiseReviews },
		{ anonymised: anonymiseSubsidies },
		settlementFollowsOrders,
	],
}
