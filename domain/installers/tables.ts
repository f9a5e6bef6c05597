import type { Generated } from 'kysely'
import { ownTables, readOnly } from '../../db/module-tables.ts'
import type { UserId } from '../../shared/ids.ts'
import type { AccountView } from '../accounts/views.ts'
import type { ApplicationStatus } from './schema.ts'

export interface InstallerTables {
	installer_profiles: {
		user_id: UserId
		firm: string
		licence_number: string
		base_pin: string | null
		jobs_a_week: number
		/** By which buyers reach them from acceptance on. */
		phone: Generated<string | null>
		whatsapp: Generated<string | null>
		/** A JSON list. */
		languages: Generated<string>
		/** The name of its contents. */
		photo: Generated<string | null>
		updated_at: number
	}
	installer_areas: { user_id: UserId; prefix: string }
	installer_applications: {
		id: string
		user_id: UserId
		firm: string
		licence_number: string
		message: string | null
		status: ApplicationStatus
		reason: string | null
		/** The name of the admin. */
		decided_by: string | null
		decided_at: number | null
		created_at: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends InstallerTables {}
}

export const installerTables = ownTables<InstallerTables>

/** Profiles, areas and applications beside the accounts they are of. */
export const installerAccountTables = readOnly<InstallerTables & AccountView>
