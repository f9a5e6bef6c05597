import { audit } from './audit.ts'
import { backups } from './backups.ts'
import { catalogue } from './catalogue.ts'
import { enquiries } from './enquiries.ts'
import { productImport } from './import.ts'
import { installations } from './installations.ts'
import { jobs } from './jobs.ts'
import { mail } from './mail/index.ts'
import { accounts } from './people/accounts.ts'
import { addresses } from './people/addresses.ts'
import { contacts } from './people/contacts.ts'
import { feedback } from './people/feedback.ts'
import { installers } from './people/installers.ts'
import { listViews } from './people/list-views.ts'
import { newsletter } from './people/newsletter.ts'
import { notifications } from './people/notifications.ts'
import { privacy } from './people/privacy.ts'
import { savedPlans } from './people/saved-plans.ts'
import { planner } from './planner/index.ts'
import { referenceData } from './reference-data.ts'
import { reports } from './reports.ts'
import { address } from './requests/address.ts'
import { gstin } from './requests/gstin.ts'
import { input } from './requests/input.ts'
import { problem } from './requests/problem.ts'
import { request } from './requests/request.ts'
import { sentences } from './requests/sentences.ts'
import { reviews } from './reviews.ts'
import { billingDocuments } from './sales/billing-documents.ts'
import { cart } from './sales/cart.ts'
import { checkout } from './sales/checkout.ts'
import { claims } from './sales/claims.ts'
import { codes } from './sales/codes.ts'
import { delivery } from './sales/delivery.ts'
import { dispatches } from './sales/dispatches.ts'
import { documents } from './sales/documents.ts'
import { fulfilment } from './sales/fulfilment.ts'
import { netCost } from './sales/net-cost.ts'
import { orders } from './sales/orders.ts'
import { payments } from './sales/payments.ts'
import { returns } from './sales/returns.ts'
import { subsidy } from './sales/subsidy.ts'
import { settings } from './settings.ts'
import { stockAlerts } from './stock-alerts.ts'
import { tariffs } from './tariffs.ts'
import { uploads } from './uploads.ts'

/** Every sentence of the store in English, by code. */
export const en = {
	...accounts,
	...address,
	...addresses,
	...audit,
	...backups,
	...cart,
	...catalogue,
	...checkout,
	...contacts,
	...codes,
	...delivery,
	...dispatches,
	...enquiries,
	...referenceData,
	...feedback,
	...fulfilment,
	...netCost,
	...gstin,
	...productImport,
	...input,
	...installations,
	...installers,
	...jobs,
	...mail,
	...newsletter,
	...notifications,
	...orders,
	...documents,
	...payments,
	...claims,
	...returns,
	...billingDocuments,
	...planner,
	...privacy,
	...problem,
	...reports,
	...reviews,
	...request,
	...listViews,
	...savedPlans,
	...sentences,
	...settings,
	...uploads,
	...stockAlerts,
	...subsidy,
	...tariffs,
}
