import { ownTables } from '../../db/module-tables.ts'
import type { SectionName } from './schema.ts'

export interface SettingsTables {
	settings: {
		section: SectionName
		/** As JSON, in the shape of the section. */
		value: string
		revision: number
		updated_at: number
	}
	/** The present and earlier prefixes of the shop's order numbers. */
	order_prefixes: { prefix: string; used_from: number }
	/** One row, once all was there that the shop needed to open. */
	shop_openings: { id: number; opened_at: number }
}

declare module '../../db/tables.ts' {
	interface Tables extends SettingsTables {}
}

export const settingsTables = ownTables<SettingsTables>
