import { readOnly } from '../../db/module-tables.ts'
import type { Tables } from '../../db/tables.ts'

export type ReportTables = Tables

/** Reports read every module's tables, and write none. */
export const reportTables = readOnly<ReportTables>
