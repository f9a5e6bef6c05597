import type { Tx } from '../../db/database.ts'
import type { Result } from '../../shared/result.ts'
import type { Fields, SectionName } from './schema.ts'

/** A section of the settings as it is saved, without secrets in the clear. */
export interface SectionSaved {
	section: SectionName
	before: Fields
	after: Fields
	/** Epoch milliseconds. */
	at: number
}

/** The work of later modules when settings are saved, in the same transaction. */
export interface SettingsFollower {
	/** @returns a refusal, which undoes the change */
	saved(tx: Tx, section: SectionSaved): Promise<Result<void>>
}
