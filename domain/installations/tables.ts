import type { Generated } from 'kysely'
import { ownTables, readOnly } from '../../db/module-tables.ts'
import type { OrderId, ProductId, UserId } from '../../shared/ids.ts'
import type { OrderView } from '../orders/views.ts'
import type { PhotoPlace } from './photos/schema.ts'
import type { AppointmentState, ChecklistStep, MoveReason } from './schema.ts'

export interface InstallationTables {
	installations: {
		order_id: OrderId
		installer_id: UserId
		/** When the installer comes, epoch milliseconds. */
		appointment_at: number | null
		appointment_minutes: number | null
		appointment_state: AppointmentState | null
		appointment_preference: string | null
		/** Why it was moved last. */
		appointment_reason: Generated<MoveReason | null>
		/** When the installer comes to look at the roof, epoch milliseconds. */
		survey_at: Generated<number | null>
		survey_minutes: Generated<number | null>
		survey_state: Generated<AppointmentState | null>
		survey_preference: Generated<string | null>
		survey_reason: Generated<MoveReason | null>
		/** The name the customer signed off with. */
		customer_name: string | null
		/** The lines that they drew as their signature. */
		signature: Generated<string | null>
		completed_at: number | null
		/** The continuity of its earthing; null where nothing was measured yet. */
		earth_milliohms: Generated<number | null>
		created_at: number
		updated_at: number
	}
	installation_steps: {
		order_id: OrderId
		step: ChecklistStep
		note: string | null
		done_at: number | null
		done_by: string | null
	}
	installation_photos: {
		id: string
		order_id: OrderId
		step: ChecklistStep
		/** The name of its contents. */
		image: string
		/** Where it was taken, millionths of a degree; null where that is not known. */
		latitude_e6: Generated<number | null>
		longitude_e6: Generated<number | null>
		/** How that is known. */
		place_from: Generated<PhotoPlace['from'] | null>
		created_at: number
	}
	installation_serials: {
		order_id: OrderId
		product_id: ProductId
		serial: string
		/** In capital letters, found by its beginning. */
		capitals: Generated<string | null>
		/** The same backwards, found by its end. */
		backwards: Generated<string | null>
		/** In capital letters, where no other order may have it. */
		claim: Generated<string | null>
		created_at: number
	}
	/** The changes that were sent with a key; each is made once. */
	installation_requests: {
		order_id: OrderId
		/** The id of the account. */
		sent_by: string
		key: string
		/** Of the call and its body. */
		hash: string
		created_at: number
	}
	/** The measurements of each string. */
	installation_strings: {
		order_id: OrderId
		/** From 1. */
		n: number
		name: string
		open_circuit_millivolts: number
		insulation_kiloohms: number
		polarity_correct: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends InstallationTables {}
}

export const installationTables = ownTables<InstallationTables>

/** Installations beside the orders they are of. */
export const jobTables = readOnly<InstallationTables & OrderView>

/** The columns of an installation without a survey. */
export const NO_SURVEY = {
	survey_at: null,
	survey_minutes: null,
	survey_state: null,
	survey_preference: null,
	survey_reason: null,
}

/** The columns of an installation without an appointment for its day. */
export const NO_APPOINTMENT = {
	appointment_at: null,
	appointment_minutes: null,
	appointment_state: null,
	appointment_preference: null,
	appointment_reason: null,
}
