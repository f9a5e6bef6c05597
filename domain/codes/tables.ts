import { ownTables } from '../../db/module-tables.ts'
import type { Day } from '../../shared/calendar.ts'
import type { Paise } from '../../shared/money.ts'

export interface CodeTables {
	discount_codes: {
		id: string
		/** In capitals. */
		code: string
		amount_paise: Paise | null
		/** Hundredths of a per cent. */
		percent_bp: number | null
		cap_paise: Paise | null
		least_goods_paise: Paise
		valid_from: Day
		valid_to: Day | null
		max_uses: number | null
		max_per_person: number | null
		ended_at: number | null
		/** The name of the admin. */
		created_by: string
		created_at: number
	}
	code_uses: {
		code_id: string
		n: number
		/** The mail address as people are counted, where the code counts them. */
		person: string | null
		/** The last ten digits of the phone, likewise. */
		phone: string | null
		person_n: number | null
		order_id: string
		discount_paise: Paise
		used_at: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends CodeTables {}
}

export const codeTables = ownTables<CodeTables>
