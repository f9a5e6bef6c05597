import { readOnly } from '../../db/module-tables.ts'
import type { Tables } from '../../db/tables.ts'

/** What the store knows of a person lies in every module's tables; they are read here, and written by each module. */
export const privacyTables = readOnly<Tables>
