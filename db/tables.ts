import type { UsersTables } from '../domain/accounts/tables.ts'
import type { AuditTables } from '../domain/audit/tables.ts'
import type { CartTables } from '../domain/cart/tables.ts'
import type { CatalogueTables } from '../domain/catalogue/tables.ts'
import type { EnquiryTables } from '../domain/enquiries/tables.ts'
import type { FactTables } from '../domain/facts/tables.ts'
import type { FeedbackTables } from '../domain/feedback/tables.ts'
import type { InstallationTables } from '../domain/installations/tables.ts'
import type { InstallerTables } from '../domain/installers/tables.ts'
import type { NotificationTables } from '../domain/notifications/tables.ts'
import type { OrderTables } from '../domain/orders/tables.ts'
import type { StateTables } from './state-tables.ts'

/** Every table of the store; each room describes its own. */
export interface Tables
	extends UsersTables,
		CatalogueTables,
		CartTables,
		OrderTables,
		NotificationTables,
		EnquiryTables,
		FactTables,
		FeedbackTables,
		AuditTables,
		InstallationTables,
		InstallerTables,
		StateTables {}
