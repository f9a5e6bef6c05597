import { readOnly } from '../../db/module-tables.ts'
import type { Tables } from '../../db/tables.ts'

/** A person's data lie in every module's tables; they are read here, and written by each module. */
export const privacyTables = readOnly<Tables>
