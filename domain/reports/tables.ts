import { readOnly } from '../../db/module-tables.ts'
import type { Tables } from '../tables.ts'

/** Reports read every module's tables, and write none. */
export const reportTables = readOnly<Tables>
