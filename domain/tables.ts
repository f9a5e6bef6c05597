import type { StateTables } from '../db/state-tables.ts'
import type { AccountTables } from './accounts/tables.ts'
import type { AddressTables } from './addresses/tables.ts'
import type { AuditTables } from './audit/tables.ts'
import type { BackupTables } from './backups/tables.ts'
import type { CartTables } from './cart/tables.ts'
import type { CatalogueTables } from './catalogue/tables.ts'
import type { CheckoutTables } from './checkout/tables.ts'
import type { CodeTables } from './codes/tables.ts'
import type { DeliveryTables } from './delivery/tables.ts'
import type { DispatchTables } from './dispatches/tables.ts'
import type { EnquiryTables } from './enquiries/tables.ts'
import type { FactTables } from './facts/tables.ts'
import type { FeedbackTables } from './feedback/tables.ts'
import type { FulfilmentTables } from './fulfilment/tables.ts'
import type { InstallationTables } from './installations/tables.ts'
import type { InstallerTables } from './installers/tables.ts'
import type { JobTables } from './jobs/tables.ts'
import type { MailTables } from './mail/tables.ts'
import type { NewsletterTables } from './newsletter/tables.ts'
import type { NotificationTables } from './notifications/tables.ts'
import type { OrderTables } from './orders/tables.ts'
import type { PaperTables } from './papers/tables.ts'
import type { PaymentTables } from './payments/tables.ts'
import type { ReturnTables } from './returns/tables.ts'
import type { SavedPlanTables } from './saved-plans/tables.ts'
import type { SettingsTables } from './settings/tables.ts'
import type { TariffTables } from './tariffs/tables.ts'

/** Every table of the store; each module describes its own. */
export interface Tables
	extends AccountTables,
		AddressTables,
		CatalogueTables,
		CartTables,
		CheckoutTables,
		CodeTables,
		DeliveryTables,
		DispatchTables,
		ReturnTables,
		OrderTables,
		NewsletterTables,
		NotificationTables,
		EnquiryTables,
		FactTables,
		FeedbackTables,
		FulfilmentTables,
		AuditTables,
		BackupTables,
		InstallationTables,
		InstallerTables,
		JobTables,
		MailTables,
		PaperTables,
		PaymentTables,
		SavedPlanTables,
		SettingsTables,
		TariffTables,
		StateTables {}
