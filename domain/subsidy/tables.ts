import type { Generated } from 'kysely'
import { ownTables } from '../../db/module-tables.ts'
import type { OrderId } from '../../shared/ids.ts'
import type { PaperKind, PaperType, SubsidyStep } from './rules.ts'

export interface SubsidyTables {
	/** The steps that are done. */
	subsidy_steps: {
		order_id: OrderId
		step: SubsidyStep
		done_at: number
		done_role: 'Buyer' | 'Installer'
		done_name: string
	}
	subsidy_papers: {
		id: string
		order_id: OrderId
		kind: PaperKind
		type: PaperType
		size_bytes: number
		added_role: 'Buyer' | 'Installer'
		/** The file, encrypted. */
		sealed: string
		created_at: number
	}
	subsidy_reminders: {
		order_id: OrderId
		is_wanted: number
		sent_at: number | null
		installer_sent_at: Generated<number | null>
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends SubsidyTables {}
}

export const subsidyTables = ownTables<SubsidyTables>
